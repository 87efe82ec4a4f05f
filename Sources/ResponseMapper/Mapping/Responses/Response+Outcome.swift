extension Response {
    /// The outcome of the request, and the envelope that it was read by: the one given, else the
    /// request's.
    ///
    /// A recovered response is never a success, even if its status is one that means success. In a
    /// cache, a failure does not replace the response that was stored before.
    func outcome(_ envelope: Envelope?, in json: JSON) throws -> (Outcome, Envelope) {
        guard let envelope = envelope ?? self.envelope else { throw failing(.noEnvelope) }
        let outcome = envelope.outcome(of: json)
        if !outcome.isSuccess { giveWay() }
        guard outcome.isSuccess, self.recoveredError != nil else { return (outcome, envelope) }
        return (Outcome(isSuccess: false, tip: outcome.tip, status: outcome.status), envelope)
    }

    /// Throws if `requirement`, or the request's if that is nil, is not met.
    func meet(_ requirement: Requirement?, in json: JSON) throws {
        switch requirement ?? self.requirement {
        case .nothing: break
        case .success:
            let (outcome, envelope) = try outcome(nil, in: json)
            guard outcome.isSuccess else { throw refusal(outcome, envelope) }
        }
    }

    /// The error for a failed outcome; if the status is missing, with the path of the status.
    func refusal(_ outcome: Outcome, _ envelope: Envelope) -> MapError {
        failing(.business(outcome), at: outcome.status == nil ? envelope.status : .root)
    }
}
