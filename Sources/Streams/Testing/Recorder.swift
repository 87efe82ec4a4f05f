/// An observer that writes down what it is told, and when: a test's end of a stream.
///
///     let time = VirtualTimeScheduler()
///     let titles = Recorder<String>(time)
///     model.titles.subscribe(titles)
///     time.advance(by: .seconds(3))
///     #expect(titles.events == [.next(.zero, "Loading"), .next(.seconds(2), "Ada")])
///
/// It may be told from any thread, and hides nothing: what follows an ending is written down too.
/// `VirtualTimeScheduler.record(_:until:)` is shorter where there is one stream and the clock may
/// run to its end.
public final class Recorder<Element: Sendable>: Observer {
    private let clock: any Scheduler
    private let recorded = Lock<[Recorded<Element>]>([])

    /// A recorder that reads the time from `clock`.
    public init(_ clock: some Scheduler) { self.clock = clock }

    /// What it was told so far, in order.
    public var events: [Recorded<Element>] { recorded.withLock { $0 } }

    /// The elements it was told so far.
    public var elements: [Element] { events.compactMap(\.event.element) }

    /// Writes down one event.
    public func on(_ event: Event<Element>) {
        let event = Recorded(time: clock.now, event: event)
        recorded.withLock { $0.append(event) }
    }
}
