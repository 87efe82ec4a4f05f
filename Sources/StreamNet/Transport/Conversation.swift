/// Follows redirects until there is a response: one exchange, or one for each redirect.
///
/// It is the same for every transport, which supplies the exchange only.
struct Conversation: Sendable {
    /// Sends one request and receives its response, of any status.
    typealias Exchange = @Sendable (EncodedRequest, Journey) -> Single<Response>

    let configuration: TransportConfiguration
    let exchange: Exchange

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { try send(on: Journey(endpoint)) }
    }

    private func send(on journey: Journey) -> Single<Response> {
        let redirects = journey.endpoint.redirects ?? configuration.redirects
        let request = journey.request.laying(configuration.headers)
        return follow(request, journey, redirects, left: redirects.limit)
    }

    private func follow(
        _ request: EncodedRequest, _ journey: Journey, _ redirects: Redirects, left: Int
    ) -> Single<Response> {
        let jar = configuration.cookies
        return exchange(jar?.adding(to: request) ?? request, journey).flatMap { response in
            jar?.keep(from: response)
            if let journey = try journey.anew(after: response) { return send(on: journey) }
            guard let location = response.redirectLocation else { return .just(response) }
            guard redirects.limit > 0 else { return try deliver(response, request, journey) }
            guard left > 0 else {
                throw journey.failure(.tooManyRedirects(limit: redirects.limit))
            }
            guard let next = request.redirected(to: location, status: response.status) else {
                throw journey.failure(.redirectRefused, detail: URLText(location).summary)
            }
            guard let next = try journey.timing({ try redirects.change(next, response) }) else {
                return try deliver(response, request, journey)
            }
            do throws(RequestFailure) { try next.validate() } catch { throw journey.failure(error) }
            return follow(next, journey, redirects, left: left - 1)
        }
    }

    /// Delivers a redirect as the response. The limit for it is known only now, and may be
    /// exceeded.
    private func deliver(
        _ redirect: Response, _ request: EncodedRequest, _ journey: Journey
    ) throws(NetError) -> Single<Response> {
        let limit = journey.delivery.limit(for: redirect, request.method)
        if redirect.body.count > limit { throw journey.failure(.bodyTooLong(limit: limit)) }
        return .just(redirect)
    }
}

extension EncodedRequest {
    /// The request with `headers` as defaults for its own.
    fileprivate func laying(_ headers: HTTPHeaders) -> EncodedRequest {
        var request = self
        request.headers = headers.merging(self.headers)
        return request
    }
}
