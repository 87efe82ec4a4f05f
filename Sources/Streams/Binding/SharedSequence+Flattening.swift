extension SharedSequence {
    /// Subscribes to the sequence that each element makes, all at once, and merges their elements.
    @_disfavoredOverload public func flatMap<New: Sendable>(
        _ transform: @escaping @MainActor (Element) -> SharedSequence<Strategy, New>
    ) -> SharedSequence<Strategy, New> {
        applying { $0.flatMap(onMainQueue { transform($0).asObservable() }) }
    }

    /// Subscribes to the sequence that each element makes, and disposes the previous one.
    @_disfavoredOverload public func flatMapLatest<New: Sendable>(
        _ transform: @escaping @MainActor (Element) -> SharedSequence<Strategy, New>
    ) -> SharedSequence<Strategy, New> {
        applying { $0.flatMapLatest(onMainQueue { transform($0).asObservable() }) }
    }

    /// Delivers the elements of the latest of the sequences that arrive.
    public func switchLatest<New: Sendable>() -> SharedSequence<Strategy, New>
    where Element == SharedSequence<Strategy, New> { flatMapLatest { $0 } }
}

extension SharedSequence where Strategy == MainSharingStrategy {
    /// Subscribes to the flow that each element makes, all at once, and merges their elements.
    ///
    /// The flows may deliver on any threads: what follows is on the main actor.
    public func flatMap<New: Sendable, Count>(
        _ transform: @escaping @MainActor (Element) -> Flow<New, Count>
    ) -> MainObservable<New> { applying { $0.flatMap(onMainQueue(transform)) } }

    /// Subscribes to the flow that each element makes, and disposes the previous one.
    public func flatMapLatest<New: Sendable, Count>(
        _ transform: @escaping @MainActor (Element) -> Flow<New, Count>
    ) -> MainObservable<New> { applying { $0.flatMapLatest(onMainQueue(transform)) } }
}
