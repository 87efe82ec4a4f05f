import Foundation

/// A policy for JSON that does not match the model, set for a provider, a plugin, a target, a call
/// or a ``ModelDecoder``. Every repair can be observed: see <doc:WhenTheServerLies>.
public struct MappingPolicy: Sendable, Hashable {
    /// The kinds of repairs that are allowed; none by a strict policy.
    package var repairs: Set<Repair.Kind>
    /// The number of bad elements of one list, or members of one dictionary, that may be dropped.
    package var dropping = DropLimit.share(0.5)
    /// True if an error lists all that is wrong; nothing is repaired then, whatever ``repairs`` is.
    package var isThorough = false
    package var defaults = ScalarDefaults()

    /// Repairs nothing: a value that does not fit is an error. The default.
    public static let strict = MappingPolicy(repairs: [])

    /// Repairs nothing; one error lists everything that is wrong (``MapError/Reason/several(_:)``),
    /// up to a hundred errors. Values inside a value that is not a model at all cannot be checked.
    public static let thorough = MappingPolicy(repairs: [], isThorough: true)

    /// Repairs everything that can be repaired, and drops up to half of a list, never all of it. A
    /// failed request has no model, and an object that has none of a model's keys is none.
    public static let lenient = MappingPolicy(repairs: Set(Repair.Kind.allCases))

    /// Repairs values that do not fit.
    /// - Parameters:
    ///   - repairs: The kinds of repairs that are allowed; any other mismatch is an error.
    ///   - limit: The number of elements of a list that may be dropped; one more is an error.
    ///   - defaults: The values for scalars that are missing, where no model declares one.
    public static func lenient(
        repairing repairs: Set<Repair.Kind> = Set(Repair.Kind.allCases),
        dropping limit: DropLimit = .share(0.5), defaults: ScalarDefaults = ScalarDefaults()
    ) -> MappingPolicy {
        MappingPolicy(repairs: repairs, dropping: limit, defaults: defaults)
    }

    var isLenient: Bool { !repairs.isEmpty }
}

extension MappingPolicy {
    /// A limit for the bad elements of one list that may be dropped.
    public enum DropLimit: Sendable, Hashable {
        /// This many elements, even if they are all of the list.
        case count(Int)
        /// This share of the list, rounded down: `.share(0.5)` drops one of two or three elements,
        /// and never the only one. A share of 1 or more is all of them, and any less is never all.
        case share(Double)
        /// All elements.
        case any

        func elements(of count: Int) -> Int {
            switch self {
            case .count(let limit): max(limit, 0)
            case .share(1...), .any: count
            // A product that was rounded to just below an integer counts as that; NaN allows none.
            case .share(let share) where share > 0 && count > 0:
                min(Int((Double(count) * share).nextUp), count - 1)
            case .share: 0
            }
        }
    }
}

extension MapError {
    /// Creates an error for more bad elements in the list at a path than may be dropped.
    init(tooMany first: MapError, _ limit: Int, at path: JSONPath) {
        let elements = limit == 1 ? "1 bad element" : "\(limit) bad elements"
        let place = JSONPath(Array(first.path.parts.dropFirst(path.parts.count)))
        // A description starts with a dollar for the root; this path is relative to the list.
        let inside = "\(MapError(first.reason, at: place))".dropFirst()
        self = .mismatch(path: path, wanted: "at most \(elements)", found: "more, first \(inside)")
    }

    var each: [MapError] { if case .several(let errors) = reason { errors } else { [self] } }
}

/// The values that a lenient mapping uses for scalars that are missing or `null`, where no model
/// declares one; by default the empty ones. A missing optional stays nil.
///
///     let defaults = ScalarDefaults(string: "–", integer: -1)
///     MapperPlugin(policy: .lenient(defaults: defaults))
public struct ScalarDefaults: Sendable, Hashable {
    package var string: String
    /// The default of integers of every width; 0 for a type that it does not fit.
    package var integer: Int
    package var float: Double
    package var bool: Bool

    /// Makes defaults.
    public init(string: String = "", integer: Int = 0, float: Double = 0, bool: Bool = false) {
        (self.string, self.integer, self.float, self.bool) = (string, integer, float, bool)
    }

    func value<Value>(of type: Value.Type) -> Value? {
        if let type = type as? any FixedWidthInteger.Type { return value(of: type) as? Value }
        if type == String.self { return string as? Value }
        if type == Bool.self { return bool as? Value }
        if type == Double.self { return float as? Value }
        if type == Float.self { return Float(float) as? Value }
        return type == Decimal.self ? Decimal(float) as? Value : nil
    }

    private func value<Integer: FixedWidthInteger>(of type: Integer.Type) -> Integer {
        Integer(exactly: integer) ?? 0
    }
}

/// A model that declares default values for properties missing in a response.
///
///     struct Item: Codable, Defaulted {
///         var name = "untitled"
///         var count = 1
///     }
/// A lenient mapping uses these values for properties that are missing or `null`, and for a raw
/// value that names no case of an enum. Those of an `Encodable` type are found by coding key, those
/// of any other type by property name: see <doc:WhenTheServerLies>.
public protocol Defaulted {
    /// Creates a model with the default values.
    init()
}

/// An enum with a case for unknown values.
///
///     enum State: String, Codable, UnknownCase { case on, off, unknown }
/// A lenient mapping uses it, unless the enclosing model declares a default for the property.
public protocol UnknownCase {
    /// The case for values that match no other case.
    static var unknown: Self { get }
}
