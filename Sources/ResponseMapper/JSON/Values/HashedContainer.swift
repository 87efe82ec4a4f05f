/// A container whose values are hashed one after another.
struct HashedContainer {
    private var rest: [JSONMembers.Pair]
    private let isObject: Bool
    private var hasher = Hasher()
    /// The sum of the hashes of members, which have no order.
    private var sum = 0

    init(_ value: JSON) {
        isObject = value.type == .object
        rest = isObject ? value.lastMembers : value.arrayValue.map { ("", $0) }
        if !isObject { rest.reverse() }
        hasher.combine(isObject)
        hasher.combine(rest.count)
    }

    /// Hashes all values up to a container, which is returned; ``add(_:)`` must follow.
    mutating func next() -> HashedContainer? {
        while let value = rest.last?.value {
            switch value.type {
            case .array, .object: return HashedContainer(value)
            case .absent, .null, .bool, .number, .string:
                var hasher = Hasher()
                value.hashScalar(into: &hasher)
                add(hasher.finalize())
            }
        }
        return nil
    }

    /// Adds the hash of the value that is next.
    mutating func add(_ hash: Int) {
        guard let (key, _) = rest.popLast() else { return }
        guard isObject else { return hasher.combine(hash) }
        var member = Hasher()
        member.combine(ExactName(text: key))
        member.combine(hash)
        sum &+= member.finalize()
    }

    /// The hash of all values.
    var hash: Int {
        var whole = hasher
        whole.combine(sum)
        return whole.finalize()
    }
}

extension JSON {
    /// Hashes a scalar.
    func hashScalar(into hasher: inout Hasher) {
        hasher.combine(type)
        switch shape {
        case .absent, .null, .taped, .array, .object: break
        case .bool(let flag): hasher.combine(flag)
        case .number(let number): hasher.combine(number)
        case .string(let text): hasher.combine(ExactName(text: text))
        }
    }
}
