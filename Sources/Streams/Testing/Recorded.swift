/// An event and its time.
///
///     #expect(recording.events == [.next(.seconds(2), "a"), .completed(.seconds(3))])
public struct Recorded<Element: Sendable>: Sendable {
    /// The time of the event: the clock's `now`.
    public let time: Duration
    /// The event.
    public let event: Event<Element>

    /// An event with a time.
    public init(time: Duration, event: Event<Element>) {
        self.time = time
        self.event = event
    }

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
}

extension Recorded: Equatable where Element: Equatable {}

extension Recorded: CustomStringConvertible {
    /// The event and the time: `next(a) @ 2.0 seconds`.
    public var description: String { "\(event) @ \(time)" }
}
