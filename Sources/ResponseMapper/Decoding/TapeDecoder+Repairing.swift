import Foundation

extension TapeDecoder {
    /// Returns the substitute for a value that does not fit or is missing, by a lenient policy.
    func repaired<Value: Decodable>(
        _ issue: DecodingIssue, as type: Value.Type, by repairer: Repairer
    ) throws -> Value {
        let kind: Repair.Kind
        let value: Value?
        if case .missing(let key) = issue.trouble {
            kind = .defaulted
            value = repairer.allows(kind) ? madeUp(type, for: key, by: repairer) : nil
        } else if let index = issue.index, tape.isNull(at: index) {
            kind = .defaulted
            let isWanted = index != run.listed && repairer.allows(kind)
            value = isWanted ? declaredValue(type, issue.step) ?? zero(type) : nil
        } else {
            kind = .converted
            value = repairer.allows(kind) ? issue.index.flatMap { converted(type, at: $0) } : nil
        }
        guard let value else { throw self.issue(issue) }
        // A missing optional is valid.
        if type is any OptionalModel.Type { return value }
        if case .missing = issue.trouble { noteMissingKey() }
        note(kind, issue)
        return value
    }

    /// Records the error and returns a substitute, so that a thorough policy finds further errors.
    func found<Value: Decodable>(
        _ issue: DecodingIssue, as type: Value.Type, by repairer: Repairer
    ) throws -> Value {
        if !run.isMadeUp { repairer.find(mapError(of: issue)) }
        let value: Value?
        switch issue.trouble {
        case .missing(let key): value = madeUp(type, for: key, by: repairer)
        case .kind, .content: value = zero(type) ?? anything(type)
        case .end: value = nil
        }
        guard let value else { throw run.isMadeUp ? IncompleteSubstitute() : self.issue(issue) }
        return value
    }

    func note(_ kind: Repair.Kind, _ issue: DecodingIssue) {
        guard !run.isMadeUp else { return }
        run.repairer?.log?.append([Repair(kind, because: mapError(of: issue), wanted: issue.name)])
    }

    func declaredValue<Value: Decodable>(_ type: Value.Type, _ step: DecodingStep) -> Value? {
        guard let (name, keys) = step.member, let declared else { return nil }
        let path = keys is any PathCodingKey.Type ? run.paths(of: name).first : [.key(name)]
        return declared.value(type, named: name, at: path)
    }

    /// Makes the value of a missing member: the declared default, else one decoded from `null`.
    private func madeUp<Value: Decodable>(
        _ type: Value.Type, for key: any CodingKey, by repairer: Repairer
    ) -> Value? {
        let step = DecodingStep.member(key)
        if let value = declaredValue(type, step) { return value }
        return try? repairer.making(type) {
            let nothing = try nothing(step)
            return try nothing.read(type, at: nothing.tape.root, .same)
        }
    }

    private func zero<Value>(_ type: Value.Type) -> Value? {
        if let scalar = run.options.policy.defaults.value(of: type) { return scalar }
        if type == Data.self { return Data() as? Value }
        return ((type as? any Record.Field.Type)?.init()).cast()
    }

    /// Any value of a type that has no zero.
    private func anything<Value>(_ type: Value.Type) -> Value? {
        type == Date.self ? Date.distantPast as? Value : URL(filePath: "/") as? Value
    }

    /// The same value as another type; nil if the conversion would lose anything.
    private func converted<Value: Decodable>(_ type: Value.Type, at index: Int) -> Value? {
        let json = JSON(tape, index)
        if type == Date.self {
            guard let text = json.string, JSONNumber(spelledBy: text) != nil,
                let tape = try? Tape(PaddedText(copying: text))
            else { return nil }
            let run = DecodingRun(inside: run, tape, repairer: nil)
            let decoder = run.decoder(at: tape.root, .same, of: self, keepsKeys: true)
            return try? decoder.read(type, at: tape.root, .same)
        }
        return ((type as? any Record.Field.Type)?.init(recorded: json)).cast()
    }

    /// Returns a decoder of a container in place of another value: of an empty one for null or the
    /// other kind's empty one, or of the one that a string contains as JSON.
    @inline(never) func substitute(_ issue: DecodingIssue) throws -> TapeDecoder {
        guard let repairer = run.repairer else { throw self.issue(issue) }
        let isObject = issue.wanted == [String: Any].self
        let empty = isObject ? "{}" : "[]"
        if repairer.isThorough {
            if !run.isMadeUp { repairer.find(mapError(of: issue)) }
            return try substitute(empty, isMadeUp: true)
        }
        if tape.isNull(at: index) {
            guard index != run.listed, repairer.allows(.defaulted) else { throw self.issue(issue) }
            note(.defaulted, issue)
            return try substitute(empty, isMadeUp: true)
        }
        if tape.isContainer(at: index), tape.count(at: index) == 0, repairer.allows(.converted) {
            note(.converted, issue)
            return try substitute(empty)
        }
        guard repairer.allows(.parsed), let text = tape.string(at: index),
            let spelled = try? substitute(text),
            isObject ? spelled.tape.isObject(at: 0) : spelled.tape.isArray(at: 0)
        else { throw self.issue(issue) }
        note(.parsed, issue)
        return spelled
    }

    private func substitute(_ text: String, isMadeUp: Bool = false) throws -> TapeDecoder {
        // JSON inside strings nests, too: one limit applies to all together.
        let tape = try Tape(
            PaddedText(copying: text), depth: max(0, Tape.usualDepth - levelsAround))
        let run = DecodingRun(inside: run, tape, repairer: run.repairer, isMadeUp: isMadeUp)
        let decoder = run.decoder(at: tape.root, .same, of: self, keepsKeys: keepsKeys)
        decoder.declared = declared
        return decoder
    }

    /// Notes that a key is missing, unless the object is empty and the model declares its values.
    func noteMissingKey() {
        guard !run.isMadeUp, declared == nil || tape.count(at: index) > 0 else { return }
        note(.missing)
    }

    func otherObject(_ type: Any.Type, at index: Int, _ step: DecodingStep) -> DecodingError {
        let found = JSON(tape, index).summary + " without its keys"
        return DecodingError(
            .mismatch(path: jsonPath(to: step, at: index), wanted: "\(type)", found: found),
            at: path(to: step))
    }
}

/// A substitute could not be completed; the error it is a substitute for is already recorded.
struct IncompleteSubstitute: Error {}

/// The keys of an object that its model has asked for, as far as is known.
enum ModelKeys: Comparable {
    /// No key that the model requires.
    case unused
    /// A key that the model requires is missing, and none of its keys was found.
    case missing
    case found
}

/// The error of an object that has none of the keys of its model; caught where the place is known.
struct OtherObject: Error {}
