extension MapperPlugin {
    /// The status that the envelope of a recovered response tells, and its status code where no
    /// server gave one: 700, which HTTP does not know.
    public static let failureStatus = 700
}

extension Response {
    /// What stands for a request that failed: the server's own words where it used the envelope.
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

    /// A response outside 200…299 that says nothing in the envelope, put into words.
    ///
    /// One that is delivered as a stream or a file is left to its reader.
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
