import StreamNet
import Streams
import Testing

/// Pages are requested one at a time, and only as fast as they are consumed.
@Suite(.hangLimit) struct PageConsumingTests {
    private let server = LetterServer()
    private var pages: Pages<Response> { server.provider().rx.pages(.all, next: .link) }
    private var items: Pages<String> { pages.map { try $0.letters }.items }

    @Test func `a page is requested when the one before has been delivered`() {
        let log = EventLog<String>()
        let requests = server.requests
        items.subscribe(onNext: { log.add("\($0) \(requests.all.count)") })
        #expect(log.all == ["a 1", "b 1", "c 2", "d 2", "e 3"])
    }

    @Test func `a loop requests what it reads`() async throws {
        var seen: [String] = []
        for try await item in items.values {
            seen.append("\(item) \(server.requests.all.count)")
            if item == "c" { break }
        }
        #expect(seen == ["a 1", "b 1", "c 2"])
        #expect(server.requests.all.count == 2)
    }

    @Test func `an iterator requests nothing before it is asked`() async throws {
        var iterator = pages.values.makeAsyncIterator()
        #expect(server.requests.all.isEmpty)
        _ = try await iterator.next()
        #expect(server.requests.all.count == 1)
    }

    @Test func `values with a buffer request whether or not the loop reads`() async throws {
        var iterator = pages.values(buffering: .unbounded).makeAsyncIterator()
        _ = try await iterator.next()
        #expect(server.requests.all.count == 3)
    }

    @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (9, 3)])
    func `a limit of items requests no page beyond them`(count: Int, requests: Int) async throws {
        #expect(items.take(count).outcome == Array(LetterServer.letters.prefix(max(0, count))))
        #expect(server.requests.all.count == requests)
        var read: [String] = []
        for try await item in items.take(count).values { read.append(item) }
        #expect(read == Array(LetterServer.letters.prefix(max(0, count))))
        #expect(server.requests.all.count == 2 * requests)
    }

    @Test func `a limit of pages is one of requests`() {
        #expect(pages.take(2).map { try $0.letters.joined() }.outcome == ["ab", "cd"])
        #expect(server.requests.all.count == 2)
    }

    @Test func `an operator that needs no more ends the requests`() {
        let log = EventLog<String?>()
        items.filter { $0 != "a" }.first().subscribe(onSuccess: { log.add($0) })
        #expect(log.all == ["b"])
        #expect(server.requests.all.count == 1)
    }

    @Test(.virtualLimit) func `disposing cancels the request of a page`() {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Letters>(after: .seconds(1), scheduler: time)
        stubs.on(.all, .response(Response(headers: ["Link": "<?page=2>; rel=next"], text: "")))
        let log = EventLog<Int>()
        let pages = Provider<Letters>(backend: stubs).rx.pages(.all, next: .link)
        let subscription = pages.subscribe(onNext: { log.add($0.status) })
        time.advance(by: .milliseconds(1_500))
        subscription.dispose()
        time.run()
        #expect(log.all == [200])
        #expect(stubs.requests.map(\.wasCancelled) == [false, true])
    }

    @Test func `cancelling a loop cancels the request of a page`() async {
        let (begun, cancelled) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
        let backend = StubBackend { _ in Response() }
        let waiting = Around { _, _ in
            .create { _ in
                begun.continuation.yield()
                return Disposables.create { cancelled.continuation.yield() }
            }
        }
        let provider = Provider<Letters>(backend: backend, interceptors: [waiting])
        let task = Task {
            for try await _ in provider.rx.pages(.all, next: .link).values {}
        }
        _ = await begun.stream.first { true }
        task.cancel()
        _ = await cancelled.stream.first { true }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `each subscription starts with the first page`() {
        let items = items
        #expect(items.outcome == items.outcome)
        #expect(server.requests.all.count == 6)
    }

    @Test func `a page that fails does so after those before, and ends the loop`() async throws {
        let stubs = Stubs<Letters>()
        let page = Response(headers: ["Link": "<?page=2>; rel=next"], text: "1")
        stubs.on(.all, [.response(page), .failure(.connectionLost), "3"])
        let pages = Provider<Letters>(backend: stubs).rx.pages(.all, next: .link)
        #expect(pages.outcome.count == 2)
        stubs.on(.all, [.response(page), .failure(.connectionLost), "3"])
        var iterator = pages.values.makeAsyncIterator()
        #expect(try await iterator.next()?.status == 200)
        await #expect(throws: NetError.self) { try await iterator.next() }
        #expect(try await iterator.next()?.status == nil)
    }

    @Test func `a mapping that fails is reported to the plugins`() {
        let log = EventLog<String>()
        let witness = Witness(name: "p", log: log, isThorough: true)
        let provider = server.provider().with(plugins: [witness])
        let pages = provider.rx.pages(.all, next: .link).mapResponse { response in
            if try response.letters == ["c", "d"] { throw CancellationError() }
        }
        #expect(pages.outcome == ["()", "CancellationError()"])
        #expect(log.all.contains { $0.contains("didFail ") })
    }
}
