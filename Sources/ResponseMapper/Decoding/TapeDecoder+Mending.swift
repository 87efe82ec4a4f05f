import Foundation

extension TapeDecoder {
    /// What is used instead of a value that does not fit or that is missing, by a lenient policy.
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
        // An optional that is missing is as it should be.
        if type is any OptionalModel.Type { return value }
        note(kind, misfit)
        return value
    }

    /// What is used so that the search for mistakes can go on, by a thorough policy.
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

    /// Writes down what was done about a misfit.
    func note(_ kind: Repair.Kind, _ misfit: Misfit) {
        guard !run.isMadeUp else { return }
        run.mender?.note(Repair(kind, because: mapError(of: misfit), wanted: misfit.name))
    }

    /// What the model that is decoded says of one of its properties.
    func declaredValue<Value: Decodable>(_ type: Value.Type, _ step: DecodingStep) -> Value? {
        guard case .member(let name) = step else { return nil }
        return declared?.value(type, named: name)
    }

    /// What is made of nothing: as declared, else as of `null`.
    private func madeUp<Value: Decodable>(
        _ type: Value.Type, for name: String, by mender: Mender
    ) -> Value? {
        if let value = declared?.value(type, named: name) { return value }
        return try? mender.making(type) {
            let nothing = try nothing(.member(name))
            return try nothing.read(type, at: nothing.tape.root, .same)
        }
    }

    /// What has neither content nor size.
    private func zero<Value>(_ type: Value.Type) -> Value? {
        if type == Data.self { return Data() as? Value }
        return (type as? any Record.Field.Type)?.unrecorded as? Value
    }

    /// Some value of a type that has no zero.
    private func anything<Value>(_ type: Value.Type) -> Value? {
        type == Date.self ? Date.distantPast as? Value : URL(filePath: "/") as? Value
    }

    /// The same value as another type; nil where anything would be lost.
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

/// What was made up cannot be completed; what it was made up for is found already.
struct Unfillable: Error {}
