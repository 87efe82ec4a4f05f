import Synchronization

extension ConnectableObservable {
    /// Connects for a number of subscribers, once, and stays connected.
    ///
    ///     Observable.of(a, b).publish().autoconnect(2)
    ///     first     --[ab|]
    ///     second      [ab|]
    ///
    /// The source starts when the last of them has subscribed, those counted who have gone again;
    /// so none of them misses anything. It runs on when everybody has gone: dispose what `connect`
    /// returns to stop it. Who comes later listens to the same connection, after its ending, too:
    /// then they hear what its subject tells late observers.
    ///
    /// Combine's operator of this name is `refCount`; this is RxJava's.
    /// - Parameter subscribers: how many to wait for; zero or less connects at once, before anybody
    ///   can have subscribed.
    @inlinable
    public func autoconnect(_ subscribers: Int = 1) -> Observable<Element> {
        let (connection, stage) = connections.present { $0.stage }
        if subscribers <= 0 { connections.connect(connection) }
        let awaited = Awaited(max(subscribers, 0))
        return Observable { [connections] sink in
            stage.flow.start(sink)
            if awaited.isLast() { connections.connect(connection) }
        }
    }
}

/// Counts down to the subscriber for whom the source is started.
@usableFromInline
final class Awaited: Sendable {
    @usableFromInline let left: Atomic<Int>

    @inlinable
    init(_ count: Int) { left = Atomic(count) }

    @inlinable
    func isLast() -> Bool { left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 }
}
