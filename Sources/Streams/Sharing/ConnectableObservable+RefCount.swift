extension ConnectableObservable {
    /// Connects for the first subscriber, and disposes the connection when the last has gone.
    ///
    ///     source    --a--b--c--|
    ///     first     --a--b--c--|
    ///     second       --b--c--|
    ///
    /// However many subscribe at once, the source is started once, after the subscription that
    /// starts it was made. A synchronous source is over before a second subscriber can come:
    /// `autoconnect(2)` waits for both. Who comes after an ending, also from inside it, begins
    /// anew. Who comes while the source is being disposed has to wait for that; the source then
    /// starts on the thread that disposed it.
    ///
    /// A connection made by `connect` is counted as any other: the last who goes disposes it.
    ///
    /// [ReactiveX: RefCount](https://reactivex.io/documentation/operators/refcount.html)
    @inlinable
    public func refCount() -> Observable<Element> {
        Observable { [connections] sink in
            let (connection, stage) = connections.present { $0.join() }
            sink.segment.onTearDown { connection.leave() }
            stage.flow.start(sink)
            connections.connect(connection)
        }
    }
}
