import Synchronization

/// An observer that records each event and its time, for tests.
///
///     let time = VirtualTimeScheduler()
///     let titles = Recorder<String>(time)
///     model.titles.subscribe(titles)
///     time.advance(by: .seconds(3))
///     #expect(titles.events == [.next(.zero, "Loading"), .next(.seconds(2), "Ada")])
///
/// Events may be sent from any thread. All are recorded, even those after an ending.
/// `VirtualTimeScheduler.record(_:until:)` is shorter if there is one stream and the clock may run
/// to its end.
public final class Recorder<Element: Sendable>: Observer {
    private let clock: any Scheduler
    private let recorded = Mutex<[Recorded<Element>]>([])

    /// A recorder that reads the time from `clock`.
    public init(_ clock: any Scheduler) { self.clock = clock }

    /// The events so far, in order.
    public var events: [Recorded<Element>] { recorded.withLock { $0 } }

    /// The elements so far.
    public var elements: [Element] { events.compactMap(\.event.element) }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        let event = Recorded(time: clock.now, event: event)
        recorded.withLock { $0.append(event) }
    }
}
