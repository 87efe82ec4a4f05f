import Foundation

extension Response {
    /// Parses the body as JSON.
    func parsed() throws -> JSON { try json(in: readableBody()) }

    /// The bytes of the body, even if it is in a file.
    func readableBody() throws -> Data {
        do throws(ParseFailure) { return try wholeBody() } catch {
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

    /// The decoder of models: the one that is set, else this package's own; it uses the policy that
    /// is set.
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
    func object<Model>(
        at path: JSONPath?, _ requirement: Requirement?, _ reader: Reader<Model>
    ) throws -> Model {
        try reading {
            let body = try readableBody()
            if body.isEmpty && reader.isOptional { return try reader.read(.absent) }
            let json = try json(in: body)
            try meet(requirement, in: json)
            return try reporting(of: json, at: path) {
                try reader.model(in: json, at: $0)
            }
        }
    }

    /// Reads the value at a path. If that fails since there is none, and the server reports that
    /// the request failed, the error contains that outcome, too.
    private func reporting<Value>(
        of json: JSON, at path: JSONPath?, _ read: (JSONPath) throws -> Value
    ) throws -> Value {
        let path = modelPath(path)
        do { return try read(path) } catch let error as MapError {
            guard json[path: path].isMissing, let outcome = try? outcome(nil, in: json).0,
                !outcome.isSuccess, outcome.status != nil
            else { throw error }
            throw error.reporting(outcome)
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func array<Model>(
        at path: JSONPath?, _ requirement: Requirement?, _ reader: Reader<Model>
    ) throws -> [Model] {
        try reading {
            let json = try parsed()
            try meet(requirement, in: json)
            return try reporting(of: json, at: path) { try reader.models(in: json, at: $0) }
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func objectResult<Model>(
        at path: JSONPath?, _ envelope: Envelope?, _ reader: Reader<Model>
    ) throws -> (Outcome, Model) {
        try reading {
            let json = try parsed()
            let (outcome, envelope) = try outcome(envelope, in: json)
            let path = path ?? envelope.model
            guard !outcome.isSuccess, json[path: path].isMissing else {
                return (outcome, try reader.model(in: json, at: path))
            }
            // A failed request promises no model, so the default one is not reported as a repair.
            let isLenient = ReadingRules.current.policy.repairs.contains(.defaulted)
            guard isLenient || reader.readsNull, let model = reader.modelOfNothing() else {
                throw refusal(outcome, envelope)
            }
            return (outcome, model)
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func arrayResult<Model>(
        at path: JSONPath?, _ envelope: Envelope?, _ reader: Reader<Model>
    ) throws -> (Outcome, [Model]) {
        try reading {
            let json = try parsed()
            let (outcome, envelope) = try outcome(envelope, in: json)
            let path = path ?? envelope.model
            if !outcome.isSuccess, json[path: path].isMissing { return (outcome, []) }
            return (outcome, try reader.models(in: json, at: path))
        }
    }

    /// Makes an error with this response.
    func failing(_ reason: MapError.Reason, at path: JSONPath = .root) -> MapError {
        MapError(reason, at: path, in: self)
    }
}
