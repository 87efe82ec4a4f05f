import Dispatch
@testable import StreamNet
import Testing

extension RequestContext {
    fileprivate static var count: Key<Int> { .init(0) }
    fileprivate static var steps: Key<[String]> { .init([]) }
}

/// State that the attempts of one request share.
@Suite(.hangLimit) struct RequestContextTests {
    private let log = EventLog<[String]>()

    private func provider(_ interceptors: [any Interceptor]) -> Provider<Sayings> {
        Provider(
            backend: StubBackend { [log] endpoint in
                log.add(endpoint.context?[RequestContext.steps] ?? [])
                return Response()
            }, interceptors: interceptors)
    }

    /// Adds its name for each attempt.
    private func adding(_ name: String) -> Around {
        Around { endpoint, next in
            endpoint.context?.update(RequestContext.steps) { $0.append(name) }
            return next(endpoint)
        }
    }

    @Test func `attempts of a request share it, and another request has its own`() {
        let twice = Around { endpoint, next in next(endpoint).flatMap { _ in next(endpoint) } }
        let provider = provider([twice, adding("a")])
        provider.rx(.zen).subscribe { _ in }
        provider.rx(.zen).subscribe { _ in }
        #expect(log.all == [["a"], ["a", "a"], ["a"], ["a", "a"]])
    }

    @Test func `copies of the endpoint refer to the same, also changed ones`() {
        let changing = Around { endpoint, next in
            var changed = endpoint
            changed.headers["X-A"] = "1"
            changed.context?[RequestContext.steps] = ["set"]
            #expect(endpoint.context?[RequestContext.steps] == ["set"])
            return next(changed)
        }
        provider([changing]).rx(.zen).subscribe { _ in }
        #expect(log.all == [["set"]])
    }

    @Test func `an endpoint has none before it is sent, and its response has it`() throws {
        #expect(try Sayings.zen.endpoint.context == nil)
        let response = provider([adding("a")]).rx(.zen).outcome?.response
        #expect(response?.endpoint?.context?[RequestContext.steps] == ["a"])
    }

    @Test func `threads that change it at once lose nothing`() {
        let context = provider([]).rx(.zen).outcome?.response?.endpoint?.context
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 1...500 { context?.update(RequestContext.count) { $0 += 1 } }
        }
        #expect(context?[RequestContext.count] == 2_000)
    }

    @Test func `a change may use the context itself`() {
        let context = provider([]).rx(.zen).outcome?.response?.endpoint?.context
        context?.update(RequestContext.count) { count in
            context?[RequestContext.steps] = ["inside"]
            count = context?[RequestContext.steps].count ?? 0
        }
        #expect(context?[RequestContext.count] == 1)
    }

    @Test func `writing that throws changes nothing else`() {
        let context = provider([]).rx(.zen).outcome?.response?.endpoint?.context
        #expect(throws: CancellationError.self) {
            try context?.update(RequestContext.steps) { _ in throw CancellationError() }
        }
        #expect(context?[RequestContext.steps] == [])
    }
}
