extension MapperPlugin {
    /// The status in the envelope of a recovered response, and its status code if no server sent
    /// one: 700, which HTTP does not define.
    public static let failureStatus = 700
}

extension Response {
    /// Makes the response for a request that failed: the server's own if it uses the envelope.
    init(recovering error: any Error, by envelope: Envelope) {
        if case .rejected(let response) = error as? NetError {
            self =
                response.usesEnvelope(envelope)
                ? response : Response(response.status, tip: "\(response.status)", envelope)
        } else {
            self = Response(MapperPlugin.failureStatus, tip: "\(error)", envelope)
        }
        self.recoveredError = error
    }

    /// Returns a recovered response in place of one outside 200…299 that has no status in the
    /// envelope.
    ///
    /// A response that is delivered as a stream or a file is not replaced.
    func replacedIfRefused(by envelope: Envelope) -> Response {
        guard statusClass != .success, stream == nil, file == nil, !usesEnvelope(envelope)
        else { return self }
        return Response(recovering: NetError.rejected(self), by: envelope)
    }

    private init(_ status: Int, tip: String, _ envelope: Envelope) {
        let failure = JSON(MapperPlugin.failureStatus)
        self.init(status: status, json: envelope.wrapping(status: failure, tip: tip))
    }

    private func usesEnvelope(_ envelope: Envelope) -> Bool {
        guard let json = try? parsed() else { return false }
        return json[path: envelope.status].canonicalText != nil
    }
}
