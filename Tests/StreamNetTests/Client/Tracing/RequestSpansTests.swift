import Locks
@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct RequestSpansTests {
    private let time = VirtualTimeScheduler()
    private let spans = SpanLog()
    private let stubs: Stubs<AnyTarget>

    init() {
        stubs = Stubs(after: .milliseconds(40), scheduler: time)
            .on(.get, url: "https://host/cart", "tea")
    }

    private func provider(
        _ interceptors: [any Interceptor] = [], plugins: [any Plugin] = []
    ) -> Provider<AnyTarget> {
        let number = Atomic<UInt64>(0)
        let own = RequestSpans(to: spans) { number.add(1, ordering: .relaxed).newValue }
        return Provider(backend: stubs, plugins: [own] + plugins, interceptors: interceptors)
    }

    private func send(_ provider: Provider<AnyTarget>, _ headers: [String: String] = [:]) {
        provider.rx(AnyTarget(Cart(headers: headers))).subscribe { _ in }
        time.run()
    }

    private var sent: [HTTPHeaders] { stubs.requests.map(\.encoded.headers) }

    @Test func `each attempt has a span with the conventional attributes, in one trace`() throws {
        stubs.on(.get, url: "https://host/cart", [503, "tea"])
        send(provider([Retry(1, .backoff(base: .seconds(1), cap: .seconds(1)), scheduler: time)]))
        let ended = spans.ended
        #expect(ended.count == 2)
        #expect(ended.map(\.name) == ["GET", "GET"])
        #expect(
            ended[0].attributes == [
                "http.request.method": .text("GET"), "server.address": .text("host"),
                "server.port": .number(443), "url.full": .text("https://host/cart?key=•••"),
                "http.response.status_code": .number(503), "error.type": .text("503"),
            ])
        #expect(ended[1].attributes["http.request.resend_count"] == .number(1))
        #expect(ended[1].attributes["error.type"] == nil)
        #expect(ended.map(\.isError) == [true, false])
        #expect(ended.map(\.duration) == [.milliseconds(40), .milliseconds(40)])
        #expect(ended[0].context.traceID == ended[1].context.traceID)
        #expect(ended[0].context.spanID != ended[1].context.spanID)
        #expect(sent.map { $0["traceparent"] } == ended.map(\.context.traceparent))
    }

    @Test(arguments: [(399, false), (400, true)])
    func `a status from 400 is an error`(status: Int, isError: Bool) {
        stubs.on(.get, url: "https://host/cart", StubAnswer(integerLiteral: status))
        send(provider())
        #expect(spans.ended.map(\.isError) == [isError])
    }

    @Test func `an action's path is the template of its name`() throws {
        let url = URL(string: "https://host")
        stubs.on(.get, url: "https://host/teas/*", "tea")
        provider().with(attributes: .baseURL(url)).rx(TeaShop.tea, 7).subscribe { _ in }
        time.run()
        #expect(spans.ended.map(\.name) == ["GET /teas/{self}"])
        #expect(spans.ended.first?.attributes["url.template"] == .text("/teas/{self}"))
    }

    @Test func `a request within a trace is part of it, and its state is untouched`() {
        let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"
        send(provider(), ["traceparent": parent, "tracestate": "a=1,b=2"])
        #expect(spans.ended.first?.parent?.traceparent == parent)
        #expect(
            sent.first?["traceparent"]
                == "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000001-00")
        #expect(sent.first?["tracestate"] == "a=1,b=2")
    }

    @Test func `a malformed parent starts a new trace without its state`() {
        send(provider(), ["traceparent": "00-x", "tracestate": "a=1"])
        #expect(spans.ended.first?.parent == nil)
        #expect(
            sent.first?["traceparent"]
                == "00-00000000000000010000000000000002-0000000000000003-01")
        #expect(sent.first?["tracestate"] == nil)
    }

    @Test func `a tracer of its own sends its own fields`() {
        spans.fields = ["b3": "1-2-1"]
        send(provider())
        #expect(sent.first?["b3"] == "1-2-1")
        #expect(sent.first?["traceparent"] == nil)
    }

    @Test func `a lost, a refused and a cancelled attempt end their spans once`() {
        stubs.on(.get, url: "https://host/cart", .failure(.connectionLost))
        send(provider())
        send(provider(plugins: [Hooks(encoded: { _ in throw Late() })]))
        stubs.on(.get, url: "https://host/cart", "tea")
        let request = provider().rx(AnyTarget(Cart(headers: [:]))).subscribe { _ in }
        time.advance(by: .milliseconds(10))
        request.dispose()
        time.run()
        #expect(
            spans.ended.map { $0.attributes["error.type"] } == [
                .text("transport"), .text("cancelled"), .text("cancelled"),
            ])
        #expect(spans.started == 3 && spans.ended.allSatisfy(\.isError))
    }

    @Test func `a method of one's own is one name`() {
        stubs.on("BREW", url: "https://host/cart", "tea")
        let request = provider().rx(AnyTarget(Cart(headers: [:], method: "BREW")))
        request.subscribe { _ in }
        time.run()
        #expect(spans.ended.map(\.name) == ["HTTP"])
        #expect(spans.ended.first?.attributes["http.request.method"] == .text("_OTHER"))
        #expect(spans.ended.first?.attributes["http.request.method_original"] == .text("BREW"))
    }
}

private final class SpanLog: SpanSink {
    private struct State {
        var started = 0
        var ended: [TraceSpan] = []
        var fields: HTTPHeaders = [:]
    }

    private let state = Mutex(State())

    var started: Int { state.withLock { $0.started } }
    var ended: [TraceSpan] { state.withLock { $0.ended } }
    var fields: HTTPHeaders {
        get { state.withLock { $0.fields } }
        set { state.withLock { $0.fields = newValue } }
    }

    func started(_ span: TraceSpan) -> HTTPHeaders {
        state.withLock {
            $0.started += 1
            return $0.fields
        }
    }

    func ended(_ span: TraceSpan) { state.withLock { $0.ended.append(span) } }
}

private struct Cart: Target {
    var headers: [String: String]
    var method: HTTPMethod = .get
    let baseURL = URL(string: "https://host")!
    let path: Path = "/cart"
    var payload: Payload { method == .get ? .query(["key": "abc"]) : .none }
}

private struct TeaShop: API {
    @GET("/teas/\(\.self)") var tea: Action<Int, String>
}
