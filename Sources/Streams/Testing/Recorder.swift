import Locks

/// An observer that records each event and its time, for tests.
///
///     let time = VirtualTimeScheduler()
///     let titles = Recorder<String>(time)
///     model.titles.subscribe(titles)
///     time.advance(by: .seconds(3))
///     #expect(titles.events == [.next(.zero, "Loading"), .next(.seconds(2), "Ada")])
/// Records events of any thread, also after an ending. See `VirtualTimeScheduler.record`.
public final class Recorder<Element: Sendable>: Observer {
    private let clock: any Scheduler
    private let recorded = Mutex<[Recorded<Element>]>([])

    /// A recorder that reads the time from `clock`.
    public init(_ clock: any Scheduler) { self.clock = clock }

    /// The events so far, in order.
    public var events: [Recorded<Element>] { recorded.withLock { $0 } }

    /// The elements so far.
    public var elements: [Element] { events.compactMap(\.event.element) }

    /// The ending and its time, or nil if there is none yet.
    public var ending: Recorded<Element>? { events.last { $0.event.isEnding } }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        let event = Recorded(time: clock.now, event: event)
        recorded.withLock { $0.append(event) }
    }
}

/// An event and its time, such as `.next(.seconds(2), "a")`.
public struct Recorded<Element: Sendable>: Sendable, CustomStringConvertible {
    /// The time of the event: the clock's `now`.
    public let time: Duration
    /// The event.
    public let event: Event<Element>

    /// An element at `time`.
    public static func next(_ time: Duration, _ element: Element) -> Self {
        Self(time: time, event: .next(element))
    }

    /// A failure at `time`.
    public static func error(_ time: Duration, _ error: any Error) -> Self {
        Self(time: time, event: .error(error))
    }

    /// A completion at `time`.
    public static func completed(_ time: Duration) -> Self { Self(time: time, event: .completed) }

    /// The event and the time: `next(a) @ 2.0 seconds`.
    public var description: String { "\(event) @ \(time)" }
}

extension Recorded: Equatable where Element: Equatable {}

extension VirtualTimeScheduler {
    /// Subscribes to a stream, runs the clock until nothing is scheduled, and returns the events.
    /// - Parameter until: the time at which the subscription is disposed; the clock then runs on. A
    ///   stream that never stops scheduling must be disposed, or the clock runs for ever.
    @discardableResult public func record<Element, Count>(
        _ flow: Flow<Element, Count>, until end: Duration? = nil
    ) -> Recorder<Element> {
        let recorder = Recorder<Element>(self)
        let subscription = flow.asObservable().subscribe(recorder)
        if let end { schedule(after: end - now) { subscription.dispose() } }
        run()
        return recorder
    }

    /// Records a subject, a relay or another stream, such as pages, as a flow.
    @discardableResult public func record<Stream: ObservableType>(
        _ stream: Stream, until end: Duration? = nil
    ) -> Recorder<Stream.Element> { record(stream.flow, until: end) }

    /// Records a driver, a signal or a main observable as a flow, on the main actor.
    @discardableResult @MainActor public func record<Strategy, Element>(
        _ sequence: SharedSequence<Strategy, Element>, until end: Duration? = nil
    ) -> Recorder<Element> { record(sequence.asObservable(), until: end) }
}
