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
            return try JSON(parsing: body, without: self.jsonPrefix)
        } catch {
            forget()
            throw failing(body.isEmpty ? .emptyBody : .invalidJSON(error))
        }
    }

    /// The decoder that is set, else this package's own; it uses the policy that is set.
    var modelDecoder: any BodyDecoder {
        let own = contains(Attributes.decoder) ? self.decoder : ModelDecoder()
        guard contains(Attributes.mappingPolicy) else { return own }
        return (own as? ModelDecoder)?.with(self.mappingPolicy) ?? own
    }

    /// The path of models: the path given, else the envelope's, else the root.
    func modelPath(_ path: JSONPath?) -> JSONPath { path ?? self.envelope?.model ?? .root }

    @_semantics("optimize.sil.specialize.generic.never")
    func object<Model: Decodable>(
        _ type: Model.Type, at path: JSONPath?, _ requirement: Requirement?,
        by decoder: any BodyDecoder
    ) throws -> Model {
        try reading(by: decoder) {
            let reader = Reader.model(type)
            let body = try readableBody()
            if body.isEmpty && reader.isOptional { return try reader.read(.absent) }
            return try model(
                reader.model, orOfFailure: reader.modelOfFailure, wanted: "\(reader.type)",
                in: json(in: body), at: path, requirement)
        }
    }

    /// Reads a model of a success, or that of a failure; throws if that brings none, or may not.
    func model<Model>(
        _ read: (JSON, JSONPath) throws -> Model,
        orOfFailure readFailed: (JSON, JSONPath) throws -> Model?,
        wanted: @autoclosure () -> String, in json: JSON, at path: JSONPath?,
        _ requirement: Requirement?
    ) throws -> Model {
        let envelope = self.envelope
        let place = path ?? envelope?.model ?? .root
        guard let (outcome, envelope) = try failure(in: json, by: envelope, requirement)
        else { return try read(json, place) }
        guard (requirement ?? self.requirement) != .success, self.recoveredError == nil,
            mayBringModel(outcome, envelope, at: path)
        else { throw refusal(outcome, envelope) }
        if let model = try readFailed(json, place) { return model }
        throw json[path: place].mismatch(wanted: wanted()).prefixed(by: place)
    }

    /// Reads the outcome, and the model of a success, or that of a failure.
    func result<Model>(
        _ read: (JSON, JSONPath) throws -> Model,
        orOfFailure readFailed: (JSON, JSONPath) throws -> Model?, otherwise: () -> Model?,
        at path: JSONPath?, by envelope: Envelope?
    ) throws -> (Outcome, Model) {
        let json = try parsed()
        let (outcome, envelope) = try outcome(envelope, in: json)
        let place = path ?? envelope.model
        if outcome.isSuccess { return (outcome, try read(json, place)) }
        if mayBringModel(outcome, envelope, at: path), let model = try readFailed(json, place) {
            return (outcome, model)
        }
        // A failed request promises no model, so that one made of null is not a repair.
        guard let model = otherwise() else { throw refusal(outcome, envelope) }
        return (outcome, model)
    }

    func failing(_ reason: MapError.Reason, at path: JSONPath = .root) -> MapError {
        MapError(reason, at: path, in: self)
    }

    /// Reads by the rules of a decoder, by default of the request's; adds to an error the response,
    /// and the outcome by the envelope, by default the request's; and removes it from the cache.
    func reading<Value>(
        by decoder: (any BodyDecoder)? = nil, _ envelope: Envelope? = nil,
        _ read: () throws -> Value
    ) throws -> Value {
        let decoder = decoder ?? modelDecoder
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
