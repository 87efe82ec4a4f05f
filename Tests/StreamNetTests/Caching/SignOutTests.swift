import StreamNet
import Testing

/// A response to a request that began before a removal is not stored after it.
@Suite(.hangLimit) struct SignOutTests {
    private static let fresh: HTTPHeaders = [
        "Cache-Control": "max-age=60, stale-while-revalidate=30", "ETag": "\"1\"",
    ]

    /// The ways in which the entries of a page are removed.
    enum Removal: CaseIterable {
        case all, address, key, post

        func run(_ bench: CacheBench, _ path: String = "page") {
            guard let key = key(path) else { return }
            switch self {
            case .all: try? bench.cache.remove(.all)
            case .address: try? bench.cache.remove(.address(of: key))
            case .key: try? bench.cache.remove(.key(key))
            // A provider of its own.
            case .post: _ = bench.ask(.post, path)
            }
        }

        private func key(_ path: String) -> CacheKey? {
            (try? CacheBench.target(.get, path).endpoint.encoded()).flatMap { CacheKey($0) }
        }
    }

    /// A request in the course of which `remove` is called.
    struct Scenario: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let caching: CachePolicy
        let run: Run
        typealias Run = @Sendable (CacheBench, @escaping @Sendable () -> Void) async throws -> Void

