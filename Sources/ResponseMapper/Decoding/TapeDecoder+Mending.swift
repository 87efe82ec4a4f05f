import Foundation

extension TapeDecoder {
    /// Returns the substitute for a value that does not fit or is missing, by a lenient policy.
    func mended<Value: Decodable>(
        _ misfit: Misfit, as type: Value.Type, by mender: Mender
    ) throws -> Value {
        let kind: Repair.Kind
        let value: Value?
        if case .missing(let key) = misfit.trouble {
            kind = .defaulted
            value = mender.allows(kind) ? madeUp(type, for: key.stringValue, by: mender) : nil
        } else if let index = misfit.index, tape.isNull(at: index) {
            kind = .defaulted
            let isWanted = index != run.listed && mender.allows(kind)
            value = isWanted ? declaredValue(type, misfit.step) ?? zero(type) : nil
        } else {
            kind = .converted
            value = mender.allows(kind) ? misfit.index.flatMap { converted(type, at: $0) } : nil
        }
        guard let value else { throw self.misfit(misfit) }
        // A missing optional is valid.
        if type is any OptionalModel.Type { return value }
        note(kind, misfit)
        return value
    }

    /// Records the error and returns a substitute, so that the search for errors can continue, by a
    /// thorough policy.
    func found<Value: Decodable>(
        _ misfit: Misfit, as type: Value.Type, by mender: Mender
    ) throws -> Value {
        if !run.isMadeUp { mender.find(mapError(of: misfit)) }
        let value: Value?
        switch misfit.trouble {
        case .missing(let key): value = madeUp(type, for: key.stringValue, by: mender)
        case .kind, .content: value = zero(type) ?? anything(type)
        case .end: value = nil
        }
        guard let value else { throw run.isMadeUp ? Unfillable() : self.misfit(misfit) }
        return value
    }

    /// Records the repair of a mismatch.
    func note(_ kind: Repair.Kind, _ misfit: Misfit) {
        guard !run.isMadeUp else { return }
        run.mender?.note(Repair(kind, because: mapError(of: misfit), wanted: misfit.name))
    }

    /// The default value that the decoded model declares for a property.
    func declaredValue<Value: Decodable>(_ type: Value.Type, _ step: DecodingStep) -> Value? {
        guard case .member(let name) = step else { return nil }
        return declared?.value(type, named: name)
    }

    /// Makes the value of a missing member: the declared default, otherwise one decoded from
    /// `null`.
    private func madeUp<Value: Decodable>(
        _ type: Value.Type, for name: String, by mender: Mender
    ) -> Value? {
        if let value = declared?.value(type, named: name) { return value }
        return try? mender.making(type) {
            let nothing = try nothing(.member(name))
            return try nothing.read(type, at: nothing.tape.root, .same)
        }
    }

    /// The empty or zero value of a type.
    private func zero<Value>(_ type: Value.Type) -> Value? {
        if type == Data.self { return Data() as? Value }
        return (type as? any Record.Field.Type)?.unrecorded as? Value
    }

    /// Any value of a type that has no zero.
    private func anything<Value>(_ type: Value.Type) -> Value? {
        type == Date.self ? Date.distantPast as? Value : URL(filePath: "/") as? Value
    }

    /// The same value as another type; nil if the conversion would lose anything.
    private func converted<Value: Decodable>(_ type: Value.Type, at index: Int) -> Value? {
        let json = JSON(.taped(TapeValue(tape: tape, index: index)))
        if type == Date.self {
            guard let text = json.string, JSONNumber(spelledBy: text) != nil,
                let tape = try? Tape(PaddedText(copying: text))
            else { return nil }
            let run = DecodingRun(inside: run, tape, mender: nil)
            let decoder = run.decoder(at: tape.root, .same, of: self, keepsKeys: true)
            return try? decoder.read(type, at: tape.root, .same)
        }
        return (type as? any Record.Field.Type)?.init(recorded: json) as? Value
    }
}

/// A substitute could not be completed; the error it is a substitute for is already recorded.
struct Unfillable: Error {}
