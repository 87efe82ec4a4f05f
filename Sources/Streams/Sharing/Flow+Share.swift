/// How long a shared stream keeps what it has been told.
public enum SubjectLifetimeScope: Sendable {
    /// As long as the connection: who comes after its end begins anew.
    case whileConnected
    /// As long as the stream: also from one connection to the next, and beyond the ending.
    case forever
}

extension ObservableType where Count == Many {
    /// Runs the stream once for all who listen at a time; latecomers hear what they missed.
    ///
    ///     share(replay: 1)
    ///     source    a--b--c--|
    ///     first     a--b--c--|
    ///     second        b-c--|
    ///
    /// The first subscriber starts the source, the last who goes disposes it: it is `publish` or
    /// `replay` with `refCount`. What follows depends on the scope:
    ///
    /// - `.whileConnected` forgets. When the source was disposed, has completed or has failed, the
    ///   next subscriber starts it again and hears only what it then delivers.
    /// - `.forever` remembers. When the source was disposed, the next subscriber hears the last
    ///   `replay` elements and starts it again. When it has completed or failed, every later
    ///   subscriber hears these elements and the same ending, and it is not started again.
    ///
    /// A synchronous source is over before a second subscriber can come: share it by
    /// `publish().autoconnect(2)`.
    ///
    /// [ReactiveX: RefCount](https://reactivex.io/documentation/operators/refcount.html)
    /// - Parameters:
    ///   - replay: how many elements latecomers hear; none if it is zero or less.
    ///   - scope: how long they are remembered.
    @inlinable
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Observable<Element> {
        switch scope {
        case .whileConnected:
            if flow.source.isConstant { return flow }
            return (replay <= 0 ? publish() : self.replay(replay)).refCount()
        case .forever where replay <= 0:
            return multicast(PublishSubject()).refCount()
        case .forever:
            return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        }
    }
}

extension ObservableType where Count == One {
    /// Runs the single once for all who ask while it runs; they get the same answer.
    ///
    ///     source    --[a|]
    ///     first     --[a|]
    ///     second     -[a|]
    ///
    /// It is disposed when the last who waits for it has gone. With `.whileConnected`, who asks
    /// after the answer or the error, also from inside it, starts it again; with `.forever` they
    /// get the answer, or the error, from memory.
    ///
    /// [ReactiveX: RefCount](https://reactivex.io/documentation/operators/refcount.html)
    @inlinable
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> Single<Element> {
        if flow.source.isConstant { return flow }
        let answer =
            switch scope {
            case .whileConnected: multicast { AsyncSubject() }
            case .forever: multicast(AsyncSubject())
            }
        return Single(answer.refCount().source)
    }
}
