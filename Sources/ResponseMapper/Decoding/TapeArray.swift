struct TapeArray: UnkeyedDecodingContainer {
    private let decoder: TapeDecoder
    private var position: Int
    private(set) var currentIndex = 0

    init(of decoder: TapeDecoder) {
        self.decoder = decoder
        position = decoder.tape.first(in: decoder.index)
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.tape.count(at: decoder.index) }
    var isAtEnd: Bool { position >= decoder.tape.end(of: decoder.index) }

    mutating func decodeNil() throws -> Bool {
        guard try decoder.tape.isNull(at: next(Any?.self)) else { return false }
        step()
        return true
    }

    @inline(__always)
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try element(type) }

    @inline(__always) mutating func element<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if isAtEnd { throw end(type) }
        let value = try decoder.read(type, at: position, .element(currentIndex))
        step()
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try nested { try $0.container(keyedBy: type) } }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try nested { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try nested { $0 } }

    private mutating func nested<Value>(_ read: (TapeDecoder) throws -> Value) throws -> Value {
        let value = try read(decoder.inner(at: next(Any.self), .element(currentIndex)))
        step()
        return value
    }

    private func next(_ wanted: Any.Type) throws -> Int {
        if isAtEnd { throw end(wanted) }
        return position
    }

    private func end(_ wanted: Any.Type) -> DecodingError {
        decoder.issue(.init(wanted, .end, step: .element(currentIndex)))
    }

    /// Advances past an element only after it was read, so that it can be tried as another type.
    private mutating func step() {
        position = decoder.tape.next(after: position)
        currentIndex += 1
    }
}
