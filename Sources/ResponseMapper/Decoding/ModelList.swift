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

extension Dictionary: ModelList where Key == String, Value: Decodable {
    static var isObject: Bool { true }

    init(elementsOf list: TapeDecoder) throws {
        let (tape, index) = (list.tape, list.index)
        self.init(minimumCapacity: tape.count(at: index))
        var position = tape.first(in: index) + 1
        let end = tape.end(of: index)
        while position < end {
            let key = tape.key(of: position)
            do {
                let value = try list.read(Value.self, at: position, .member(key, PathKey.self))
                updateValue(value, forKey: key)
            } catch {
                // A value that another one follows may be of any kind.
                let isLast = tape.member(key, of: index) == position
                if isLast || list.run.isStopped { throw error }
            }
            position = tape.next(after: position) + 1
        }
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

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    fileprivate func elements<Element: Decodable>(_ type: Element.Type) throws -> [Element] {
        var position = tape.first(in: index)
        let end = tape.end(of: index)
        guard position < end else { return [] }
        var elements: [Element] = []
        elements.reserveCapacity(tape.count(at: index))
        let facts = isScalar(type) ? nil : run.facts(about: type)
        guard let facts, facts.direct == nil, facts.list == nil else {
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
