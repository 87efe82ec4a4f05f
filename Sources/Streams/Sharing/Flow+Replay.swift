extension ObservableType {
    /// Makes the stream connectable; later subscribers receive the last elements first.
    ///
    ///     replay(2)
    ///     source    a-b-c---d--|
    ///     connect   ^
    ///     late           [bc]--d--|
    ///
    /// Each connection has a replay buffer of its own, which is released with it. See
    /// `ReplaySubject`.
    ///
    /// [ReactiveX: Replay](https://reactivex.io/documentation/operators/replay.html)
    /// - Parameter bufferSize: the number of elements to replay; none if it is zero or less.
    @inlinable
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Makes the stream connectable; later subscribers receive the last elements first, except for
    /// those that are too old.
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
    ///   - bufferSize: the number of elements to replay; none if it is zero or less.
    ///   - window: the maximum age of a replayed element.
    ///   - scheduler: the scheduler whose clock measures the age; nothing is scheduled.
    @inlinable
    public func replay(
        _ bufferSize: Int, window: Duration, scheduler: any Scheduler
    ) -> ConnectableObservable<Element> {
        multicast {
            ReplaySubject.create(bufferSize: bufferSize, window: window, scheduler: scheduler)
        }
    }

    /// Makes the stream connectable; later subscribers receive all elements first.
    ///
    ///     source    -a-b-c---d|
    ///     connect   ^
    ///     late             [abc]-d|
    ///
    /// As `replay`, limited only by memory.
    ///
    /// [ReactiveX: Replay](https://reactivex.io/documentation/operators/replay.html)
    @inlinable
    public func replayAll() -> ConnectableObservable<Element> {
        multicast { ReplaySubject.createUnbounded() }
    }
}
