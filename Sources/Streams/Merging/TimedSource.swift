/// A source and one timer, whose events are handled one at a time. The timer is not set for each
/// element, which would cost more: when it fires, the operator waits for the rest. Operators go by
/// the time, as the timer may run behind an event of the same instant.
@usableFromInline final class TimedSource<Element: Sendable>: Demand {
    @usableFromInline enum Turn: Sendable { case event(Event<Element>), timer }

    @usableFromInline let lifetime: SubscriptionLifetime
    @usableFromInline let timer: SerialTimer
    @usableFromInline let serializer = Serializer<Turn>()
    @usableFromInline let pacing: Pacing
    @usableFromInline let take: @Sendable (Turn, TimedSource) -> Void

    @inlinable init(
        in lifetime: SubscriptionLifetime, _ scheduler: any Scheduler,
        _ take: @escaping @Sendable (Turn, TimedSource) -> Void
    ) {
        self.lifetime = lifetime
        self.take = take
        pacing = Pacing(lifetime)
        timer = SerialTimer(on: scheduler)
        lifetime.add(timer.job)
    }

    @inlinable func run<Count>(_ source: Flow<Element, Count>) {
        let inner = SubscriptionLifetime(in: lifetime) { self.send(.event($0.event())) }
        pacing.hold(inner, for: self)
        source.start(in: inner) { self.send(.event(.next($0))) }
    }

    @inlinable func wait(_ delay: Duration) { timer.set(delay) { self.send(.timer) } }

    @inlinable func send(_ turn: Turn) {
        serializer.send(turn) { if !lifetime.isClosed { take($0, self) } }
        pacing.turnEnded { serializer.isIdle }
    }

    @usableFromInline package func whenReady(_ action: @escaping @Sendable () -> Void) {
        pacing.whenReady(action) { serializer.isIdle }
    }
}

/// The only timer of an operator: setting it disposes the previous setting; disposing `job`, each.
@usableFromInline package struct SerialTimer: Sendable {
    @usableFromInline package let job = SerialDisposable()
    private let scheduler: any Scheduler

    @usableFromInline package init(on scheduler: any Scheduler) { self.scheduler = scheduler }

    @usableFromInline package func set(_ delay: Duration, _ work: @escaping @Sendable () -> Void) {
        // In place before it is scheduled: a scheduler that runs work at once may set the next one.
        let next = SerialDisposable()
        job.disposable = next
        if !next.isDisposed { next.disposable = scheduler.schedule(after: delay, work) }
    }
}
