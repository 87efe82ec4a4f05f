import Foundation

/// Follows redirects until there is a response: one exchange for each, supplied by the transport.
struct RedirectFollower: Sendable {
    typealias Exchange = @Sendable (EncodedRequest, Call) -> Single<Response>

    let configuration: TransportConfiguration
    let exchange: Exchange

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { try send(on: Call(endpoint)) }
    }

    private func send(on call: Call) -> Single<Response> {
        let redirects = call.endpoint.redirects ?? configuration.redirects
        let request = call.endpoint.withholdingCredentials(
            call.request.defaulting(configuration.headers))
        return follow(request, call, redirects, left: redirects.limit)
    }

    private func send(_ request: EncodedRequest, _ call: Call) -> Single<Response> {
        exchange(
            configuration.cookies?.adding(to: request, after: call.request.url) ?? request, call)
    }

    private func follow(
        _ request: EncodedRequest, _ call: Call, _ redirects: Redirects, left: Int
    ) -> Single<Response> {
        let response =
            if let around = call.endpoint.context?[RequestContext.aroundExchange] {
                around(request, call.endpoint) { send($0, call) }
            } else { send(request, call) }
        return response.flatMap { response in
            configuration.cookies?.store(from: response)
            if let call = try call.restarted(after: response) { return send(on: call) }
            let next = try redirects.next(behind: response, to: request, call, left: left)
            return next.map { follow($0, call, redirects, left: left - 1) } ?? .just(response)
        }
    }
}

/// A backend that passes each exchange through ``AroundExchange``.
protocol RedirectFollowing {}

/// Sends a request of an endpoint, the first or that of a redirect, through interceptors by `send`.
typealias AroundExchange =
    @Sendable (
        _ request: EncodedRequest, _ endpoint: Endpoint,
        _ send: @escaping @Sendable (EncodedRequest) -> Single<Response>
    ) -> Single<Response>

extension RequestContext {
    /// The interceptors of exchanges for a ``RedirectFollowing`` backend; nil for none.
    static var aroundExchange: Key<AroundExchange?> { .init(nil) }
}

extension Redirects {
    /// Returns the request to which a response leads, one of `left`; nil delivers the response.
    func next(
        behind response: Response, to request: EncodedRequest, _ call: Call, left: Int
    ) throws -> EncodedRequest? {
        guard let location = response.redirectLocation else { return nil }
        guard limit > 0 else { return try deliver(response, request, call) }
        guard left > 0 else { throw call.failure(.tooManyRedirects(limit: limit)) }
        if response.hasOtherLocation {
            throw call.failure(.redirectRefused, detail: "several locations")
        }
        let (status, isSocket) = (response.status, call.delivery.isUpgraded)
        guard let next = request.redirected(to: location, status: status, isSocket: isSocket)
        else { throw call.failure(.redirectRefused, detail: URLText(location).summary) }
        guard let next = try call.timing({ try change(next, response) })
        else { return try deliver(response, request, call) }
        do throws(RequestError) { try next.validate() } catch { throw call.failure(error) }
        call.endpoint.mark("redirect", "\(response.status) \(request.summary(redirectedTo: next))")
        return next
    }

    /// Delivers a redirect as the response, whose limit is known only now, and may be exceeded.
    private func deliver(
        _ redirect: Response, _ request: EncodedRequest, _ call: Call
    ) throws(NetError) -> EncodedRequest? {
        let limit = call.delivery.limit(for: redirect, request.method)
        if redirect.body.count > limit { throw call.failure(.bodyTooLong(limit: limit)) }
        return nil
    }
}

extension EncodedRequest {
    /// The new address of a redirect, and the fields that it drops, for a trace.
    fileprivate func summary(redirectedTo next: EncodedRequest) -> String {
        let dropped = headers.map(\.name).filter { next.headers.firstValue(for: $0) == nil }
        return "to \(next.method) \(Redaction.standard.redacted(next.url))"
            + (dropped.isEmpty ? "" : ", without \(dropped.joined(separator: ", "))")
    }

    func defaulting(_ headers: HTTPHeaders) -> EncodedRequest {
        if headers.allSatisfy({ self.headers.firstValue(for: $0.name) != nil }) { return self }
        var request = self
        request.headers = headers.merging(self.headers)
        return request
    }

    /// Returns the request that follows a redirect (RFC 9110 §15.4); nil if none may follow.
    /// - Parameter isSocket: True if the schemes of sockets are those of HTTP.
    func redirected(to location: String, status: Int, isSocket: Bool = false) -> EncodedRequest? {
        var text = URLText(URL(string: location, relativeTo: url)?.absoluteString ?? "")
        text.fragment = nil
        guard let found = URL(string: text.text) else { return nil }
        let target = (isSocket ? found.ofHTTP : nil) ?? found
        guard url.mayLead(to: target) else { return nil }
        var next = self
        next.url = target
        if status == 303 && method != .head || (status == 301 || status == 302) && method == .post {
            (next.method, next.body) = (.get, nil)
            for part in ["Type", "Length", "Encoding", "Language", "Location"] {
                next.headers["Content-" + part] = nil
            }
        }
        return target.origin == url.origin ? next : next.withoutCredentials
    }
}
