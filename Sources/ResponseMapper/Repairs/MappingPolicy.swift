/// What mapping does with JSON that is not as the model wants it.
///
/// ```swift
/// provider.rx(.items, .lenient).mapArray(Item.self)               // one call
/// Provider<Shop>(plugins: [MapperPlugin(policy: .lenient)])       // all of a provider
/// try ModelDecoder(policy: .lenient).decode(Item.self, from: data)
/// ```
///
/// The models know nothing of it. Every repair can be heard of: see <doc:WhenTheServerLies>.
public struct MappingPolicy: Sendable, Hashable {
    /// What may be repaired; nothing by a strict policy.
    public var repairs: Set<Repair.Kind>
    /// How many bad elements of one list, or members of one dictionary, may be dropped.
    public var dropping: DropLimit
    /// Whether an error tells everything that is wrong, and not only what is met first; nothing is
    /// repaired then, whatever ``repairs`` says.
    public var isThorough: Bool

    /// Repairs nothing: what does not fit is an error. The default.
    public static let strict = MappingPolicy(repairs: [], dropping: .share(0.5), isThorough: false)

    /// Repairs nothing, and reads on, so that one error tells all that is wrong
    /// (``MapError/Reason/several(_:)``).
    ///
    /// What stands below a value that is no model at all cannot be told, and after the first
    /// hundred findings there is silence.
    public static let thorough = MappingPolicy(
        repairs: [], dropping: .share(0.5), isThorough: true)

    /// Repairs what can be repaired, and drops up to half of a list.
    public static let lenient = MappingPolicy(
        repairs: Set(Repair.Kind.allCases), dropping: .share(0.5), isThorough: false)

    /// Repairs what can be repaired.
    /// - Parameters:
    ///   - repairs: what may be repaired; the rest is an error, as by a strict policy.
    ///   - limit: how many elements of a list may be dropped; what is beyond it is an error.
    public static func lenient(
        repairing repairs: Set<Repair.Kind> = Set(Repair.Kind.allCases),
        dropping limit: DropLimit = .share(0.5)
    ) -> MappingPolicy {
        MappingPolicy(repairs: repairs, dropping: limit, isThorough: false)
    }

    /// Whether something is repaired.
    var isLenient: Bool { !repairs.isEmpty }
}

extension MappingPolicy {
    /// How many bad elements of one list may be dropped.
    public enum DropLimit: Sendable, Hashable {
        /// So many.
        case count(Int)
        /// This part of the list, rounded up: of `.share(0.5)` a list of one may lose it.
        case share(Double)
        /// All.
        case any

        /// How many of `count`.
        func elements(of count: Int) -> Int {
            switch self {
            case .count(let limit): max(limit, 0)
            // Not a number is no share.
            case .share(let share) where share > 0:
                Int((Double(count) * min(share, 1)).rounded(.up))
            case .share: 0
            case .any: count
            }
        }
    }
}

extension MapError {
    /// There are more bad elements in the list at a path than may be dropped.
    init(tooMany first: MapError, _ limit: Int, at path: JSONPath) {
        let elements = limit == 1 ? "1 bad element" : "\(limit) bad elements"
        let place = JSONPath(Array(first.path.parts.dropFirst(path.parts.count)))
        // What begins with a dollar begins at the root, and this begins at the list.
        let inside = "\(MapError(first.reason, at: place))".dropFirst()
        self = .mismatch(path: path, wanted: "at most \(elements)", found: "more, first \(inside)")
    }

    /// The errors of which this one consists.
    var each: [MapError] {
        if case .several(let errors) = reason { errors } else { [self] }
    }
}
