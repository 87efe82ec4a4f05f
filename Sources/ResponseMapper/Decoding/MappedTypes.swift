/// The types of which `mapping(_:)` is to be called after they are decoded.
///
/// Remembers the types asked for, as a search for conformances takes a tenth of the time of a small
/// model; the first ones of which it is not called without a hash.
struct MappedTypes {
    private typealias Identity = ObjectIdentifier?
    private var plain: (Identity, Identity, Identity, Identity, Identity, Identity) =
        (nil, nil, nil, nil, nil, nil)
    private var others: [ObjectIdentifier: Bool] = [:]

    /// True if it is already known that nothing is to be called.
    @inline(__always)
    func areKnown(without type: Any.Type) -> Bool {
        let identity = ObjectIdentifier(type)
        return plain.0 == identity || plain.1 == identity || plain.2 == identity
            || plain.3 == identity || plain.4 == identity || plain.5 == identity
    }

    mutating func contain(_ type: Any.Type) -> Bool {
        let identity = ObjectIdentifier(type)
        if let known = others[identity] { return known }
        // Containers make each of their models by itself.
        let isMapped =
            type is any Modelable.Type && !(type is any OptionalModel.Type)
            && !(type is any RepairedList.Type)
        if isMapped || plain.5 != nil {
            others[identity] = isMapped
        } else {
            plain = (identity, plain.0, plain.1, plain.2, plain.3, plain.4)
        }
        return isMapped
    }
}
