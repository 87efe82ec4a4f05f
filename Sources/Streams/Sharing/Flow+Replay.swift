extension ObservableType {
    /// Makes the stream connectable; who subscribes later hears the last elements first.
    ///
    ///     replay(2)
    ///     source    a-b-c---d--|
    ///     connect   ^
    ///     late           [bc]d--|
    ///
    /// Each connection has a memory of its own, which is let go with it. See `ReplaySubject`.
    ///
    /// [ReactiveX: Replay](https://reactivex.io/documentation/operators/replay.html)
    /// - Parameter bufferSize: how many to remember; none if it is zero or less.
    @inlinable
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Makes the stream connectable; who subscribes later hears the last elements first, unless
    /// they are too old.
    ///
    ///     replay(2, window: 2)
    ///     source    a-b-c---d--|
    ///     connect   ^
    ///     late           c--d--|
    ///
    /// As `replay`, with `ReplaySubject.create(bufferSize:window:scheduler:)`.
    ///
    /// [ReactiveX: Replay](https://reactivex.io/documentation/operators/replay.html)
    /// - Parameters:
    ///   - bufferSize: how many to remember; none if it is zero or less.
    ///   - window: how old an element may be to be replayed.
    ///   - scheduler: whose clock counts; nothing is scheduled.
    @inlinable
    public func replay(
        _ bufferSize: Int, window: Duration, scheduler: some Scheduler
    ) -> ConnectableObservable<Element> {
        multicast {
            ReplaySubject.create(bufferSize: bufferSize, window: window, scheduler: scheduler)
        }
    }

    /// Makes the stream connectable; who subscribes later hears all elements first.
    ///
    ///     source    -a-b-c---d|
    ///     connect   ^
    ///     late         [abc]-d|
    ///
    /// As `replay`, without a limit; memory is the limit.
    ///
    /// [ReactiveX: Replay](https://reactivex.io/documentation/operators/replay.html)
    @inlinable
    public func replayAll() -> ConnectableObservable<Element> {
        multicast { ReplaySubject.createUnbounded() }
    }
}
