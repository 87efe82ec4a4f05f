extension ConnectableObservable {
    /// Connects for the first subscriber, and disposes the connection when the last one leaves.
    ///
    ///     source    --a--b--c--|
    ///     first     --a--b--c--|
    ///     second       --b--c--|
    ///
    /// The source is started once, even if several subscribe at the same time, and after the
    /// subscription that starts it was made. A synchronous source is over before a second
    /// subscriber can come: `autoconnect(2)` waits for both. A subscriber after an ending, also
    /// from inside it, starts the source again. A subscriber that comes while the source is being
    /// disposed waits for that; the source then starts on the thread that disposed it.
    ///
    /// A connection made by `connect` is counted like any other: the last subscriber to leave
    /// disposes it.
    ///
    /// [ReactiveX: RefCount](https://reactivex.io/documentation/operators/refcount.html)
    @inlinable
    public func refCount() -> Observable<Element> {
        Observable { [connections] sink in
            let (connection, erasedSubject) = connections.present { $0.join() }
            sink.lifetime.onTearDown { connection.leave() }
            erasedSubject.flow.start(sink)
            connections.connect(connection)
        }
    }
}
