/// Sends equal requests that are in flight at the same time once, and answers each of them.
///
///     Provider<GitHub>(attributes: .sharing(InFlightRequests()))
///
/// Requests are equal if they have the same method, URL, body, timeouts and headers, credentials
/// among them. Each is still a request of its own, with its own plugins, interceptors, retries and
/// attributes; they share the exchange: its response or its error, its ``Response/timing``, and its
/// timeouts, which count from its start. Disposing the last one cancels the exchange. One that
/// begins after a removal from its cache gets no response from before.
///
/// Not shared is a request from or to a file or a stream, one with a progress, a limit of its body,
/// redirects or a backend of its own, and one with `.sharing(nil)`. The first of equal requests is
/// sent, by its provider's backend.
public final class InFlightRequests: Sendable {
    private let methods: Set<HTTPMethod>
    private let ignored: [String]
    private let table = InFlightTable()

    /// Makes an object without requests.
    /// - Parameters:
    ///   - methods: The methods that are shared, of which none should change what a server has.
    ///   - ignoredHeaders: The names of headers that may differ, such as an identifier of the
    ///     request; that of the first one is sent.
    public init(methods: Set<HTTPMethod> = [.get, .head], ignoring ignoredHeaders: [String] = []) {
        self.methods = methods
        ignored = ignoredHeaders
    }

    /// The number of exchanges in flight that may deliver their response to other requests.
    public var count: Int { table.count }

    fileprivate func send(
        _ endpoint: Endpoint, _ next: @escaping Interceptor.Next
    ) -> Single<Response> {
        .deferred { [self] in
            let request = try endpoint.encoded()
            guard shares(request, of: endpoint) else { return next(endpoint) }
            let key = InFlightKey(request, of: endpoint, ignoring: ignored)
            return .using({ [table] in table.join(key) { next(endpoint) } }) { waiter in
                if !waiter.isFirst { endpoint.mark("joins", "an equal request in flight") }
                return waiter.response
            }
        }
    }

    func shares(_ request: EncodedRequest, of endpoint: Endpoint) -> Bool {
        let isInMemory = request.body.map { $0.data != nil } ?? true
        // The others have values that cannot be compared, or that belong to one request.
        return isInMemory && methods.contains(request.method) && endpoint.delivery.isWhole
            && endpoint.progress == nil && endpoint.redirects == nil && endpoint.backend == nil
    }
}

struct InFlightSharing: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { endpoint.sharing != nil }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        endpoint.sharing?.send(endpoint, next) ?? next(endpoint)
    }

    func describe(for endpoint: Endpoint) -> String { "share in flight" }
}

extension Attributes {
    /// The equal requests with which this one shares its exchange; nil, the default, is none.
    public static var sharing: Key<InFlightRequests?> { .init(nil) }
}
