@testable import StreamNet
import Testing

/// Nothing is released under a lock: each place holds a value that uses it when released.
@Suite(.virtualLimit) struct ReleasingTests {
    private let endpoint = Endpoint(url: URL(string: "https://host/path")!)
    private let calls = EventLog<Int>()

    private func caller(_ call: @escaping @Sendable () -> Void) -> Caller {
        Caller { [calls] in
            call()
            calls.add(1)
        }
    }

    /// An endpoint that holds such a value.
    private func endpoint(_ call: @escaping @Sendable () -> Void) -> Endpoint {
        var endpoint = endpoint
        endpoint.attributes[Attributes.caller] = caller(call)
        return endpoint
    }

    @Test func `an Inspector that is cleared`() {
        struct Holding: Error { let caller: Caller }
        let inspector = Inspector()
        func send() {
            let error = Holding(caller: caller { inspector.clear() })
            Provider<Sayings>(backend: StubBackend { _ in throw error }, plugins: [inspector])
                .rx(.zen).subscribe { _ in }
        }
        send()
        inspector.clear()
        #expect(calls.all.count == 1)
    }

    @Test func `Stubs that are replaced and removed`() throws {
        let stubs = Stubs<Sayings>()
        let provider = Provider<Sayings>(backend: stubs)
        func stub() {
            let caller = caller {
                _ = stubs.verify()
                stubs.removeAll()
            }
            stubs.on(
                .zen,
                StubAnswer { _ in
                    caller.touch()
                    return Response()
                })
        }
        stub()
        stubs.on(.zen, "again")
        #expect(calls.all.count == 1)
        stub()
        stubs.remove(.zen)
        #expect(calls.all.count == 2)
        stub()
        stubs.removeAll()
        #expect(calls.all.count == 3)
        withExtendedLifetime(provider) {}
    }

    /// A scheduler of a user's, whose timers call back when they are released.
    @Test func `the timers of a stub`() {
        let subscription = SerialDisposable()
        let timers = Timers(caller: { caller { subscription.dispose() } })
        let stubs = Stubs<Sayings>(scheduler: timers)
        stubs.on(.zen, .chunks(.wait(.seconds(1)), "a", .wait(.seconds(1)), "b"))
        // Observed, so that each piece has a timer.
        subscription.disposable = Provider<Sayings>(backend: stubs)
            .rx(.zen, .progress { _ in }).subscribe { _ in }
        timers.time.run()
        #expect(calls.all.count > 0)
    }

    @Test func `an entry of a RequestContext`() {
        let context = RequestContext()
        context[Attributes.caller] = caller { context[Attributes.caller] = nil }
        context[Attributes.caller] = nil
        #expect(calls.all.count == 1)
        context[Attributes.caller] = caller { _ = context[Attributes.caller] }
        context.update(Attributes.caller) { $0 = nil }
        #expect(calls.all.count == 2)
    }

    @Test func `the former response of a call`() {
        let latest = Latest<Response>()
        latest.value = Response().answering(endpoint { _ = latest.value })
        latest.value = Response()
        #expect(calls.all.count == 1)
    }

    @Test func `a request of a RequestGroup`() throws {
        let group = RequestGroup()
        let provider = Provider<Sayings>(backend: .stub(Response()))
        func send() {
            let caller = caller { group.cancel() }
            provider.rx(.zen, .groups([group]), .caller(caller)).subscribe { _ in }
        }
        send()
        #expect(calls.all.count == 1)
    }
}

final class Caller: Sendable {
    private let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) { self.call = call }

    deinit { call() }

    /// For closures that hold it.
    func touch() {}
}

/// Virtual time whose timers hold a caller each.
private struct Timers: Scheduler {
    let time = VirtualTimeScheduler()
    let caller: @Sendable () -> Caller

    var now: Duration { time.now }

    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable {
        Timer(work: time.schedule(after: delay, work), caller: caller())
    }

    private final class Timer: Disposable {
        private let work: any Disposable
        private let caller: Caller

        init(work: any Disposable, caller: Caller) { (self.work, self.caller) = (work, caller) }

        func dispose() { work.dispose() }
    }
}

extension Attributes {
    static var caller: Key<Caller?> { .init(nil) }
}
