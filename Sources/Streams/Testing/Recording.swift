/// The events of a stream from the subscription to the end, each with its time.
public struct Recording<Element: Sendable>: Sendable {
    /// The events, in order.
    public let events: [Recorded<Element>]
    /// The times at which the subscription began and ended.
    public let lifetime: Lifetime

    /// The elements alone.
    public var elements: [Element] { events.compactMap(\.event.element) }

    /// The ending and its time, or nil if the stream did not end.
    public var ending: Recorded<Element>? { events.last { $0.event.isEnding } }

    /// True if the subscription was disposed before the stream ended.
    public var isDisposed: Bool { ending == nil && lifetime.disposed != nil }
}

extension Recording: Equatable where Element: Equatable {}

extension Recording: CustomStringConvertible {
    /// The events, one to a line, and the subscription's lifetime.
    public var description: String {
        (events.map(\.description) + ["subscribed \(lifetime)"]).joined(separator: "\n")
    }
}

extension VirtualTimeScheduler {
    /// Subscribes to a stream now, runs the clock until nothing more is scheduled, and returns the
    /// events of the stream.
    ///
    ///     let recording = time.record(time.cold("--a|").delay(.seconds(1), scheduler: time))
    ///     #expect(recording.events == [.next(.seconds(3), "a"), .completed(.seconds(4))])
    ///
    /// - Parameters:
    ///   - flow: the stream to record.
    ///   - until: the time at which the subscription is disposed; the clock then runs on. A stream
    ///     that never stops scheduling must be disposed, or the clock runs for ever.
    @discardableResult
    public func record<Element, Count>(
        _ flow: Flow<Element, Count>, until end: Duration? = nil
    ) -> Recording<Element> {
        let recorder = Recorder<Element>(self)
        let watched = watched(flow)
        let subscription = watched.flow.asObservable().subscribe(recorder)
        if let end { schedule(after: end - now) { subscription.dispose() } }
        run()
        return Recording(
            events: recorder.events, lifetime: watched.subscriptions.first ?? Lifetime(now))
    }
}
