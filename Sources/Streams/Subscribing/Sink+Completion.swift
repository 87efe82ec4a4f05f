extension Sink {
    /// A lifetime for a source: a failure fails the sink; a completion is left to the operator.
    @inlinable
    func lifetime(onCompleted: @escaping @Sendable () -> Void) -> SubscriptionLifetime {
        SubscriptionLifetime(in: lifetime) { [self] ending in
            switch ending {
            case .completed: onCompleted()
            case .error(let error): fail(error)
            }
        }
    }
}
