import Foundation

/// Prepares the request of each connection of an event stream, and checks its response. A plugin:
/// it sees the request before the interceptors, and the result after them.
struct EventRequest: Plugin {
    /// Weak, since it keeps the request, which has this plugin.
    weak var session: EventSession?

    func prepare(_ declared: Endpoint) -> Endpoint {
        var endpoint = declared
        if endpoint.headers.firstValue(for: "Accept") == nil {
            endpoint.headers.add("Accept", Self.contentType)
        }
        if endpoint.headers.firstValue(for: "Cache-Control") == nil {
            endpoint.headers.add("Cache-Control", "no-cache")
        }
        if let id = session?.connect(endpoint), !id.isEmpty {
            endpoint.attributes.merge(.header("Last-Event-ID", id))
        }
        if !endpoint.delivery.isStreamed { endpoint.attributes.delivery = .streamed }
        // The session connects again, and no stored response takes the place of a connection.
        endpoint.attributes.retries = 0
        endpoint.attributes.caching = .none
        return endpoint
    }

    func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        session?.attempts.note(result)
    }

    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        if case .failure = result { session?.attempts.note(result) }
        return result
    }

    func processing(
        of result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Single<Response>? {
        guard case .success(let response) = result else { return nil }
        if response.status == 204 {
            // Without its mark, a stream that has one is not complete.
            if let session, session.mark == nil { session.finish() }
            return nil
        }
        let type = response.headers.firstValue(for: "Content-Type").flatMap { MediaType($0) }
        guard response.status == 200, type?.description == Self.contentType else {
            let found = response.status == 200 ? type?.description ?? "no type" : nil
            return response.refused(found: found ?? "\(response.status)")
        }
        session?.attempts.open()
        return nil
    }

    private static let contentType = "text/event-stream"
}

extension Response {
    static let longestRefusal = 65_536

    /// Fails with ``NetError/rejected(_:)``; of a stream, the body is what arrives first.
    fileprivate func refused(found: String) -> Single<Response> {
        let rejection = Rejection(wanted: "a stream of text/event-stream", found: found)
        return beginning.map { body in
            var refused = stream == nil ? self : with(body: body)
            refused.rejection = rejection
            throw NetError.rejected(refused)
        }
    }

    private var beginning: Single<Data> {
        guard let stream else { return .just(Data()) }
        let limit = Self.longestRefusal
        return stream.asObservable()
            .scan(into: Data()) { $0 += $1.prefix(limit - $0.count) }
            // The response is refused whether or not its body can be read to the end.
            .catch { _ in .empty() }
            .take(while: { $0.count < limit }, behavior: .inclusive)
            .startWith(Data())
            .takeLast(1)
            .asSingle()
    }
}
