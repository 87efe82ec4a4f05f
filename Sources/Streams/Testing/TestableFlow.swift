import Locks

/// A stream that records the times at which each subscription began and ended.
///
///     let source = time.testable(time.cold("-a-b-c|"))
///     time.record(source.take(2))
///     #expect(source.subscriptions == [Lifetime(.zero, .seconds(3))])
public final class TestableFlow<Element: Sendable, Count>: ObservableType {
    private let source: Flow<Element, Count>
    private let clock: any Scheduler
    private let lifetimes = Mutex<[Lifetime]>([])

    fileprivate init(_ flow: Flow<Element, Count>, _ clock: any Scheduler) {
        source = flow
        self.clock = clock
    }

    /// The subscriptions so far, in the order in which they began.
    public var subscriptions: [Lifetime] { lifetimes.withLock { $0 } }

    /// The stream to subscribe to.
    public var flow: Flow<Element, Count> {
        Flow { [self] sink in
            let begun = clock.now
            let number = lifetimes.withLock { lifetimes in
                lifetimes.append(Lifetime(begun))
                return lifetimes.count - 1
            }
            sink.lifetime.onTearDown { [self] in
                let ended = clock.now
                lifetimes.withLock { $0[number] = Lifetime(begun, ended) }
            }
            source.start(sink)
        }
    }
}

extension VirtualTimeScheduler {
    /// The same stream, with a record of its subscriptions.
    public func testable<Element, Count>(
        _ flow: Flow<Element, Count>
    ) -> TestableFlow<Element, Count> { TestableFlow(flow, self) }
}

/// The times of the beginning and the end of a subscription.
public struct Lifetime: Hashable, Sendable, CustomStringConvertible {
    /// The time at which it began.
    public let subscribed: Duration
    /// The time at which it ended or was disposed, or nil while it lasts.
    public let disposed: Duration?

    /// A subscription that lasted from one instant to another, or still lasts.
    public init(_ subscribed: Duration, _ disposed: Duration? = nil) {
        self.subscribed = subscribed
        self.disposed = disposed
    }

    /// Both instants: `1.0 seconds..<3.0 seconds`, without the second while it lasts.
    public var description: String {
        disposed.map { "\(subscribed)..<\($0)" } ?? "\(subscribed)..."
    }
}
