extension TapeDecoder {
    /// Has a value decode itself, and repairs it if that fails.
    @inline(never) func repairedModel<Value: Decodable>(
        _ type: Value.Type, at index: Int, _ step: DecodingStep, by repairer: Repairer
    ) throws -> Value {
        let traits = repairer.traits(of: type)
        let needsDefault = tape.isNull(at: index) && !traits.isOptional
        let preset = needsDefault ? preset(type, at: index, step, traits, by: repairer) : nil
        if let preset { return preset }
        do {
            return try repairer.trying {
                let keepsKeys = run.keepsKeys || type is any StringKeyed.Type
                let decoder = inner(at: index, step, keepsKeys: keepsKeys)
                decoder.declared = traits.declared
                let value = try traits.list.map {
                    try $0.init(repairing: decoder, by: repairer) as? Value
                }
                let facts = run.facts(about: type)
                let model = try value.flatMap { $0 } ?? decoder.make(type, facts)
                if decoder.keys == .missing, !repairer.isThorough { throw OtherObject() }
                run.takeBack(decoder)
                return model
            }
        } catch {
            let isOther = error is OtherObject
            // It is that of another model only if this one requires a key.
            if isOther, let model = unrepaired(type, at: index, step) { return model }
            let error = isOther ? otherObject(type, at: index, step) : error
            return try recovered(from: error, as: type, at: index, step, traits, by: repairer)
        }
    }

    /// Returns nil for an optional value that does not fit.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never) func cleared<Value: Decodable>(
        _ error: any Error, _ type: Value.Type, at index: Int, _ step: DecodingStep
    ) throws -> Value? {
        guard let repairer = run.repairer, !repairer.isStopped else { throw error }
        let issue = DecodingIssue(type, .content, at: index, step: step)
        if repairer.isThorough {
            find(error, issue, by: repairer)
        } else {
            guard repairer.allows(.cleared) else { throw error }
            note(.cleared, because: error, issue)
        }
        return nil
    }

    /// The type's default for `null`, unless `null` is one of its values.
    private func preset<Value: Decodable>(
        _ type: Value.Type, at index: Int, _ step: DecodingStep, _ traits: ModelTraits,
        by repairer: Repairer
    ) -> Value? {
        if let value = unrepaired(type, at: index, step) { return value }
        guard index != run.listed, repairer.allows(.defaulted) else { return nil }
        guard let value = declaredValue(type, step) ?? traits.preset(as: type) else { return nil }
        note(.defaulted, DecodingIssue(type, .kind, at: index, step: step))
        return value
    }

    /// The value that is read without repairs; nil if that fails.
    private func unrepaired<Value: Decodable>(
        _ type: Value.Type, at index: Int, _ step: DecodingStep
    ) -> Value? {
        let strict = DecodingRun(inside: run, tape, repairer: nil)
        return try? strict.decoder(at: index, step, of: self, keepsKeys: run.keepsKeys)
            .make(type, strict.facts(about: type))
    }

    private func recovered<Value: Decodable>(
        from error: any Error, as type: Value.Type, at index: Int, _ step: DecodingStep,
        _ traits: ModelTraits, by repairer: Repairer
    ) throws -> Value {
        if repairer.isStopped { throw error }
        let isClosed = traits.hasRawValue && traits.unknown(as: type) == nil
        let issue = DecodingIssue(
            type, .content, at: index, step: step,
            isClosed && repairer.allows(.unknownCase) ? "\(type), which is no UnknownCase" : nil)
        var error = error
        // One that the model throws itself gets the ``MapError`` that those of this decoder have.
        let context = (error as? DecodingError)?.context
        if let context, !(context.underlyingError is MapError) {
            error = DecodingError(cause(of: error, issue), at: context.codingPath)
        }
        if repairer.isThorough {
            find(error, issue, by: repairer)
            if let value = traits.none(as: type) ?? traits.anyCase(as: type) { return value }
            throw run.isMadeUp ? IncompleteSubstitute() : error
        }
        if !tape.isNull(at: index), !tape.isContainer(at: index),
            let (kind, value) = valueForUnknown(type, step, traits, by: repairer)
        {
            note(kind, issue)
            return value
        }
        if repairer.allows(.cleared), traits.isOptional, let none = traits.none(as: type) {
            note(.cleared, because: error, issue)
            return none
        }
        throw error
    }

    /// The value for one that names no case: the type's own, else the enclosing model's default.
    private func valueForUnknown<Value: Decodable>(
        _ type: Value.Type, _ step: DecodingStep, _ traits: ModelTraits, by repairer: Repairer
    ) -> (Repair.Kind, Value)? {
        if repairer.allows(.unknownCase), let value = traits.unknown(as: type) {
            return (.unknownCase, value)
        }
        guard traits.hasRawValue, repairer.allows(.defaulted) else { return nil }
        return declaredValue(type, step).map { (.defaulted, $0) }
    }

    /// The mismatch that an error describes; without a ``MapError`` in it, the issue itself.
    func cause(of error: any Error, _ issue: DecodingIssue) -> MapError {
        (error as? DecodingError)?.context?.underlyingError as? MapError ?? mapError(of: issue)
    }

    func note(_ kind: Repair.Kind, because error: any Error, _ issue: DecodingIssue) {
        guard !run.isMadeUp else { return }
        run.repairer?.log?.append([Repair(kind, because: cause(of: error, issue))])
    }

    /// Records an error, unless it only follows from another.
    func find(_ error: any Error, _ issue: DecodingIssue, by repairer: Repairer) {
        guard !run.isMadeUp, !(error is IncompleteSubstitute) else { return }
        repairer.find(cause(of: error, issue))
    }
}
