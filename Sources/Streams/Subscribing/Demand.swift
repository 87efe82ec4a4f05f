/// A consumer that takes elements at its own pace, such as a loop, or another executor: a source
/// that can wait asks its lifetime before it reads on. A shared source has none.
@usableFromInline package protocol Demand: AnyObject, Sendable {
    /// Calls `action`, once, when no element waits or the consumer is gone; on any thread.
    func whenReady(_ action: @escaping @Sendable () -> Void)
}

extension SubscriptionLifetime {
    @usableFromInline var hasDemand: Bool { demand != nil }

    /// Calls `action`, once, when the consumer has taken all elements; at once without one.
    @usableFromInline package func whenReady(_ action: @escaping @Sendable () -> Void) {
        if let demand { demand.whenReady(action) } else { action() }
    }

    func ready() async {
        guard let demand else { return }
        await withCheckedContinuation { continuation in
            demand.whenReady { continuation.resume() }
        }
    }
}
