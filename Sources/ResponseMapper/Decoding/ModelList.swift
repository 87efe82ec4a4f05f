/// A list or a dictionary that decodes its elements directly: their own `init(from:)` asks a
/// container for each, which takes a fifth of the time of a small model, or searches all keys.
protocol ModelList: SendableMetatype {
    static var isObject: Bool { get }

    init(elementsOf list: TapeDecoder) throws
}

extension Array: ModelList where Element: Decodable {
    static var isObject: Bool { false }

    init(elementsOf list: TapeDecoder) throws { self = try list.elements(Element.self) }
}

extension Set: ModelList where Element: Decodable {
    static var isObject: Bool { false }

    init(elementsOf list: TapeDecoder) throws {
        let elements = try list.elements(Element.self)
        self = Self.same(elements, Int.self) ?? Self.same(elements, String.self) ?? Self(elements)
    }

    /// The same set, made by code for one type of scalars; nil for elements of another type.
    @inline(__always) private static func same<Scalar: Hashable>(
        _ elements: [Element], _ type: Scalar.Type
    ) -> Self? {
        guard Element.self == type, let scalars = Optional(elements).cast(to: [Scalar].self)
        else { return nil }
        return Optional(Set<Scalar>(scalars)).cast()
    }
}

extension Dictionary: ModelList where Key: Decodable, Value: Decodable {
    static var isObject: Bool { Key.self == String.self || Key.self == Int.self }

    init(elementsOf list: TapeDecoder) throws {
        var members: Self?
        if Key.self == String.self {
            members = try list.members(Value.self) { $0 }.cast()
        } else if Key.self == Int.self, list.run.keepsKeys {
            members = try list.members(Value.self) { Int($0) }.cast()
        }
        // Its own decoding converts the keys of numbers, and reports one that is none.
        self = try members ?? Self(from: list)
    }
}

extension TapeDecoder {
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never) func elements<Value: Decodable>(
        of list: any ModelList.Type, _ type: Value.Type, _ facts: DecodedType, at index: Int,
        _ step: DecodingStep
    ) throws -> Value {
        let decoder = inner(at: index, step)
        try decoder.checkStack()
        let value = try list.init(elementsOf: decoder) as? Value
        // Never without a value: the list is of that type.
        let made = try value ?? decoder.make(type, facts)
        run.takeBack(decoder)
        return made
    }

    /// The members of the object by key; nil if `key` returns nil for one.
    @inline(__always) fileprivate func members<Key, Value: Decodable>(
        _ type: Value.Type, _ key: (String) -> Key?
    ) throws -> [Key: Value]? {
        var members = [Key: Value](minimumCapacity: tape.count(at: index))
        var position = tape.first(in: index) + 1
        let end = tape.end(of: index)
        while position < end {
            let name = tape.key(of: position)
            guard let key = key(name) else { return nil }
            do {
                let value = try read(type, at: position, .member(name, PathKey.self))
                members.updateValue(value, forKey: key)
            } catch {
                // A value that another one follows may be of any kind.
                let isLast = tape.member(name, of: index) == position
                if isLast || run.isStopped { throw error }
            }
            position = tape.next(after: position) + 1
        }
        return members
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    fileprivate func elements<Element: Decodable>(_ type: Element.Type) throws -> [Element] {
        var position = tape.first(in: index)
        let end = tape.end(of: index)
        guard position < end else { return [] }
        var elements: [Element] = []
        elements.reserveCapacity(tape.count(at: index))
        let facts = run.facts(about: type)
        if facts.isScalar, let elements = tape.scalars(of: index, as: type) { return elements }
        guard !isScalar(type), facts.direct == nil, facts.list == nil else {
            while position < end {
                elements.append(try read(type, at: position, .element(elements.count)))
                position = tape.next(after: position)
            }
            return elements
        }
        let keepsKeys = run.keepsKeys || type is any StringKeyed.Type
        // One decoder for all elements, unless one of them has retained it.
        var decoder = inner(at: position, .element(0), keepsKeys: keepsKeys)
        while true {
            elements.append(try decoder.make(type, facts))
            position = tape.next(after: position)
            guard position < end else { break }
            let step = DecodingStep.element(elements.count)
            if isKnownUniquelyReferenced(&decoder) {
                decoder.reenter(position, step)
            } else {
                decoder = inner(at: position, step, keepsKeys: keepsKeys)
            }
        }
        run.takeBack(decoder)
        return elements
    }
}

extension Tape {
    /// The elements of an array of scalars, or of optional ones; nil if one is of another kind, and
    /// for elements of other types.
    func scalars<Element>(of index: Int, as type: Element.Type) -> [Element]? {
        if let list = scalars(of: index, type, { bool(at: $0) }) { return list }
        if let list = scalars(of: index, type, { double(at: $0) }) { return list }
        if let list = scalars(of: index, type, { string(at: $0) }) { return list }
        if let list = scalars(of: index, type, { float(at: $0) }) { return list }
        if let list = integers(of: index, type, Int.self) { return list }
        if let list = integers(of: index, type, Int64.self) { return list }
        if let list = integers(of: index, type, Int32.self) { return list }
        if let list = integers(of: index, type, Int16.self) { return list }
        if let list = integers(of: index, type, Int8.self) { return list }
        if let list = integers(of: index, type, UInt.self) { return list }
        if let list = integers(of: index, type, UInt64.self) { return list }
        if let list = integers(of: index, type, UInt32.self) { return list }
        if let list = integers(of: index, type, UInt16.self) { return list }
        return integers(of: index, type, UInt8.self)
    }

    @inline(__always) private func integers<Element, Scalar: FixedWidthInteger>(
        of index: Int, _ type: Element.Type, _ scalar: Scalar.Type
    ) -> [Element]? { scalars(of: index, type) { integer(at: $0, as: scalar) } }

    @inline(__always) private func scalars<Element, Scalar>(
        of index: Int, _ type: Element.Type, _ read: (Int) -> Scalar?
    ) -> [Element]? {
        if Element.self == Scalar.self { return list(of: index, read).cast() }
        guard Element.self == Scalar?.self else { return nil }
        let optionals: [Scalar?]? = list(of: index) { position in
            isNull(at: position) ? .some(nil) : read(position).map { .some($0) }
        }
        return optionals.cast()
    }
}
