import Synchronization

extension ConnectableObservable {
    /// Connects once, when the given number of subscribers is reached, and stays connected.
    ///
    ///     Observable.of(a, b).publish().autoconnect(2)
    ///     first     --[ab|]
    ///     second      [ab|]
    ///
    /// The source starts when the last of them has subscribed, so that none of them misses an
    /// element; those that have unsubscribed meanwhile count, too. It runs on without subscribers:
    /// dispose the result of `connect` to stop it. Later subscribers share the same connection,
    /// after its ending, too: its subject then treats them as late observers.
    ///
    /// Combine's operator of this name is `refCount`; this is RxJava's.
    /// - Parameter subscribers: the number to wait for; zero or less connects at once, before there
    ///   can be a subscriber.
    @inlinable
    public func autoconnect(_ subscribers: Int = 1) -> Observable<Element> {
        let (connection, erasedSubject) = connections.present { $0.erasedSubject }
        if subscribers <= 0 { connections.connect(connection) }
        let awaited = Awaited(max(subscribers, 0))
        return Observable { [connections] sink in
            erasedSubject.flow.start(sink)
            if awaited.isLast() { connections.connect(connection) }
        }
    }
}

/// Counts down to the subscriber that starts the source.
@usableFromInline
final class Awaited: Sendable {
    @usableFromInline let left: Atomic<Int>

    @inlinable
    init(_ count: Int) { left = Atomic(count) }

    @inlinable
    func isLast() -> Bool { left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 }
}
