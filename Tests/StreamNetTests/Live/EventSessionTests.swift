import Foundation
import Testing

@testable import StreamNet

/// The state of an event stream, beside the user's code that it calls and releases.
@Suite(.virtualLimit) struct EventSessionTests {
    private let url = URL(string: "https://feed.host/ticker")!

    private func endpoint(_ attributes: Attributes) -> Endpoint {
        Endpoint(url: url, attributes: attributes)
    }

    @Test func `a random factor may ask the session itself`() {
        let session = EventSession(until: nil)
        let asked = EventLog<Duration>()
        let reconnect = Reconnect.idempotent(random: {
            session.finish()
            asked.add(session.attempts.scheduler.now)
            return 1
        })
        let time = VirtualTimeScheduler()
        _ = session.connect(endpoint([.reconnect(reconnect), .reconnectScheduler(time)]))
        session.attempts.open()
        #expect(session.wait(after: BodyEnded()) == .seconds(3))
        #expect(asked.all == [.zero])
    }

    @Test func `a base above the cap is waited for`() {
        let reconnect = Reconnect.idempotent(base: .seconds(60), cap: .seconds(30), random: { 1 })
        #expect(reconnect.wait(after: 1, nil, nil) == .seconds(60))
        #expect(reconnect.wait(after: 2, nil, nil) == .seconds(60))
    }

    @Test func `a scheduler may ask the session itself`() {
        let session = EventSession(until: nil)
        let clock = Clock { session.finish() }
        _ = session.connect(
            endpoint([.reconnectScheduler(clock), .reconnect(.idempotent(random: { 1 }))]))
        session.attempts.open()
        #expect(session.wait(after: BodyEnded()) == .seconds(3))
    }

    @Test func `the rules of an earlier connection may ask the session when they are released`() {
        let session = EventSession(until: nil)
        let released = EventLog<String>()
        _ = session.connect(
            endpoint(
                .reconnectScheduler(
                    Clock {
                        session.finish()
                    } released: {
                        session.finish()
                        released.add("released")
                    })))
        #expect(released.all.isEmpty)
        _ = session.connect(endpoint([]))
        #expect(released.all == ["released"])
    }
}

/// A scheduler that calls back when it is asked, and when it is released.
private final class Clock: Scheduler {
    private let onNow: @Sendable () -> Void
    private let onRelease: @Sendable () -> Void

    init(
        onNow: @escaping @Sendable () -> Void,
        released onRelease: @escaping @Sendable () -> Void = {}
    ) {
        (self.onNow, self.onRelease) = (onNow, onRelease)
    }

    deinit { onRelease() }

    var now: Duration {
        onNow()
        return .zero
    }

    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable {
        ImmediateScheduler().schedule(after: delay, work)
    }
}
