/// Sends equal requests that are on their way at the same time once, and answers each of them.
///
///     Provider<GitHub>(backend: .sharing(.default))
///
/// Requests are equal when they have the same method, URL, body, timeouts and headers,
/// credentials therefore among them. Each subscription is still a request of its own, with its own
/// plugins, interceptors, retries and attributes; what they share is the exchange: its response or
/// its error, its ``Response/timing``, and its timeouts, which count from its start. Who leaves
/// changes nothing for the others; the last one out cancels. Who comes when the answer is there
/// gets that or a new one; nothing is kept of it.
///
/// Not shared is what comes from, or goes to, a file or a stream, what has a progress, a limit or
/// redirects of its own, and what says `.isShared(false)`. Copies of a backend share with each
/// other.
public struct SharingBackend: Backend {
    private let backend: any Backend
    private let methods: Set<HTTPMethod>
    private let ignored: [String]
    private let flights = Flights()

    /// Makes a backend in front of another.
    /// - Parameters:
    ///   - backend: what sends. It should go by nothing but what makes requests equal.
    ///   - methods: which requests are shared; one that changes something had better not be.
    ///   - ignoredHeaders: the names of headers that may differ, such as an identifier of the
    ///     request; that of the first one is sent.
    public init(
        _ backend: any Backend,
        methods: Set<HTTPMethod> = [.get, .head],
        ignoring ignoredHeaders: [String] = []
    ) {
        self.backend = backend
        self.methods = methods
        ignored = ignoredHeaders
    }

    /// How many exchanges are on their way of which others may get the answer.
    public var count: Int { flights.count }

    /// Sends `endpoint`, or waits for the answer to an equal one, which is delivered on the
    /// executor of the backend behind this.
    public func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { [self] in
            let request = try endpoint.encoded()
            guard canShare(request, of: endpoint) else { return backend.send(endpoint) }
            let key = FlightKey(request, of: endpoint, ignoring: ignored)
            return .using({ flights.board(key) { backend.send(endpoint) } }) { $0.response }
        }
    }

    /// Whether what answers this request may answer another one.
    private func canShare(_ request: EncodedRequest, of endpoint: Endpoint) -> Bool {
        let isInMemory = request.body.map { $0.data != nil } ?? true
        // What cannot be compared, or has an answer for one.
        let isPlain =
            endpoint.delivery.isWhole && endpoint.progress == nil && endpoint.redirects == nil
        return endpoint.isShared && isPlain && isInMemory && methods.contains(request.method)
    }
}

extension Backend where Self == SharingBackend {
    /// A backend that sends equal requests once; see ``SharingBackend``.
    /// - Parameters:
    ///   - backend: what sends.
    ///   - methods: which requests are shared.
    ///   - ignoredHeaders: the names of headers that may differ.
    public static func sharing(
        _ backend: any Backend,
        methods: Set<HTTPMethod> = [.get, .head],
        ignoring ignoredHeaders: [String] = []
    ) -> SharingBackend {
        SharingBackend(backend, methods: methods, ignoring: ignoredHeaders)
    }
}

extension Attributes {
    /// Whether a ``SharingBackend`` may answer the request together with others; true unless said.
    public static var isShared: Key<Bool> { .init(true) }
}
