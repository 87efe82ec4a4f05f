import Locks

/// A subject that replays its last elements to each new observer, then delivers new ones.
///
///     ReplaySubject.create(bufferSize: 2)
///     subject   a-b-c---d--|
///     observer       [bc]--d--|
/// Replayed elements, and the ending if there was one, are delivered before `subscribe` returns, on
/// the subscribing thread, then later ones as to all observers. Otherwise as ``PublishSubject``.
public final class ReplaySubject<Element: Sendable>: SubjectType {
    @usableFromInline let observers = ObserverList<Element>()
    @usableFromInline let buffer: Mutex<RecentElements<Element>>
    /// The clock by which elements age; called outside the lock, since it may run any code.
    @usableFromInline let now: @Sendable () -> Duration

    @inlinable init(
        limit: Int, window: Duration? = nil, by now: @escaping @Sendable () -> Duration = { .zero }
    ) {
        buffer = Mutex(RecentElements(limit: limit, window: window))
        self.now = now
    }

    deinit { if !observers.isEmpty { observers.dismiss() } }

    /// A subject that replays the last `bufferSize` elements: none if less than 1, all for `.max`.
    @inlinable
    public static func create(bufferSize: Int) -> ReplaySubject { ReplaySubject(limit: bufferSize) }

    /// A subject that replays the last `bufferSize` elements that are not older than `window`.
    ///
    ///     ReplaySubject.create(bufferSize: 2, window: .seconds(2), scheduler: clock)
    ///     subject   a-b-c---d--|
    ///     observer       c--d--|
    /// Older ones are released with the next element or subscriber: nothing is scheduled for it.
    /// A `window` of zero replays elements of the same moment; a negative one, or no size, none.
    @inlinable public static func create(
        bufferSize: Int, window: Duration, scheduler: any Scheduler
    ) -> ReplaySubject { ReplaySubject(limit: bufferSize, window: window) { scheduler.now } }

    /// True if there are observers.
    @inlinable public var hasObservers: Bool { !observers.isEmpty }

    /// The events of the subject as a flow; it begins with the replayed elements.
    @inlinable public var flow: Observable<Element> {
        Observable { sink in self.observers.admit(sink, at: self.now(), in: self.buffer) }
    }

    /// Delivers an event to all observers.
    @inlinable
    public func on(_ event: Event<Element>) { observers.notify(event, at: now(), in: buffer) }
}
