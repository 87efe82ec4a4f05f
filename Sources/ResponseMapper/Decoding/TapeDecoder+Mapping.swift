extension TapeDecoder {
    /// Has a model decode itself from this value, and calls its `mapping(_:)` if it is a
    /// ``Modelable``.
    func make<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try make(type, run.facts(about: type))
    }

    @inline(__always)
    func make<Value: Decodable>(_ type: Value.Type, _ facts: DecodedType) throws -> Value {
        try checkStack()
        let isMapped = run.maps(facts)
        let value = try type.init(from: self)
        return isMapped ? try mapped(value) : value
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private func mapped<Value>(_ value: Value) throws -> Value {
        guard var model = value as? any Modelable else { return value }
        do {
            try run.logging(at: jsonPath) { try run.rules { try model.mapping(json) } }
        } catch let error as MapError {
            throw DecodingError(error.prefixed(by: jsonPath), at: codingPath)
        }
        return model as? Value ?? value
    }
}

extension DecodingRun {
    /// Adds the repairs that are made meanwhile to those of this run.
    fileprivate func logging(at path: JSONPath, _ map: () throws -> Void) rethrows {
        guard let repairer, !isMadeUp else { return try map() }
        let log = RepairLog()
        try log.observing(map)
        for repair in log.report(of: nil).repairs { repairer.note(repair.prefixed(by: path)) }
    }
}