        init(_ name: String, _ caching: CachePolicy, _ run: @escaping Run) {
            (testDescription, self.caching, self.run) = (name, caching, run)
        }
    }

    static let scenarios: [Scenario] =
        [CachePolicy.standard, .cacheFirst, .networkFirst].flatMap { caching in
            [
                Scenario("GET, \(caching)", caching) { bench, remove in
                    bench.onAnswer(to: "page", remove)
                    _ = bench.ask()
                },
                Scenario("a search by POST, \(caching)", caching) { bench, remove in
                    bench.onAnswer(to: "page", remove)
                    _ = bench.ask(.post, "page", [:], body: "x", .isSafe())
                },
                Scenario("an interceptor that waits, \(caching)", caching) { bench, remove in
                    let waiting = Calling(before: remove)
                    _ = bench.provider(interceptors: [waiting]).rx(CacheBench.target()).outcome
                },
                Scenario("an interceptor that waits afterwards, \(caching)", caching) {
                    bench, remove in
                    let waiting = Calling(after: remove)
                    _ = bench.provider(interceptors: [waiting]).rx(CacheBench.target()).outcome
                },
                Scenario("a mapping, \(caching)", caching) { bench, remove in
                    bench.onAnswer(to: "page", remove)
                    _ = bench.provider().rx(CacheBench.target()).mapResponse { $0.status }.outcome
                },
                Scenario("a second attempt, \(caching)", caching) { bench, remove in
                    bench.answers(Response(status: 503), Response(headers: fresh, text: "a"))
                    bench.onAnswer(to: "page", remove)
                    let retry = Retry(1, .constant(delay: .zero), scheduler: ImmediateScheduler())
                    _ = bench.provider(interceptors: [retry]).rx(CacheBench.target()).outcome
                },
                Scenario("a stream, \(caching)", caching) { bench, remove in
                    let response = try await bench.provider().request(
                        CacheBench.target(), .delivery(.streamed))
                    remove()
                    if let stream = response.stream { for try await _ in stream {} }
                },
                Scenario("a file, \(caching)", caching) { bench, remove in
                    let folder = try TemporaryFolder()
                    let file = Delivery.file(to: folder.url.appending(path: "a"), .replacesFile)
                    bench.onAnswer(to: "page", remove)
                    _ = try await bench.provider().request(CacheBench.target(), .delivery(file))
                },
            ]
        } + [
            Scenario("a refresh in the background", .standard) { bench, remove in
                _ = bench.ask()
                bench.clock.date += 60
                bench.onAnswer(to: "page", remove)
                _ = bench.ask()
            },
            Scenario("a refresh after the answer", .standard) { bench, remove in
                _ = bench.ask()
                bench.clock.date += 60
                bench.provider().rx(CacheBench.target()).subscribe { _ in remove() }
            },
            Scenario("304", .standard) { bench, remove in
                _ = bench.ask()
                bench.clock.date += 90
                bench.answers(
                    Response(status: 304, headers: fresh), Response(headers: fresh, text: "a"))
                bench.onAnswer(to: "page", remove)
                _ = bench.ask()
            },
            Scenario("HEAD", .standard) { bench, remove in
                _ = bench.ask()
                bench.clock.date += 90
                bench.onAnswer(to: "page", remove)
                _ = bench.ask(.head)
            },
            Scenario("the second step of rx.cached", .cacheAndNetwork) { bench, remove in
                _ = bench.ask()
                bench.provider().rx.cached(CacheBench.target()).subscribe { event in
                    if case .next(let response) = event, response.source == .cache { remove() }
                }
            },
            Scenario("the confirmation after rx.cached", .standard) { bench, remove in
                _ = bench.ask()
                bench.clock.date += 90
                bench.provider().rx.cached(CacheBench.target()).subscribe { event in
                    if case .next = event { remove() }
                }
            },
            Scenario("the second step of an action", .cacheAndNetwork) { bench, remove in
                _ = bench.ask()
                let outputs = EventLog<Void>()
                bench.provider().rx.cached(Pages.page).subscribe { event in
                    guard case .next = event else { return }
                    if outputs.all.isEmpty { remove() }
                    outputs.add(())
                }
            },
            Scenario("the refresh of rx.cached", .cacheAndRefresh) { bench, remove in
                _ = bench.ask()
                bench.provider().rx.cached(CacheBench.target()).subscribe { event in
                    if case .next = event { remove() }
                }
            },
        ]

    private func isStored(_ bench: CacheBench, _ path: String = "page") -> Bool {
        bench.isStored(path)
            || bench.ask(.post, path, [:], body: "x", bench.only, .isSafe()).hasPrefix("200")
    }

    @Test(arguments: scenarios, Removal.allCases)
    func `nothing that began before is stored`(scenario: Scenario, removal: Removal) async throws {
        // The key of a request in the standard mode has no public initializer.
        if removal == .key, scenario.caching == .standard { return }
        for kind in CacheKind.allCases {
            let folder = try TemporaryFolder()
            let bench = CacheBench(scenario.caching, cache: kind.cache(in: folder))
            bench.answers(Response(headers: Self.fresh, text: "a"))
            _ = bench.ask(.get, "warm")
            try await scenario.run(bench) { removal.run(bench) }
            #expect(!isStored(bench), "\(kind)")
            // What begins afterwards is.
            _ = bench.ask()
            #expect(isStored(bench), "\(kind)")
            bench.clock.date = CacheBench.start
            #expect(isStored(bench, "warm") == (removal != .all), "\(kind)")
        }
    }

    @Test(arguments: scenarios)
    func `a removal of another address does not matter`(scenario: Scenario) async throws {
        for removal in Removal.allCases where removal != .all {
            for kind in CacheKind.allCases {
                let folder = try TemporaryFolder()
                let bench = CacheBench(scenario.caching, cache: kind.cache(in: folder))
                bench.answers(Response(headers: Self.fresh, text: "a"))
                try await scenario.run(bench) { removal.run(bench, "other") }
                #expect(isStored(bench), "\(kind), \(removal)")
            }
        }
    }

    @Test(arguments: Removal.allCases)
    func `a refused response does not restore the one before a removal`(removal: Removal) throws {
        let cache = CallingCache()
        let bench = CacheBench(.cacheAndNetwork, cache: cache)
        bench.answers(Response(text: "good"), Response(text: "bad"))
        _ = bench.ask()
        bench.clock.date += 1
        let bad = try bench.provider().rx(CacheBench.target()).outcome?.get()
        cache.on("reads") { removal.run(bench) }
        bad?.forget()
        #expect(!isStored(bench))
    }

    @Test(arguments: Removal.allCases)
    func `a request after a removal does not share an exchange from before`(removal: Removal) {
        let time = VirtualTimeScheduler()
        let bench = CacheBench(.cacheFirst)
        let sent = EventLog<Void>()
        let backend = StubBackend(after: .seconds(1), scheduler: time) { _ in
            sent.add(())
            return Response(text: "\(sent.all.count)")
        }
        let provider = Provider<Given>(
            backend: backend,
            attributes: [
                .cache(bench.cache), .caching(.cacheFirst), .sharing(InFlightRequests()),
                .cacheClock { bench.clock.date },
            ])
        bench.answers(Response(text: "posted"))
        for _ in 1...2 { provider.rx(CacheBench.target()).subscribe() }
        #expect(sent.all.count == 1)
        removal.run(bench)
        for _ in 1...2 { provider.rx(CacheBench.target()).subscribe() }
        #expect(sent.all.count == 2)
        time.run()
        #expect(bench.ask() == "200 hit: 2")
    }
}

/// Calls a closure before it sends a request, or after its response.
private struct Calling: Interceptor {
    var before: @Sendable () -> Void = {}
    var after: @Sendable () -> Void = {}

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        before()
        return next(endpoint).map { response in
            after()
            return response
        }
    }
}

private struct Pages: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://host")!)
    @GET("page") var page: Action<Void, Data>
}
