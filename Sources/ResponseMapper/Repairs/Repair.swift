import Locks
import StreamNet

/// A repair of a value that was missing, or that did not match the model.
public struct Repair: Sendable, Hashable {
    /// The kinds of repairs.
    public enum Kind: String, Sendable, CaseIterable {
        /// A value was converted without loss: `"42"` to 42, 1 to true.
        case converted = "converted"
        /// A string was read as the object or array that it contains as JSON.
        case parsed = "parsed"
        /// A value was missing or null, and the type's default, or an empty value, was used.
        case defaulted = "default used"
        /// A value that did not fit an optional became nil.
        case cleared = "nil used"
        /// A value that matches no case became ``UnknownCase/unknown``.
        case unknownCase = "unknown used"
        /// An element of a list or dictionary was dropped; the path leads to the mismatch in it.
        case dropped = "dropped"
    }

    /// The path in the body.
    public let path: JSONPath
    /// The kind of repair.
    public let kind: Kind
    /// The expected type, or a description of the expected value.
    public let wanted: String
    /// The value found: `string "n/a"`, at most 40 characters; `•••` if `Redaction.standard` hides
    /// it.
    public let found: String

    /// Creates a repair, for tests.
    public init(_ kind: Kind, at path: JSONPath, wanted: String, found: String) {
        (self.path, self.kind, self.wanted, self.found) = (path, kind, wanted, found)
    }

    func prefixed(by outer: JSONPath) -> Repair {
        Repair(kind, at: outer + path, wanted: wanted, found: found)
    }
}

extension Repair {
    /// Creates a repair for an error; `name` describes the expected value if the error does not.
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
    /// The value found here, redacted if the name is that of a secret.
    fileprivate func shown(_ found: String) -> String {
        guard case .key(let name)? = parts.last(where: \.isKey) else { return found }
        let standard = Redaction.standard
        return Self.isHarmless(name)
            ? standard.redacted(found) : standard.redacted(found, of: name)
    }

    /// The names that are not those of secrets: finding out takes half the time of a repair.
    private static let harmless = Mutex<Set<String>>([])

    private static func isHarmless(_ name: String) -> Bool {
        if harmless.withLock({ $0.contains(name) }) { return true }
        // Nothing remains nothing, unless it is hidden.
        guard Redaction.standard.redacted("", of: name).isEmpty else { return false }
        harmless.withLock { if $0.count < NameStyle.mostShared { $0.insert(name) } }
        return true
    }
}

extension JSONPath.Part {
    fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}

extension Repair: CustomStringConvertible {
    /// One line: `$.items[3].price: wanted Double, found string "n/a"; dropped`.
    public var description: String { "\(path): wanted \(wanted), found \(found); \(kind.rawValue)" }
}

/// All repairs that were made for one mapping.
public struct RepairReport: Sendable {
    /// The request whose response was mapped; nil if a value was read without one.
    public let endpoint: Endpoint?
    /// The repairs, in the order in which the models read; at most the first thousand.
    public let repairs: [Repair]
    /// The number of repairs beyond these.
    public let omitted: Int

    /// Creates a report, for tests.
    public init(_ repairs: [Repair] = [], omitted: Int = 0, endpoint: Endpoint? = nil) {
        (self.repairs, self.omitted, self.endpoint) = (repairs, omitted, endpoint)
    }

    /// True if nothing was repaired.
    public var isEmpty: Bool { repairs.isEmpty }
}

extension Endpoint {
    /// Adds repairs to the trace of the request, a mark for each, up to twenty.
    func mark(repairs report: RepairReport) {
        for repair in report.repairs.prefix(20) { mark("repaired", "\(repair)") }
        let rest = report.repairs.count + report.omitted - 20
        if rest > 0 { mark("repaired", "\(rest) more") }
    }
}

extension RepairReport: CustomStringConvertible {
    /// The request and the number of repairs, then a line for each; "" if there are none.
    public var description: String {
        guard !isEmpty else { return "" }
        let count = repairs.count + omitted
        let title = (endpoint.map { "\($0): " } ?? "") + "\(count) repair\(count == 1 ? "" : "s")"
        let more = omitted == 0 ? [] : ["and \(omitted) more"]
        return ([title] + repairs.map(\.description) + more).joined(separator: "\n")
    }
}
