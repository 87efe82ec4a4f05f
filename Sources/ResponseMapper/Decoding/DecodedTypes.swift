import Foundation
import Locks

/// The facts about a type that decoding asks for each value of it.
struct DecodedType: Sendable {
    fileprivate let identity: ObjectIdentifier
    /// The way in which it is read without a decoder of its own; nil if it decodes itself.
    let direct: DirectType?
    /// True if `mapping(_:)` of the type is to be called after a value is decoded.
    let isMapped: Bool
    /// True for a type that reads all of its values itself.
    let isModelable: Bool
    /// True for a scalar with a requirement of its own in containers, and for its optional.
    let isScalar: Bool
    /// The type itself, if it is a list whose elements are decoded directly.
    let list: (any ModelList.Type)?
    let arePaths: Bool

    fileprivate init(_ type: Any.Type) {
        identity = ObjectIdentifier(type)
        direct = DirectType.all[identity]
        list = direct == nil ? type as? any ModelList.Type : nil
        arePaths = type is any PathCodingKey.Type
        // A Modelable calls it by itself; containers are of these.
        isModelable = type is any Modelable.Type
        isScalar = Self.isScalar(unwrapped(type))
        isMapped = type is any Mappable.Type && !isModelable
    }
}

extension DecodedType {
    private static func isScalar(_ type: Any.Type) -> Bool {
        type is any FixedWidthInteger.Type || type == String.self || type == Bool.self
            || type == Double.self || type == Float.self
    }
}

/// The facts about the types decoded so far, as a search for conformances takes a tenth of the time
/// of a small model. A run copies the shared table, and replaces it if it has met other types.
struct DecodedTypes: Sendable {
    private static let shared = Mutex(DecodedTypes())

    static var known: DecodedTypes { shared.withLock { $0 } }

    /// True for a type that reads all of its values itself.
    static func isModelable(_ type: Any.Type) -> Bool {
        shared.withLock { $0.facts(about: type)?.isModelable ?? $0.search(type).isModelable }
    }

    private var places: [DecodedType?] = Array(repeating: nil, count: Self.count)
    private var isChanged = false

    private static let count = 256

    /// Returns the facts about a type; nil if they must be searched.
    @inline(__always) func facts(about type: Any.Type) -> DecodedType? {
        let place = Self.place(of: type)
        if let known = places[place], known.identity == ObjectIdentifier(type) { return known }
        let other = places[place ^ 1]
        return other?.identity == ObjectIdentifier(type) ? other : nil
    }

    // Their addresses are multiples of 8; those of a module follow each other.
    @inline(__always) private static func place(of type: Any.Type) -> Int {
        let bits = UInt(bitPattern: ObjectIdentifier(type)) >> 3
        return Int(truncatingIfNeeded: (bits ^ bits >> 7) & UInt(count - 1))
    }

    /// Makes the table the one that later runs start with, if it has changed.
    mutating func share() {
        guard isChanged else { return }
        isChanged = false
        Self.shared.withLock { [self] in $0 = self }
    }

    @inline(never) mutating func search(_ type: Any.Type) -> DecodedType {
        let facts = DecodedType(type)
        let place = Self.place(of: type)
        // Two types of one place, as those of a model and of its keys may be, do not take turns.
        if let former = places[place] { places[place ^ 1] = former }
        places[place] = facts
        isChanged = true
        return facts
    }
}

/// A type that has a strategy, or that is read without a decoder of its own.
enum DirectType: Sendable {
    case url, date, data, decimal, uuid, json
    case strings, doubles, integers, stringsByKey, doublesByKey, integersByKey, int128, uint128

    var isList: Bool {
        switch self {
        case .strings, .doubles, .integers, .stringsByKey, .doublesByKey, .integersByKey: true
        case .url, .date, .data, .decimal, .uuid, .json, .int128, .uint128: false
        }
    }

    static let all: [ObjectIdentifier: DirectType] = {
        var all: [(Any.Type, DirectType)] = [
            (URL.self, .url), (Date.self, .date), (Data.self, .data), (Decimal.self, .decimal),
            (UUID.self, .uuid), (JSON.self, .json), ([String].self, .strings),
            ([Double].self, .doubles), ([Int].self, .integers),
            ([String: String].self, .stringsByKey), ([String: Double].self, .doublesByKey),
            ([String: Int].self, .integersByKey),
        ]
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            all += [(Int128.self, .int128), (UInt128.self, .uint128)]
        }
        return Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0), $1) })
    }()
}
