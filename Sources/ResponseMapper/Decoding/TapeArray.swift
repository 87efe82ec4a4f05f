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
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try element(type)
    }

    @inline(__always)
    mutating func element<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if isAtEnd { throw end(type) }
        let value = try decoder.read(type, at: position, .element(currentIndex))
        step()
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        let container = try nested().container(keyedBy: type)
        step()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try nested().unkeyedContainer()
        step()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try nested()
        step()
        return decoder
    }

    private func nested() throws -> TapeDecoder {
        decoder.inner(at: try next(Any.self), .element(currentIndex))
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
