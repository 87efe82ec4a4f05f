extension TapeDecoder {
    @inline(__always) func read<Value: Decodable>(
        _ type: Value.Type, at index: Int, _ step: @autoclosure () -> DecodingStep
    ) throws -> Value {
        if isScalar(type) { return try readScalar(type, at: index, step()) }
        return try readRare(type, at: index, step())
    }

    @inline(never) private func readScalar<Value: Decodable>(
        _ type: Value.Type, at index: Int, _ step: @autoclosure () -> DecodingStep
    ) throws -> Value {
        if let value = scalar(type, at: index) { return value }
        return try scalarMisfit(type, at: index, step())
    }

    /// Specialized for a known type, this is reduced to one line. It is not called for other types:
    /// the cast to their optional would look up that type's metadata each time.
    @inline(__always) private func scalar<Value>(_ type: Value.Type, at index: Int) -> Value? {
        if type == String.self { return tape.string(at: index).cast() }
        if type == Int.self { return tape.integer(at: index, as: Int.self).cast() }
        if type == Bool.self { return tape.bool(at: index).cast() }
        if type == Double.self { return tape.double(at: index).cast() }
        if type == Float.self { return tape.float(at: index).cast() }
        if type == Int64.self { return tape.integer(at: index, as: Int64.self).cast() }
        if type == UInt64.self { return tape.integer(at: index, as: UInt64.self).cast() }
        if type == Int32.self { return tape.integer(at: index, as: Int32.self).cast() }
        if type == UInt32.self { return tape.integer(at: index, as: UInt32.self).cast() }
        if type == UInt.self { return tape.integer(at: index, as: UInt.self).cast() }
        if type == Int16.self { return tape.integer(at: index, as: Int16.self).cast() }
        if type == UInt16.self { return tape.integer(at: index, as: UInt16.self).cast() }
        if type == Int8.self { return tape.integer(at: index, as: Int8.self).cast() }
        return tape.integer(at: index, as: UInt8.self).cast()
    }

    @inline(__always) func isScalar<Value>(_ type: Value.Type) -> Bool {
        type == String.self || type == Int.self || type == Bool.self || type == Double.self
            || type == Float.self || type == Int64.self || type == UInt64.self
            || type == Int32.self || type == UInt32.self || type == UInt.self
            || type == Int16.self || type == UInt16.self || type == Int8.self
            || type == UInt8.self
    }

    /// Returns a decoder for a value inside, or for this value as another type.
    func inner(at index: Int, _ step: DecodingStep, keepsKeys: Bool? = nil) -> TapeDecoder {
        run.decoder(at: index, step, of: self, keepsKeys: keepsKeys ?? run.keepsKeys)
    }

    /// Returns a decoder that reads null, for a value that is missing.
    func nothing(_ step: DecodingStep) throws -> TapeDecoder {
        let null = try Tape(PaddedText(copying: "null"))
        let run = DecodingRun(inside: run, null, repairer: run.repairer, isMadeUp: true)
        return run.decoder(at: run.tape.root, step, of: self, keepsKeys: run.keepsKeys)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never) func readModel<Value: Decodable>(
        _ type: Value.Type, at index: Int, _ step: DecodingStep
    ) throws -> Value {
        if let repairer = run.repairer {
            return try repairedModel(type, at: index, step, by: repairer)
        }
        let facts = run.facts(about: type)
        if let list = facts.list, list.isObject ? tape.isObject(at: index) : tape.isArray(at: index)
        {
            return try elements(of: list, type, facts, at: index, step)
        }
        let keepsKeys = run.keepsKeys || type is any StringKeyed.Type
        if becomesRoot(at: step, keepsKeys) { return try make(type, facts) }
        let decoder = inner(at: index, step, keepsKeys: keepsKeys)
        let value = try decoder.make(type, facts)
        run.takeBack(decoder)
        return value
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never) private func scalarMisfit<Value: Decodable>(
        _ type: Value.Type, at index: Int, _ step: DecodingStep
    ) throws -> Value {
        if let float = nonConforming(type, at: index) { return float }
        let isNumber = tape.kind(at: index) == .number && type != String.self && type != Bool.self
        return try settle(
            DecodingIssue(type, isNumber ? .content : .kind, at: index, step: step), as: type)
    }

    func nonConforming<Value>(_ type: Value.Type, at index: Int) -> Value? {
        guard
            type == Double.self || type == Float.self,
            case .convertFromString(let infinity, let negative, let nan) =
                run.options.nonConformingFloatDecodingStrategy,
            let text = tape.string(at: index)
        else { return nil }
        let value: Double? =
            switch text {
            case infinity: .infinity
            case negative: -.infinity
            case nan: .nan
            default: nil
            }
        return type == Float.self ? value.map(Float.init) as? Value : value as? Value
    }
}
