import StreamNet

extension ModelDecoder: FallbackDecoder {
    /// Decodes the value at the model path of the response's envelope, as `mapObject` does, by the
    /// `.mappingPolicy` of the request and after its `.jsonPrefix`.
    public func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response
    ) throws -> Value {
        try response.object(type, at: nil, nil, by: with(policy(for: response)))
    }

    /// True if there is an envelope, in which a text is JSON, or if success is required.
    public func decodesText(of response: Response) -> Bool { EnvelopedBody.readsText(response) }
}

extension ModelEncoder: BodyEncoder {}

/// Decodes the models of actions and typed requests for decoders that do not handle envelopes.
enum EnvelopedBody: BodyReading {
    static func reads(_ response: Response, by decoder: (any BodyDecoder)?) -> Bool {
        if readsText(response) { return true }
        return decoder == nil
            && (response.contains(Attributes.mappingPolicy)
                || response.contains(Attributes.jsonPrefix))
    }

    static func readsText(_ response: Response) -> Bool {
        response.envelope != nil || response.requirement == .success
    }

    static func decode<Value: Decodable>(
        _ type: Value.Type, of response: Response, by decoder: (any BodyDecoder)?
    ) throws -> Value {
        guard let decoder else { return try ModelDecoder().decode(type, of: response) }
        return try response.object(type, at: nil, nil, by: decoder)
    }

    static func check(_ response: Response) throws {
        guard response.requirement == .success || response.recoveredError != nil,
            try !response.readableBody().isEmpty
        else { return }
        let json = try response.parsed()
        if let (outcome, envelope) = try response.failure(in: json, by: response.envelope) {
            throw response.refusal(outcome, envelope)
        }
    }
}

extension ModelDecoder: ElementSkipping {
    package func isRefusal(_ failure: ElementError) -> Bool {
        (failure.underlying as? MapError)?.outcome?.isSuccess == false
    }

    private func policy(for response: Response) -> MappingPolicy {
        response.contains(Attributes.mappingPolicy) ? response.mappingPolicy : policy
    }

    /// Skips a record and reports it to `.onRepair`, if the policy allows one more of those so far.
    package func skip(_ failure: ElementError, after dropped: Int) -> Bool {
        let response = failure.response
        let policy = policy(for: response)
        // A response that a plugin made of an error has no elements, not even bad ones.
        guard response.recoveredError == nil, policy.repairs.contains(.dropped),
            dropped < policy.dropping.elements(of: failure.number)
        else { return false }
        let place = JSONPath([.index(failure.number - 1)])
        let repair =
            (failure.underlying as? MapError).map {
                Repair(.dropped, because: $0, wanted: "a record").prefixed(by: place)
            } ?? Repair(.dropped, at: place, wanted: "a record", found: "\(failure.underlying)")
        let report = RepairReport([repair], endpoint: response.endpoint)
        response.endpoint?.mark(repairs: report)
        response.onRepair?(report)
        return true
    }
}
