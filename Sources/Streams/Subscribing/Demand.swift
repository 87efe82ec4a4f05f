/// A consumer that takes elements at its own pace, such as a loop, or another executor.
///
/// A source that can wait asks its lifetime before it reads on, so that what a slow consumer has
/// not taken stays where it comes from. Lifetimes inherit the consumer of their parent; a source
/// that several subscribers share has none.
@usableFromInline package protocol Demand: AnyObject, Sendable {
    /// Calls `action`, once, when no element waits at the consumer: at once if that is so, or if
    /// the consumer is gone. Called by any thread.
    func whenReady(_ action: @escaping @Sendable () -> Void)
}

extension SubscriptionLifetime {
    /// True if sources wait for a consumer.
    @usableFromInline var hasDemand: Bool { demand != nil }

    /// Calls `action`, once, when the consumer has taken all elements; at once without one.
    @usableFromInline package func whenReady(_ action: @escaping @Sendable () -> Void) {
        if let demand { demand.whenReady(action) } else { action() }
    }

    /// Waits until the consumer has taken all elements.
    func ready() async {
        guard let demand else { return }
        await withCheckedContinuation { continuation in
            demand.whenReady { continuation.resume() }
        }
    }
}
