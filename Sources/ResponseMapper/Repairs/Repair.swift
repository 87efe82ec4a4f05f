import Foundation

/// What was done where a value was missing, or was not what the model wants.
public struct Repair: Sendable, Hashable {
    /// What can be done.
    public enum Kind: String, Sendable, CaseIterable {
        /// A value was converted, without loss: `"42"` to 42, 1 to true.
        case converted = "converted"
        /// A text was read as the object or array that it spells.
        case parsed = "parsed"
        /// Nothing was there, and the type's own value, or the empty one, was used.
        case defaulted = "default used"
        /// A value that no optional could hold became nil.
        case cleared = "nil used"
        /// A value that names no case became ``UnknownCase/unknown``.
        case unknownCase = "unknown used"
        /// An element of a list, or a member of a dictionary, was left out; the path leads to what
        /// is wrong with it.
        case dropped = "dropped"
    }

    /// Where in the body.
    public let path: JSONPath
    /// What was done.
    public let kind: Kind
    /// The type that was wanted, or what else was, in words.
    public let wanted: String
    /// The value that was found, in a few words: `string "n/a"`, at most 40 characters of it;
    /// `•••` under a name that `Redaction.standard` hides.
    public let found: String

    /// Makes a repair, for tests.
    public init(_ kind: Kind, at path: JSONPath, wanted: String, found: String) {
        (self.path, self.kind, self.wanted, self.found) = (path, kind, wanted, found)
    }

    /// The same repair seen from further outside.
    func prefixed(by outer: JSONPath) -> Repair {
        Repair(kind, at: outer + path, wanted: wanted, found: found)
    }
}

extension Repair {
    /// What was done about an error; `name` is what was wanted where it does not say.
    init(_ kind: Kind, because error: MapError, wanted name: String = "a value") {
        switch error.reason {
        case .mismatch(let wanted, let found):
            self.init(kind, at: error.path, wanted: wanted, found: error.path.shown(found))
        case .missing, .invalidJSON, .notText, .emptyBody, .unreadableBody, .noEnvelope, .business,
            .several:
            self.init(kind, at: error.path, wanted: name, found: "nothing")
        }
    }
}

extension JSONPath {
    /// What was found here, unless the name says that it is a secret.
    fileprivate func shown(_ found: String) -> String {
        guard case .key(let name)? = parts.last(where: \.isKey) else { return found }
        return Redaction.standard.redacted(found, of: name)
    }
}

extension JSONPath.Part {
    fileprivate var isKey: Bool {
        if case .key = self { true } else { false }
    }
}

extension Repair: CustomStringConvertible {
    /// One line: `$.items[3].price: wanted Double, found string "n/a"; dropped`.
    public var description: String {
        "\(path): wanted \(wanted), found \(found); \(kind.rawValue)"
    }
}
