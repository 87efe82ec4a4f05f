/// Why a value could not be made from JSON, and where.
public enum MapError: Error, Hashable, Sendable {
    /// There is nothing at the path.
    case missing(path: JSONPath)

    /// What stands at the path is not what the model wants. `wanted` names a type, `found` is
    /// the value in a few words: `string "n/a"`.
    case mismatch(path: JSONPath, wanted: String, found: String)

    /// The bytes are not JSON.
    case invalidJSON(JSONError)
}

extension MapError {
    /// The same error seen from further outside: `$.price` becomes `$.items[3].price`.
    ///
    /// An error that has no path stays what it is.
    public func prefixed(by path: JSONPath) -> MapError {
        switch self {
        case .missing(let inner): .missing(path: path + inner)
        case .mismatch(let inner, let wanted, let found):
            .mismatch(path: path + inner, wanted: wanted, found: found)
        case .invalidJSON: self
        }
    }
}

extension MapError: CustomStringConvertible {
    /// One line: `$.items[3].price: wanted Double, found string "n/a"`.
    public var description: String {
        switch self {
        case .missing(let path): "\(path): missing"
        case .mismatch(let path, let wanted, let found): "\(path): wanted \(wanted), found \(found)"
        case .invalidJSON(let error): "not JSON: \(error)"
        }
    }
}
