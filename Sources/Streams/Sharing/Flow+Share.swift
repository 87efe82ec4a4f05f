/// The time for which a shared stream stores its elements and its ending.
public enum SubjectLifetimeScope: Sendable {
    /// As long as the connection: when the source has ended or was disposed, the next subscriber
    /// starts it again and receives only later events.
    case whileConnected
    /// As long as the stream: after a disposal, the next subscriber receives the last elements and
    /// starts the source again; after its ending, all receive them and the ending.
    case forever
}

extension ObservableType where Count == Many {
    /// Shares one run of the stream among simultaneous subscribers, and replays to late ones.
    ///
    ///     share(replay: 1)
    ///     source    a--b--c--|
    ///     first     a--b--c--|
    ///     second        b-c--|
    /// The first subscriber starts the source, the last to leave disposes it, as by `refCount`.
    /// A synchronous source is over before a second subscriber comes: `publish().autoconnect(2)`.
    /// - Parameter replay: none if it is zero or less.
    @inlinable public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Observable<Element> {
        switch scope {
        case .whileConnected:
            if flow.source.isConstant { return flow }
            return (replay <= 0 ? publish() : self.replay(replay)).refCount()
        case .forever where replay <= 0: return multicast(PublishSubject()).refCount()
        case .forever: return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        }
    }
}

extension ObservableType where Count == One {
    /// Shares one run of the single among simultaneous subscribers; they receive the same result.
    ///
    ///     source    --[a|]
    ///     first     --[a|]
    ///     second     -[a|]
    /// It is disposed when the last waiting subscriber leaves. After the result, also from inside
    /// it, the next subscriber starts it again, or with `.forever` receives the stored result.
    @inlinable public func share(scope: SubjectLifetimeScope = .whileConnected) -> Single<Element> {
        if flow.source.isConstant { return flow }
        let answer =
            switch scope {
            case .whileConnected: multicast { AsyncSubject() }
            case .forever: multicast(AsyncSubject())
            }
        return Single(answer.refCount().source)
    }
}
