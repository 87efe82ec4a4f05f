import Locks

/// The consumer behind an operator with a serializer, and the sources that wait for it: one whose
/// element waits behind one of another thread waits for the end of the turn.
@usableFromInline struct Pacing: ~Copyable, Sendable {
    @usableFromInline let isOn: Bool
    private let consumer: SubscriptionLifetime
    private let waiting = Mutex<[@Sendable () -> Void]>([])

    @usableFromInline init(_ consumer: SubscriptionLifetime) {
        self.consumer = consumer
        isOn = consumer.hasDemand
    }

    @inlinable borrowing func hold(_ source: SubscriptionLifetime, for demand: some Demand) {
        if isOn { source.wait(for: demand) }
    }

    @usableFromInline
    borrowing func whenReady(_ action: @escaping @Sendable () -> Void, _ isIdle: () -> Bool) {
        if isIdle() { return consumer.whenReady(action) }
        waiting.withLock { $0.append(action) }
        // The turn may have ended before the line above.
        goOn(isIdle())
    }

    @inlinable @inline(__always) borrowing func turnEnded(_ isIdle: () -> Bool) {
        if isOn { goOn(isIdle()) }
    }

    @usableFromInline borrowing func goOn(_ isIdle: Bool) {
        guard isIdle else { return }
        for source in waiting.withLock({ exchange(&$0, with: []) }) { consumer.whenReady(source) }
    }
}
