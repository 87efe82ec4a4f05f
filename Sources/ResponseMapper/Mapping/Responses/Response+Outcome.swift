extension Response {
    /// How the request went, and the envelope that tells it: the one given, else the request's.
    ///
    /// A recovered response is never a success, whatever the server calls one. In a cache, a
    /// failure does not stay in the place of what was kept before.
    func outcome(_ envelope: Envelope?, in json: JSON) throws -> (Outcome, Envelope) {
        guard let envelope = envelope ?? self.envelope else { throw failing(.noEnvelope) }
        let outcome = envelope.outcome(of: json)
        if !outcome.isSuccess { giveWay() }
        guard outcome.isSuccess, self.recoveredError != nil else { return (outcome, envelope) }
        return (Outcome(isSuccess: false, tip: outcome.tip, status: outcome.status), envelope)
    }

    /// Throws where `requirement`, or the request's where there is none, is not met.
    func meet(_ requirement: Requirement?, in json: JSON) throws {
        switch requirement ?? self.requirement {
        case .nothing: break
        case .success:
            let (outcome, envelope) = try outcome(nil, in: json)
            guard outcome.isSuccess else { throw refusal(outcome, envelope) }
        }
    }

    /// The error that tells an outcome, with the place where its status should have been.
    func refusal(_ outcome: Outcome, _ envelope: Envelope) -> MapError {
        failing(.business(outcome), at: outcome.status == nil ? envelope.status : .root)
    }
}
