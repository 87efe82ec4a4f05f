/// A model that is decoded, and then completed with values that decoding cannot read. Without a
/// response: `try Post(from: text)`. A ``Modelable`` reads all of its values itself.
public protocol Mappable: Decodable, Sendable {
    /// Reads further values after the model is made; called once, also for a model that a
    /// ``ModelDecoder`` decodes inside of another one.
    mutating func mapping(_ json: JSON) throws
}

extension Mappable {
    /// Reads nothing more.
    public mutating func mapping(_ json: JSON) throws {}
}

/// A model that reads itself from JSON, as it chooses strictly, `name = try json.get("name")`, or
/// leniently, `bio = json["bio"].stringValue`. It is `Decodable`, too, by the same initializer.
public protocol Modelable: Mappable {
    /// Reads the model; `json` is the value at the model path, which may be `null`.
    init(_ json: JSON) throws
}

extension Modelable {
    /// Reads the model from the JSON of any decoder; a ``ModelDecoder`` has it without a copy.
    public init(from decoder: any Decoder) throws {
        if let own = decoder as? TapeDecoder {
            self = try own.mapping { json in try Self.reading(json) }
            return
        }
        do { self = try Self.reading(JSON(from: decoder)) } catch let error as MapError {
            throw DecodingError(error.prefixed(by: JSONPath(codingPath: decoder.codingPath)))
        }
    }

    @inline(__always) static func reading(_ json: JSON) throws -> Self {
        var model = try self.init(json)
        try model.mapping(json)
        return consume model  // or it would be copied, as the compiler does not know its type
    }
}

extension Modelable where Self: Defaulted {
    /// Makes the model of an object or `null`, which `mapping` reads; else throws ``MapError``.
    public init(_ json: JSON) throws {
        guard json.isMissing || json.type == .object
        else { throw json.mismatch(wanted: "an object") }
        self.init()
    }
}

extension TapeDecoder {
    /// Reads a model from this value by the model's own code.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never) func mapping<Value>(_ map: (JSON) throws -> Value) throws -> Value {
        try checkWholeStack()
        do {
            return try run.logging(at: jsonPath) { try run.rules { try map(json) } }
        } catch let error as MapError {
            throw DecodingError(error.prefixed(by: jsonPath), at: codingPath)
        }
    }

    /// Has a model decode itself from this value; calls its `mapping(_:)` if it is ``Mappable``.
    @inline(__always)
    func make<Value: Decodable>(_ type: Value.Type, _ facts: DecodedType) throws -> Value {
        try checkStack()
        try run.checkCancellation()
        let value = try type.init(from: self)
        return facts.isMapped ? try mapped(value) : value
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never) private func mapped<Value>(_ value: Value) throws -> Value {
        guard var model = value as? any Mappable else { return value }
        try mapping { try model.mapping($0) }
        return model as? Value ?? value
    }
}

extension DecodingRun {
    /// Adds the repairs that are made meanwhile to those of this run.
    fileprivate func logging<Value>(
        at path: @autoclosure () -> JSONPath, _ map: () throws -> Value
    ) rethrows -> Value {
        guard let log = repairer?.log, !isMadeUp else { return try map() }
        let start = log.count
        let value = try log.observing(map)
        if log.count > start { log.prefix(from: start, by: path()) }
        return value
    }
}
