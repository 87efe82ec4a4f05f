extension Retry {
    private static let brought = Retry(0)

    /// Sends an endpoint that says ``Attributes/retries`` and that no ``Retry`` has seen as if it
    /// had brought one along, and any other once.
    static func bring(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        guard let retries = endpoint.retries, retries > 0, let ticket = endpoint.ticket,
            !ticket.hasRetry.load(ordering: .relaxed)
        else { return next(endpoint) }
        return brought.send(endpoint, next)
    }
}
