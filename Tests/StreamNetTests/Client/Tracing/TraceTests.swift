@testable import StreamNet
import Testing

/// The decisions about a request: which, when, and why; on virtual time.
@Suite(.virtualLimit) struct TraceTests {
    private let time = VirtualTimeScheduler()
    private let stubs: Stubs<TracedPlace>

    init() { stubs = Stubs(after: .milliseconds(40), scheduler: time).on(.cart, "tea") }

    private func provider(
        _ interceptors: [any Interceptor] = [], _ attributes: Attributes = []
    ) -> Provider<TracedPlace> {
        Provider(backend: stubs, interceptors: interceptors, attributes: [.tracing(), attributes])
    }

    private func retry(_ retries: Int) -> Retry { Retry(retries, .doubling, scheduler: time) }

    /// Sends a request, and returns its trace when nothing is left to do.
    private func trace(
        by provider: Provider<TracedPlace>, _ place: TracedPlace = .cart,
        _ attributes: Attributes = []
    ) throws -> Trace {
        let log = EventLog<Trace?>()
        provider.rx(place, attributes).subscribe {
            switch $0 {
            case .success(let response): log.add(response.trace)
            case .failure(let error): log.add(error.trace)
            }
        }
        time.run()
        return try #require(log.all.first ?? nil)
    }

