import Foundation
import Testing

@testable import StreamNet

/// The state of an event stream, beside the user's code that it calls and releases.
@Suite(.virtualLimit) struct EventSessionTests {
    private let url = URL(string: "https://feed.host/ticker")!

    private func endpoint(_ attributes: Attributes) -> Endpoint {
        Endpoint(url: url, attributes: attributes)
    }

    @Test func `a random factor and a scheduler may ask the session itself`() {
        let session = EventSession(until: nil)
        let asked = EventLog<Duration>()
        let reconnect = Reconnect.idempotent(random: {
            session.finish()
            asked.add(session.attempts.scheduler.now)
            return 1
        })
        let clock = Clock { session.finish() }
        _ = session.connect(endpoint([.reconnect(reconnect), .reconnectScheduler(clock)]))
        session.attempts.open()
        #expect(session.wait(after: BodyEnded()) == .seconds(3))
        #expect(asked.all == [.zero])
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
