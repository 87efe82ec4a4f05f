import Foundation

extension JSON {
    /// Makes JSON of a value of unknown type, such as one of `JSONSerialization`: of text, numbers,
    /// ``JSON``, `NSNull`, what a ``Record`` can store, and arrays and dictionaries, whose keys are
    /// sorted. Throws ``MapError`` with the path of anything else.
    public init(any value: Any) throws(MapError) {
        if ThreadStack.isNearlyFull { throw .noStack("values in each other") }
        if let value = value as? any Record.Storable {
            self = value.recorded
        } else if let value = value as? any Record.Model {
            self = value.json
        } else if let values = value as? [String: Any] {
            let members = values.sorted { $0.key < $1.key }
            self.init(
                object: try members.map { (key, value) throws(MapError) in
                    (key, try Self.element(value, at: .key(key)))
                })
        } else if let values = value as? [Any] {
            self.init(
                try values.enumerated().map { (index, value) throws(MapError) in
                    try Self.element(value, at: .index(index))
                })
        } else if let text = value as? String {
            // An Objective-C string that is not bridged to Swift yet.
            self.init(text)
        } else if value is NSNull {
            self = .null
        } else if let number = (value as? NSNumber)?.plain as? any Record.Storable {
            self = number.recorded
        } else {
            throw .mismatch(
                path: .root, wanted: "a value that JSON has", found: "a \(Swift.type(of: value))")
        }
    }

    private static func element(_ value: Any, at part: JSONPath.Part) throws(MapError) -> JSON {
        do throws(MapError) { return try JSON(any: value) } catch {
            throw error.prefixed(by: [part])
        }
    }
}
