import StreamNet

/// The result of a request, in the words of a table.
enum Outcome: Equatable, Sendable {
    case response(Int, String)
    case failure(TransportError.Reason)
    /// A failure for a damaged body of a coding, however much of it was received.
    case damaged(String)
    case refused(RequestError.Reason)
    case cancelled
    case unknown(String)

    init(_ result: Result<Response, any Error>) {
        switch result {
        case .success(let response):
            self = .response(response.status, String(decoding: response.body, as: UTF8.self))
        case .failure(NetError.transport(let failure)):
            if case .corruptBody(let coding, _) = failure.reason {
                self = .damaged(coding)
            } else {
                self = .failure(failure.reason)
            }
        case .failure(NetError.request(let failure)): self = .refused(failure.reason)
        case .failure(NetError.cancelled): self = .cancelled
        case .failure(let error): self = .unknown("\(error)")
        }
    }
}

extension Backend {
    /// Sends `endpoint` and waits for the result.
    func result(_ endpoint: Endpoint) async -> Result<Response, any Error> {
        do { return .success(try await send(endpoint).value) } catch { return .failure(error) }
    }

    /// Sends `endpoint` and waits for what comes of it.
    func outcome(_ endpoint: Endpoint) async -> Outcome { Outcome(await result(endpoint)) }
}
