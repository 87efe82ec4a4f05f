import Foundation

extension Response {
    func parsed() throws -> JSON { try json(in: readableBody()) }

    func readableBody() throws -> Data {
        do throws(ParseError) { return try wholeBody() } catch {
            throw failing(.unreadableBody(found: error.found))
        }
    }

    private func json(in body: Data) throws -> JSON {
        do throws(JSONError) {
            return try JSON(parsing: body, without: Settings.prefix.value(in: self) ?? .none)
        } catch {
            forget()
            throw failing(body.isEmpty ? .emptyBody : .invalidJSON(error))
        }
    }

    /// The rules of the decoder given, or of the one that is set, else this package's own, with the
    /// policy that is set.
    func rules(by decoder: (any BodyDecoder)? = nil) -> ReadingRules {
        let policy = Settings.policy.value(in: self)
        if let decoder { return ReadingRules(decoder, policy) }
        if let set = Settings.decoder.value(in: self) {
            let own = set as? ModelDecoder
            return ReadingRules(policy.flatMap { own?.with($0) } ?? set, policy)
        }
        guard let policy, policy != .strict else { return .plain }
        return policy == .lenient ? .lenient : ReadingRules(ModelDecoder(policy: policy))
    }

    /// The path of models: the path given, else the envelope's, else the root.
    func modelPath(_ path: JSONPath?) -> JSONPath { path ?? self.envelope?.model ?? .root }

    @_semantics("optimize.sil.specialize.generic.never")
    func object<Model: Decodable>(
        _ type: Model.Type, at path: JSONPath?, _ requirement: Requirement?,
        by decoder: (any BodyDecoder)? = nil
    ) throws -> Model {
        let rules = rules(by: decoder)
        return try reading(by: rules) {
            let body = try readableBody()
            if body.isEmpty, type is any OptionalModel.Type {
                return try Reader.model(type).read(.absent)
            }
            let json = try json(in: body)
            let envelope = Settings.envelope.value(in: self) ?? nil
            let place = path ?? envelope?.model ?? .root
            guard let failure = try failure(in: json, by: envelope, requirement)
            else { return try json.model(type, at: place, by: rules) }
            return try object(type, of: failure, in: json, at: place, path, requirement)
        }
    }

    @inline(never) private func object<Model: Decodable>(
        _ type: Model.Type, of failure: (Outcome, Envelope), in json: JSON, at place: JSONPath,
        _ path: JSONPath?, _ requirement: Requirement?
    ) throws -> Model {
        let reader = Reader.model(type)
        let model = try model(failure, at: path, requirement) {
            try reader.modelOfFailure(in: json, at: place)
        }
        if let model { return model }
        throw json[path: place].mismatch(wanted: "\(reader.type)").prefixed(by: place)
    }

    /// Reads the model of a failure; nil if that brings none, and throws if it may not.
    func model<Model>(
        _ failure: (Outcome, Envelope), at path: JSONPath?, _ requirement: Requirement?,
        _ read: () throws -> Model?
    ) throws -> Model? {
        let (outcome, envelope) = failure
        guard (requirement ?? self.requirement) != .success, self.recoveredError == nil,
            mayBringModel(outcome, envelope, at: path)
        else { throw refusal(outcome, envelope) }
        return try read()
    }

    /// Reads the outcome, and the model of a success, or that of a failure.
    func result<Model>(
        at path: JSONPath?, by envelope: Envelope?, _ read: (JSON, JSONPath) throws -> Model,
        orOfFailure readFailed: (JSON, JSONPath) throws -> Model?, otherwise: () -> Model?
    ) throws -> (Outcome, Model) {
        // Apart from the model, as the type of both together would be looked up.
        var result = Outcome(isSuccess: true, tip: "", status: nil)
        let model = try reading(by: nil, envelope) { () throws -> Model in
            let json = try parsed()
            let (outcome, envelope) = try outcome(envelope, in: json)
            result = outcome
            let place = path ?? envelope.model
            if outcome.isSuccess { return try read(json, place) }
            if mayBringModel(outcome, envelope, at: path), let model = try readFailed(json, place) {
                return model
            }
            // A failed request promises no model, so that one made of null is not a repair.
            guard let model = otherwise() else { throw refusal(outcome, envelope) }
            return model
        }
        return (result, model)
    }

    func failing(_ reason: MapError.Reason, at path: JSONPath = .root) -> MapError {
        MapError(reason, at: path, in: self)
    }

    /// Reads by rules, by default the request's; adds to an error the response,
    /// and the outcome by the envelope, by default the request's; and removes it from the cache.
    func reading<Value>(
        by rules: ReadingRules? = nil, _ envelope: Envelope? = nil,
        _ read: () throws -> Value
    ) throws -> Value {
        let rules = rules ?? self.rules()
        do { return try logging { try rules(read) } } catch {
            forget()
            throw (error as? MapError).map { reported($0, by: envelope) } ?? error
        }
    }

    /// Logs repairs if there is a handler, an outer log or a trace, and reports them.
    private func logging<Value>(_ read: () throws -> Value) throws -> Value {
        let handler = Settings.onRepair.value(in: self) ?? nil
        let outer = RepairLog.current
        guard handler != nil || outer != nil || trace != nil else { return try read() }
        let log = RepairLog()
        let value = try log.observing(read)
        outer?.append(log)
        let report = log.report(of: endpoint)
        if !report.isEmpty {
            endpoint?.mark(repairs: report)
            handler?(report)
        }
        return value
    }
}
