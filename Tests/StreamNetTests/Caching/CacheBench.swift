import Locks
import StreamNet

/// A cache in front of a server that answers by a list, and a clock.
struct CacheBench: Sendable {
    let clock = EventClock()
    let cache: any ResponseCache
    let caching: CachePolicy
    let requests = EventLog<EncodedRequest>()
    private let answers = AnswerList()
    private let interruption = Interruption()

    init(_ caching: CachePolicy = .standard, cache: any ResponseCache = MemoryCache()) {
        self.cache = cache
        self.caching = caching
    }

    /// The start of all tests: Thu, 01 Jan 2026 00:00:00 GMT.
    static let start = Date(timeIntervalSince1970: 1_767_225_600)

    /// Adds answers of the server; the last one stays.
    func answers(_ responses: Response...) { answers.add(responses) }

    /// Calls `body` once, between the answer to the next request for a path and its delivery.
    func onAnswer(to path: String, _ body: @escaping @Sendable () -> Void) {
        interruption.set(path, body)
    }

    /// The provider of all requests.
    func provider(
        _ attributes: Attributes = [], plugins: [any Plugin] = [],
        interceptors: [any Interceptor] = []
    ) -> Provider<Given> {
        let backend = StubBackend { [requests, answers, interruption] endpoint in
            let request = try endpoint.encoded()
            requests.add(request)
            defer { interruption.run(at: request.url) }
            return try answers.next().get()
        }
        return Provider(
            backend: backend, plugins: plugins, interceptors: interceptors,
            attributes: [
                .cache(cache), .caching(caching), .cacheClock { [clock] in clock.date }, attributes,
            ])
    }

    func fail(_ reason: TransportError.Reason) {
        answers.add([.failure(NetError.transport(TransportError(reason, request: "GET")))])
    }

    static func target(
        _ method: HTTPMethod = .get, _ path: String = "page", headers: HTTPHeaders = [:],
        body: String? = nil
    ) -> Given {
        let url = URL(string: "https://host/" + path) ?? Ping().baseURL
        return Given(
            endpoint: Endpoint(
                url: url, method: method, headers: headers,
                payload: body.map { .data(Data($0.utf8), contentType: "text/plain") } ?? .none))
    }

    /// The status, the part of the cache, and the body: `200 StreamNet; hit; ttl=60: a`.
    func ask(
        _ method: HTTPMethod = .get, _ path: String = "page", _ headers: HTTPHeaders = [:],
        body: String? = nil, _ attributes: Attributes...
    ) -> String {
        let target = Self.target(method, path, headers: headers, body: body)
        return Self.text(provider().rx(target, attributes.reduce([]) { $0.merging($1) }).outcome)
    }

    /// The attributes by which only a stored response answers.
    var only: Attributes {
        caching == .standard ? .cacheControl(.onlyIfCached) : .caching(.cacheOnly)
    }

    func isStored(_ path: String = "page") -> Bool {
        ask(.get, path, [:], only).hasPrefix("200")
    }

    static func text(_ outcome: Result<Response, any Error>?) -> String {
        switch outcome {
        case .success(let response): response.summary
        case .failure(NetError.transport(let failure)): "\(failure.reason)"
        case .failure(let error): "\(error)"
        case nil: "nothing"
        }
    }

    /// The fields of the latest request that ask whether something is valid.
    var conditions: [String] {
        (requests.all.last?.headers ?? [:]).filter { $0.name.hasPrefix("If-") }.map {
            "\($0.name): \($0.value)"
        }
    }
}

extension Result<Response, any Error>? {
    /// The source and the body: `cache: a`.
    var sourceText: String {
        switch self {
        case .success(let response):
            "\(response.source): \(response.bodyText)"
        case .failure(let error): "\(error)"
        case nil: "nothing"
        }
    }
}

extension Response {
    var summary: String {
        let part = self.cacheStatus?.description.replacing("StreamNet; ", with: "") ?? "no cache"
        return "\(status) \(part): \(bodyText)"
    }
}

extension Single<Response> {
    /// The number in the body; without one, the response is rejected.
    var number: Single<Int> {
        mapResponse { response in
            guard let number = Int(response.bodyText) else { throw NetError.rejected(response) }
            return number
        }
    }
}

/// A clock that a test sets.
final class EventClock: Sendable {
    private let instant: Mutex<Date>

    init(_ start: Date = CacheBench.start) { instant = Mutex(start) }

    /// A clock that starts at a whole second: dates of files have six digits after it.
    static var today: EventClock {
        EventClock(Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded()))
    }

    var date: Date {
        get { instant.withLock { $0 } }
        set { instant.withLock { $0 = newValue } }
    }
}

private final class AnswerList: Sendable {
    private let answers = Mutex<[Result<Response, any Error>]>([])
    private let last = Mutex<Result<Response, any Error>>(.failure(CancellationError()))

    func add(_ more: [Response]) { add(more.map { .success($0) }) }

    func add(_ more: [Result<Response, any Error>]) { answers.withLock { $0 += more } }

    func next() -> Result<Response, any Error> {
        let next = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        return last.withLock { last in
            if let next { last = next }
            return last
        }
    }
}

private final class Interruption: Sendable {
    private let next = Mutex<(path: String, body: @Sendable () -> Void)?>(nil)

    func set(_ path: String, _ body: @escaping @Sendable () -> Void) {
        next.withLock { $0 = (path, body) }
    }

    func run(at url: URL) {
        let found = next.withLock { $0?.path == url.lastPathComponent ? $0.take() : nil }
        found?.body()
    }
}
