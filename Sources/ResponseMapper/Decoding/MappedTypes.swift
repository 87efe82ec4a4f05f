/// The types of which `mapping(_:)` is to be called after they are decoded.
///
/// Remembers the types asked for, as a search for conformances takes a twentieth of the time of a
/// small model.
struct MappedTypes {
    /// The identities of types by their hash, the last bit set if they are mapped.
    private var slots: [UInt] = []

    private static let size = 32
    private static let probes = 4

    @inline(__always)
    mutating func contain(_ type: Any.Type) -> Bool {
        if !slots.isEmpty {
            let identity = UInt(bitPattern: ObjectIdentifier(type))
            for slot in Self.slots(of: identity) {
                let known = slots[slot & (Self.size - 1)]
                if known & ~1 == identity { return known & 1 == 1 }
            }
        }
        return add(type)
    }

    @inline(__always)
    private static func slots(of identity: UInt) -> Range<Int> {
        let first = Int(truncatingIfNeeded: (identity >> 4 ^ identity >> 9) & UInt(size - 1))
        return first..<first + probes
    }

    @inline(never)
    private mutating func add(_ type: Any.Type) -> Bool {
        if slots.isEmpty { slots = Array(repeating: 0, count: Self.size) }
        // Containers make each of their models by itself.
        let isMapped =
            type is any Modelable.Type && !(type is any OptionalModel.Type)
            && !(type is any RepairedList.Type)
        let identity = UInt(bitPattern: ObjectIdentifier(type))
        let free = Self.slots(of: identity).map { $0 & (Self.size - 1) }
        slots[free.first { slots[$0] == 0 } ?? free[0]] = identity | (isMapped ? 1 : 0)
        return isMapped
    }
}