    @Test func `an answer that came late says why`() throws {
        stubs.on(
            .cart,
            [.status(503, headers: ["Retry-After": "1"]), .failure(.connectionLost), "tea"])
        let trace = try trace(by: provider([retry(2)]))
        #expect(
            trace.description == """
                     0 ms │▎                       │ attempt 1: GET https://host/cart
                    40 ms │▏                       │ response 503, 0 bytes
                    40 ms │███████▊                │ waits 1 s: 503, Retry-After: 1
                  1040 ms │        ▎               │ attempt 2: GET https://host/cart
                  1080 ms │        ▏               │ lost wanted a response, found the connection \
                closed
                  1080 ms │        ███████████████▍│ waits 2 s: wanted a response, found the \
                connection closed
                  3080 ms │                       ▎│ attempt 3: GET https://host/cart
                  3120 ms │                       ▏│ response 200, 3 bytes
                  3120 ms │                       ▏│ delivered
                """)
    }

    @Test func `a failure has its trace, with the attempts that were made`() throws {
        stubs.on(.cart, .failure(.connectionLost))
        let trace = try trace(by: provider([retry(1)]))
        #expect(trace.marks.names == "attempt lost waits attempt lost exhausted failed")
        #expect(trace.marks.last?.detail == "wanted a response, found the connection closed")
        #expect(trace.marks.last?.time == .milliseconds(1080))
    }

    @Test func `a failure behind a spent budget has it, too`() throws {
        stubs.on(.cart, .failure(.connectionLost))
        let retry = Retry(1, budget: RetryBudget(0), scheduler: time)
        let marks = try trace(by: provider([retry])).marks
        #expect(marks.map(\.name) == ["attempt", "lost", "failed"])
    }

    @Test func `a renewal says why, and how long it took`() throws {
        stubs.on(.cart, [401, "tea"])
        let refresh = Account("old").refresh(on: time) { [time] in
            .just("new").delay(.milliseconds(300), scheduler: time)
        }
        let trace = try trace(by: provider([refresh], .authorization(.bearer)))
        #expect(
            trace.description == """
                     0 ms │▏                       │ attributes authorization (provider)
                     0 ms │██▌                     │ attempt 1: GET https://host/cart
                    40 ms │  ▏                     │ response 401, 0 bytes
                    40 ms │  ███████████████████   │ waits for a renewal, after 401
                   340 ms │                     ▏  │ renewed
                   340 ms │                     ██▌│ attempt 2: GET https://host/cart
                   380 ms │                       ▏│ response 200, 3 bytes
                   380 ms │                       ▏│ delivered
                """)
    }

    @Test func `a token that expires soon is renewed before it is sent`() throws {
        let refresh = Account("old").refresh(on: time, ahead: { $0 == "old" }) { .just("new") }
        let trace = try trace(by: provider([refresh], .authorization(.bearer)))
        #expect(trace.marks.map(\.name).prefix(4) == ["attributes", "waits", "renewed", "attempt"])
        #expect(trace.marks[1].detail == "for a renewal, as the token expires soon")
    }

    @Test func `a cache says why it answered, or was not asked`() throws {
        stubs.on(.cart, .text("tea", headers: ["Cache-Control": "max-age=60"]))
        stubs.on(.order, 204)
        let provider = provider([], [.cache(MemoryCache()), .caching(.standard)])
        let requests: [(TracedPlace, Attributes, String)] = [
            (.cart, [], "miss: nothing is stored"),
            (.cart, [], "hit: fresh for another"),
            (.cart, .headers(["Cache-Control": "no-cache"]), "miss: the request asks for a newer"),
            (.cart, .headers(["Cache-Control": "no-store"]), "not used: the request forbids it"),
            (.cart, .caching(.none), "not used: the policy is none"),
            (.cart, .caching(.cacheFirst), "miss: nothing is stored"),
            (.order, [], "not used: the method is not GET or HEAD"),
        ]
        for (place, attributes, reason) in requests {
            let marks = try trace(by: provider, place, attributes).marks
            #expect(marks.first { $0.name == "cache" }?.detail.hasPrefix(reason) == true)
        }
    }

    @Test func `a request that joins another says so, the one that is sent does not`() throws {
        let provider = provider([], .sharing(InFlightRequests()))
        let log = EventLog<Trace?>()
        for _ in 1...2 { provider.rx(.cart).subscribe(onSuccess: { log.add($0.trace) }) }
        time.run()
        let (first, second) = (log.all[0]?.marks.names, log.all[1]?.marks.names)
        #expect(first == "attributes attempt response delivered")
        #expect(second == "attributes attempt joins response delivered")
    }

    @Test func `a rejected response, and one that cannot be mapped, say what was wanted`() throws {
        stubs.on(.cart, 404)
        let rejected = try trace(by: provider(), .cart, .validation(.successCodes))
        #expect(rejected.marks.names == "attributes attempt response rejected failed")
        #expect(rejected.marks[3].detail.hasSuffix("found 404"))
        stubs.on(.order, "tea")
        let log = EventLog<Trace?>()
        provider().rx(.order).map { response in try response.mapping { _ in throw Late() } as Int }
            .subscribe(onFailure: { _ in })
        provider().rx(.order).subscribe(
            onSuccess: { response in
                _ = try? response.mapping { _ in throw Late() } as Int
                _ = try? response.mapping { $0.body.count }
                log.add(response.trace)
            })
        time.run()
        let marks = try #require(log.all.first ?? nil).marks
        #expect(marks.map(\.name) == ["attempt", "response", "unmapped", "mapped", "delivered"])
        #expect(marks.map(\.detail).dropFirst(2).prefix(2) == ["Late()", "Int"])
    }

    @Test func `a plugin adds its own decision in one line, with secrets hidden`() throws {
        struct Signing: Plugin {
            func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) {
                endpoint.mark("signed", "https://host/?token=abc")
            }
        }
        let trace = try trace(by: provider().with(plugins: [Signing()]))
        #expect(trace.marks.names == "prepared signed attempt response delivered")
        #expect(trace.marks[1].detail == "https://host/?token=•••")
    }

    @Test func `a request that is not traced has none, and makes no text`() throws {
        let provider = Provider<TracedPlace>(backend: stubs)
        let log = EventLog<Bool>()
        provider.rx(.cart).subscribe(onSuccess: { response in
            response.endpoint?.mark("never", log.adding(false))
            log.add(response.trace == nil)
        })
        time.run()
        #expect(log.all == [true])
    }

    @Test func `a trace keeps its first marks and the last`() throws {
        let trace = Trace(on: time)
        for number in 1...Trace.limit { trace.add("mark", number) }
        #expect(trace.marks.count == Trace.limit)
        #expect(trace.marks.last?.detail == "\(Trace.limit)")
        trace.add("end")
        #expect(trace.marks.count == Trace.limit)
        #expect(trace.marks.suffix(2).map(\.name) == ["mark", "end"])
        #expect(trace.marks.dropLast().last?.detail == "\(Trace.limit - 1)")
    }

    @Test func `marks are in the order of their times, and no time is negative`() {
        let trace = Trace(on: time)
        time.advance(by: .milliseconds(50))
        trace.add("late")
        trace.add("early", ago: .milliseconds(30))
        trace.add("first", ago: .seconds(9))
        #expect(trace.marks.map(\.name) == ["first", "early", "late"])
        #expect(trace.marks.map(\.time) == [.zero, .milliseconds(20), .milliseconds(50)])
    }

    @Test(arguments: [
        (Duration.zero, "0 ms"), (.microseconds(40), "0 ms"), (.microseconds(50), "0.1 ms"),
        (.microseconds(9_940), "9.9 ms"), (.microseconds(9_960), "10 ms"),
        (.microseconds(10_500), "11 ms"), (.seconds(3), "3000 ms"),
    ])
    func `times have a decimal below ten milliseconds`(time: Duration, text: String) {
        #expect(time.inMilliseconds == text)
    }
}

extension Sequence<Trace.Mark> {
    /// `attempt response delivered`
    var names: String { map(\.name).joined(separator: " ") }
}

/// Two pages of one address.
enum TracedPlace: Target {
    case cart, order
    var baseURL: URL { URL(string: "https://host")! }
    var path: Path { "/cart" }
    var method: HTTPMethod { self == .cart ? .get : .post }
}

extension EventLog<Bool> {
    /// Adds an entry for a detail that is read.
    fileprivate func adding(_ entry: Bool) -> String {
        add(entry)
        return ""
    }
}
