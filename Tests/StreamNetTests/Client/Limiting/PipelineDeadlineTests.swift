import StreamNet
import Testing

/// The time that is left for the requests of a pipeline.
@Suite(.virtualLimit) struct PipelineDeadlineTests {
    private let load = Load { endpoint, _ in
        Response(text: try endpoint.encoded().headers["Left"] ?? "none")
    }

    /// A request whose response is the number of seconds that are left.
    private func request(within limit: Int = 1_000) -> Single<String> {
        let deadline = Deadline(.seconds(limit), sentAs: "Left", scheduler: load.time)
        return load.provider(deadline).rx(Ask(method: .get))
            .map { String(decoding: $0.body, as: UTF8.self).replacing("000m", with: "") }
    }

    private func left(_ pipeline: Single<String>) -> String? {
        let log = EventLog<String>()
        pipeline.deadline(in: .seconds(10), scheduler: load.time)
            .subscribe(onSuccess: { log.add($0) }, onFailure: { log.add("\($0)") })
        load.time.run()
        return log.all.first
    }

    @Test func `a request inherits what is left, or has its own time if that is less`() {
        #expect(left(request()) == "10")
        #expect(left(request(within: 3)) == "3")
    }

    /// The seconds that are left, of ten, after a wait of four or at once.
    @Test func `it is inherited through operators, also after a wait`() {
        let (request, time) = (request(), load.time)
        let wait = Single<Int>.timer(.seconds(4), scheduler: time)
        let late = request.delaySubscription(.seconds(4), scheduler: time)
        let failures = EventLog<Int>()
        let second = Single<String>.deferred {
            failures.add(1)
            return failures.all.count == 1 ? .error(NetError.cancelled) : request
        }
        let created = Single<Int>.create { resolve in
            time.schedule(after: .seconds(4)) { resolve(.success(1)) }
        }
        let rows: [(String, Single<String>, String)] = [
            ("flatMap", request.flatMap { _ in request }, "10"),
            (
                "delay",
                Single.just(1).delay(.seconds(4), scheduler: time).flatMap { _ in request }, "6"
            ),
            ("observe(on:)", wait.observe(on: time).flatMap { _ in request }, "6"),
            ("subscribe(on:)", late.subscribe(on: time), "6"),
            ("create", created.flatMap { _ in request }, "6"),
            ("catch", Single<String>.error(NetError.cancelled).catch { _ in request }, "10"),
            ("retry", second.retry(.constant(delay: .seconds(4)), scheduler: time), "6"),
            ("zip", Single.zip(request, late) { $1 }, "6"),
            ("merge", Observable.merge(.never(), request.asObservable()).take(1).asSingle(), "10"),
            (
                "concat",
                wait.asObservable().flatMap { _ in Observable<String>.empty() }
                    .concat(request.asObservable()).asSingle(), "6"
            ),
            (
                "flatMapLatest",
                Observable.of(1, 2).flatMapLatest { _ in request.asObservable() }.take(1)
                    .asSingle(),
                "10"
            ),
            ("amb", Observable.amb([late.asObservable(), .never()]).asSingle(), "6"),
            ("timeout", request.timeout(.seconds(9), scheduler: time), "10"),
            ("share", request.asObservable().share().asSingle(), "1000"),
        ]
        for (name, pipeline, expected) in rows { #expect(left(pipeline) == expected, "\(name)") }
    }

    @Test func `the earlier of two deadlines counts`() {
        for (outer, inner) in [(5, 20), (20, 5)] {
            let log = EventLog<String>()
            request().deadline(in: .seconds(inner), scheduler: load.time)
                .deadline(in: .seconds(outer), scheduler: load.time)
                .subscribe(onSuccess: { log.add($0) })
            #expect(log.all == ["5"])
        }
    }

    @Test func `a stream fails when the time is over, and its sources are disposed`() {
        let log = EventLog<String>()
        let ticks = Observable<Int>.interval(.seconds(3), scheduler: load.time)
            .do(onDispose: { log.add("disposed") })
        ticks.deadline(in: .seconds(10), scheduler: load.time).subscribe(
            onNext: { log.add("\($0)") }, onError: { log.add("\($0)") })
        load.time.advance(by: .seconds(60))
        let late = "wanted a result before the deadline, found none"
        #expect(log.all == ["0", "1", "2", late, "disposed"])
    }

    @Test func `a stream that ends in time is unchanged, and leaves no timer`() {
        let events = EventLog<String>()
        Observable.of(1, 2).deadline(in: .seconds(10), scheduler: load.time)
            .subscribe { events.add("\($0)") }
        #expect(events.all.count == 3)
        load.time.run()
        #expect(load.time.now == .zero)
    }

    @Test func `retries without an interceptor give up in time, too`() {
        let load = Load([503])
        load.provider(Retry(5, .doubling, scheduler: load.time)).rx(Ask(method: .get))
            .deadline(in: .seconds(5), scheduler: load.time).subscribe { load.note($0) }
        load.time.run()
        #expect(load.seconds == [0, 1, 3])
        #expect(load.results.all == ["3s: 503"])
    }
}

/// The same for asynchronous code.
@Suite(.hangLimit) struct AsynchronousDeadlineTests {
    @Test func `asynchronous code inherits it, a task of its own does so, too`() async throws {
        let time = VirtualTimeScheduler()
        let backend = StubBackend { Response(text: try $0.encoded().headers["Left"] ?? "none") }
        let provider = Provider<Ask>(
            backend: backend,
            interceptors: [Deadline(.seconds(1_000), sentAs: "Left", scheduler: time)])
        let single = Single<[String]>(async: {
            let first = try await provider.request(Ask(method: .get))
            let second = try await Task { try await provider.request(Ask(method: .get)) }.value
            return [first, second].map { String(decoding: $0.body, as: UTF8.self) }
        })
        #expect(
            try await single.deadline(in: .seconds(10), scheduler: time).value == [
                "10000m", "10000m",
            ])
        #expect(try await single.value == ["1000000m", "1000000m"])
    }

    @Test func `a renewal does not, as all wait for it`() async throws {
        let (time, log) = (VirtualTimeScheduler(), EventLog<String?>())
        let backend = StubBackend { endpoint in
            let headers = try endpoint.encoded().headers
            log.add(headers["Left"])
            return Response(status: headers["Authorization"] == nil ? 401 : 200)
        }
        let deadline = Deadline(.seconds(1_000), sentAs: "Left", scheduler: time)
        let plain = Provider<Ask>(backend: backend, interceptors: [deadline])
        let refresh = Account(nil).refresh { plain.rx(Ask(method: .get)).map { _ in "new" } }
        let provider = plain.with(interceptors: [deadline, refresh])
        let single = Single<Response>(async: {
            try await provider.request(Ask(method: .get), .authorization(.bearer))
        })
        #expect(try await single.deadline(in: .seconds(10), scheduler: time).value.status == 200)
        #expect(log.all == ["10000m", "1000000m", "10000m"])
    }
}
