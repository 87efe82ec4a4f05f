import StreamNet
import Testing

@Suite(.hangLimit) struct CallbackSchedulerTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()

    private func provider(_ answer: Script.Answer = .success(Response())) -> Provider<Sayings> {
        Provider(
            backend: StubBackend { _ in try answer.get() },
            plugins: [Witness(name: "p", log: log, isThorough: true)],
            attributes: .callbackScheduler(time))
    }

    private static let answers: [Script.Answer] = [
        .success(Response()), .status(500), .lost(.connectionLost),
    ]

    @Test(.virtualLimit, arguments: answers, [false, true])
    fileprivate func `a result waits for its turn`(answer: Script.Answer, isCompletion: Bool) {
        if isCompletion {
            provider(answer).request(.zen, completion: log.noting("called"))
        } else {
            provider(answer).rx(.zen).subscribe(log.noting("called"))
        }
        let summary = answer.summary
        #expect(log.all.last == "process p: \(summary)")
        time.run()
        let failed = answer.response == nil ? ["didFail p: \(summary)"] : []
        let last = ["called: \(summary)"] + failed + ["didDeliver p: \(summary)"]
        #expect(log.all.suffix(last.count) == last[...])
    }

    @Test(.virtualLimit) func `a typed request is delivered there, too`() {
        let provider = Provider<AnyTarget>(
            backend: .stub(Response(text: "tea")), attributes: .callbackScheduler(time))
        provider.send(Motto()).subscribe(onSuccess: { [log] in log.add($0) })
        #expect(log.all == [])
        time.run()
        #expect(log.all == ["tea"])
    }

    @Test func `a task is given the response there`() async throws {
        _ = try await provider().request(.zen, .callbackScheduler(Noting(log: log)))
        let steps = log.all.drop { $0 != "process p: 200" }.prefix(3)
        #expect(steps == ["process p: 200", "scheduled", "didDeliver p: 200"])
    }

    @Test func `on the main queue, a completion is on the main actor`() async {
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .nanoseconds(1)) { _ in Response() },
            attributes: .callbackScheduler(MainScheduler.instance))
        await withCheckedContinuation { continuation in
            provider.request(.zen) { _ in
                MainActor.assertIsolated()
                continuation.resume()
            }
        }
    }

    @Test func `a call wins over the provider, and nil is the backend's executor`() {
        let provider = provider().with(plugins: [])
        provider.rx(.zen, .callbackScheduler(nil)).subscribe(log.noting("called"))
        #expect(log.all == ["called: 200"])
        provider.rx(.zen, .callbackScheduler(Noting(log: log))).subscribe(log.noting("called"))
        #expect(log.all.dropFirst().prefix(2) == ["scheduled", "called: 200"])
    }

    @Test(.virtualLimit) func `what is disposed before its turn is silent`() {
        provider().rx(.zen).subscribe(log.noting("called")).dispose()
        time.run()
        #expect(log.all.last == "process p: 200")
    }

    @Test(.virtualLimit) func `a completion is cancelled on the disposing thread`() {
        provider().request(.zen, completion: log.noting("called")).dispose()
        #expect(log.all.last == "called: cancelled")
        let before = log.all
        time.run()
        #expect(log.all == before)
    }

    @Test(.virtualLimit) func `a cancelled group's request ends at once and fails there`() {
        let group = RequestGroup()
        let waiting = provider().with(
            backend: StubBackend(after: .seconds(1), scheduler: time) { _ in Response() })
        waiting.rx(.zen, .groups([group])).subscribe(log.noting("called"))
        group.cancel()
        #expect(group.endpoints.count == 0)
        #expect(log.all.last == "didReceive p: cancelled")
        time.run()
        #expect(log.all.last == "called: cancelled")
    }

    /// Unless it is disposed behind that.
    @Test(.virtualLimit, arguments: [false, true])
    func `a response that waits for its turn is cancelled with its group`(isDisposed: Bool) {
        let group = RequestGroup()
        let request = provider().rx(.zen, .groups([group])).subscribe(log.noting("called"))
        #expect(group.endpoints.count == 1)
        group.cancel()
        if isDisposed { request.dispose() }
        time.run()
        let last = ["process p: 200"] + (isDisposed ? [] : ["called: cancelled"])
        #expect(log.all.suffix(last.count) == last[...])
    }
}

/// A scheduler that says when it is used, and does everything at once.
private struct Noting: Scheduler {
    let log: EventLog<String>
    var now: Duration { .zero }

    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable {
        log.add("scheduled")
        work()
        return Disposables.create()
    }
}
