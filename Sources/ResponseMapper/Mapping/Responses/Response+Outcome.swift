import Foundation
import StreamNet

extension Response {
    /// The outcome of the request, and the envelope that it was read by: the one given, else the
    /// request's. A recovered response is never a success, whatever its status. In a cache, a
    /// failure does not replace the response that was stored before.
    func outcome(_ envelope: Envelope?, in json: JSON) throws -> (Outcome, Envelope) {
        guard let envelope = envelope ?? Settings.envelope.value(in: self) ?? nil
        else { throw failing(.noEnvelope) }
        let outcome = envelope.outcome(of: json)
        if !outcome.isSuccess { keepFormer() }
        return (isRecovered ? outcome.failed : outcome, envelope)
    }

    /// Returns the error with this response and its outcome, for which the body is parsed again.
    func reported(_ error: MapError, by envelope: Envelope?) -> MapError {
        let json = try? parsed()
        let outcome = json.flatMap { (envelope ?? self.envelope)?.outcome(of: $0) }
        return error.found(in: self, isRecovered ? outcome?.failed : outcome, json)
    }

    private var isRecovered: Bool { (Settings.recoveredError.value(in: self) ?? nil) != nil }

    /// The outcome of a request that failed, and its envelope; nil for one that did not.
    func failure(
        in json: JSON, by envelope: Envelope?, _ requirement: Requirement? = nil
    ) throws -> (Outcome, Envelope)? {
        if !isRecovered {
            if let envelope {
                if envelope.isSuccess(json) { return nil }
            } else if (requirement ?? self.requirement) != .success {
                return nil
            }
        }
        return try outcome(envelope, in: json)
    }

    /// True if a failed request may bring a model: the body is the server's, and if the envelope's
    /// model is the whole body, that has a status.
    func mayBringModel(_ outcome: Outcome, _ envelope: Envelope, at path: JSONPath?) -> Bool {
        let isWhole = path == nil && envelope.model == .root
        return (!isWhole || outcome.status != nil) && !isWritten
    }

    /// True if a plugin wrote the body in place of the server's.
    private var isWritten: Bool {
        guard let error = self.recoveredError else { return false }
        guard case .rejected(let response) = error as? NetError else { return true }
        return response.body != body
    }

    /// The error for a failed outcome; if the status is missing, with the path of the status.
    func refusal(_ outcome: Outcome, _ envelope: Envelope) -> MapError {
        failing(.business(outcome), at: outcome.status == nil ? envelope.status : .root)
    }
}

extension Outcome {
    fileprivate var failed: Outcome { Outcome(isSuccess: false, tip: tip, status: status) }
}

extension Outcome: Parsable {
    /// `application/json`.
    public static var accept: String? { "application/json" }

    /// Throws ``MapError``, since bytes alone have no envelope.
    public static func parse(data: Data) throws -> Outcome { try parse(Response(body: data)) }

    /// The outcome of the request, as by `response.mapResult()`, regardless of its requirement.
    public static func parse(_ response: Response) throws -> Outcome { try response.mapResult() }
}
