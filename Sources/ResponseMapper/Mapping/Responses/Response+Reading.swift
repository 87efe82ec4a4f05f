import Foundation

extension Response {
    func parsed() throws -> JSON { try json(in: readableBody()) }

    /// The bytes of the body, even if it is in a file.
    func readableBody() throws -> Data {
        do throws(ParseError) { return try wholeBody() } catch {
            throw failing(.unreadableBody(found: error.found))
        }
    }

    private func json(in body: Data) throws -> JSON {
        do throws(JSONError) {
            return try JSON(parsing: body, without: self.jsonPrefix)
        } catch {
            forget()
            throw failing(body.isEmpty ? .emptyBody : .invalidJSON(error))
        }
    }

    /// The decoder that is set, else this package's own; it uses the policy that is set.
    var modelDecoder: any BodyDecoder {
        let own = contains(Attributes.decoder) ? self.decoder : ModelDecoder()
        guard contains(Attributes.mappingPolicy), var own = own as? ModelDecoder
        else { return own }
        own.policy = self.mappingPolicy
        return own
    }

    /// The path of models: the path given, else the envelope's, else the root.
    func modelPath(_ path: JSONPath?) -> JSONPath { path ?? self.envelope?.model ?? .root }

    @_semantics("optimize.sil.specialize.generic.never")
    func object<Model: Decodable>(
        _ type: Model.Type, at path: JSONPath?, _ requirement: Requirement?,
        by decoder: any BodyDecoder
    ) throws -> Model {
        try reading(by: decoder) {
            let reader = Reader.model(type, by: decoder)
            let body = try readableBody()
            if body.isEmpty && reader.isOptional { return try reader.read(.absent) }
            return try model(
                reader.model, orOfFailure: reader.modelOfFailure, wanted: "\(reader.type)",
                in: json(in: body), at: path, requirement)
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func array<Model: Decodable>(
        _ type: Model.Type, at path: JSONPath?, _ requirement: Requirement?
    ) throws -> [Model] {
        let decoder = modelDecoder
        return try reading(by: decoder) {
            let reader = Reader.model(type, by: decoder)
            return try model(
                reader.models, orOfFailure: reader.modelsOfFailure, wanted: "an array",
                in: parsed(), at: path, requirement)
        }
    }

    /// Reads a model of a success, or that of a failure; throws if that brings none, or may not.
    private func model<Model>(
        _ read: (JSON, JSONPath) throws -> Model,
        orOfFailure readFailed: (JSON, JSONPath) throws -> Model?,
        wanted: @autoclosure () -> String, in json: JSON, at path: JSONPath?,
        _ requirement: Requirement?
    ) throws -> Model {
        let envelope = self.envelope
        let place = path ?? envelope?.model ?? .root
        guard let (outcome, envelope) = try failure(in: json, by: envelope, requirement) else {
            return try read(json, place)
        }
        guard (requirement ?? self.requirement) != .success, self.recoveredError == nil,
            mayBringModel(outcome, envelope, at: path)
        else { throw refusal(outcome, envelope) }
        if let model = try readFailed(json, place) { return model }
        throw json[path: place].mismatch(wanted: wanted()).prefixed(by: place)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func objectResult<Model: Decodable>(
        _ type: Model.Type, at path: JSONPath?, _ envelope: Envelope?
    ) throws -> (Outcome, Model) {
        let decoder = modelDecoder
        return try reading(by: decoder, envelope) {
            let reader = Reader.model(type, by: decoder)
            let json = try parsed()
            let (outcome, envelope) = try outcome(envelope, in: json)
            let place = path ?? envelope.model
            if outcome.isSuccess { return (outcome, try reader.model(in: json, at: place)) }
            if mayBringModel(outcome, envelope, at: path),
                let model = try reader.modelOfFailure(in: json, at: place)
            {
                return (outcome, model)
            }
            // A failed request promises no model, so that one made of null is not a repair.
            guard let model = reader.modelOfNull() else { throw refusal(outcome, envelope) }
            return (outcome, model)
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func arrayResult<Model: Decodable>(
        _ type: Model.Type, at path: JSONPath?, _ envelope: Envelope?
    ) throws -> (Outcome, [Model]) {
        let decoder = modelDecoder
        return try reading(by: decoder, envelope) {
            let reader = Reader.model(type, by: decoder)
            let json = try parsed()
            let (outcome, envelope) = try outcome(envelope, in: json)
            let place = path ?? envelope.model
            if outcome.isSuccess { return (outcome, try reader.models(in: json, at: place)) }
            guard mayBringModel(outcome, envelope, at: path) else { return (outcome, []) }
            return (outcome, try reader.modelsOfFailure(in: json, at: place) ?? [])
        }
    }

    func failing(_ reason: MapError.Reason, at path: JSONPath = .root) -> MapError {
        MapError(reason, at: path, in: self)
    }

    /// Reads by the request's rules; adds the response to an error, and removes it from the cache.
    func reading<Value>(_ read: () throws -> Value) throws -> Value {
        try reading(by: modelDecoder, nil, read)
    }

    /// Reads by the rules of a decoder, as by those of the request; errors have the outcome by the
    /// envelope, by default that of the request.
    func reading<Value>(
        by decoder: any BodyDecoder, _ envelope: Envelope? = nil, _ read: () throws -> Value
    ) throws -> Value {
        let policy = (decoder as? ModelDecoder)?.policy ?? self.mappingPolicy
        do {
            return try logging { try ReadingRules(decoder, policy).callAsFunction(read) }
        } catch {
            forget()
            throw (error as? MapError).map { reported($0, by: envelope) } ?? error
        }
    }

    /// Logs repairs if there is a handler, an outer log or a trace, and reports them.
    private func logging<Value>(_ read: () throws -> Value) throws -> Value {
        let handler = self.onRepair
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
