import Locks

/// A stream with one run of its source for several subscribers, started on demand.
///
/// Subscribing does not start the source: `connect`, `refCount` or `autoconnect` does. When it has
/// ended or the connection was disposed, which silences its subscribers, the next subscriber or
/// `connect` begins a new connection; only a subject passed to `multicast` itself is reused. The
/// source never runs twice at once: the thread that ends a connection starts the next.
/// [ReactiveX: Connect](https://reactivex.io/documentation/operators/connect.html)
public struct ConnectableObservable<Element: Sendable>: ObservableType {
    @usableFromInline let connections: Connections<Element>

    @inlinable init(_ connections: Connections<Element>) { self.connections = connections }

    /// The elements of the source, once it is connected.
    @inlinable public var flow: Observable<Element> {
        Observable { [connections] sink in
            connections.present { $0.erasedSubject }.found.flow.start(sink)
        }
    }

    /// Starts the source and returns the connection, the same one as long as it lasts; disposing
    /// it disposes the source and releases the subscribers.
    @inlinable @discardableResult public func connect() -> any Disposable {
        let (connection, isMine) = connections.present { $0.claimStart() }
        if isMine { connections.start(connection) }
        return connection
    }

    /// Connects for the first subscriber, and disposes the connection when the last one leaves.
    ///
    ///     source    --a--b--c--|
    ///     first     --a--b--c--|
    ///     second       --b--c--|
    /// The source is started once, even if several subscribe at the same time. A synchronous one is
    /// over before a second subscriber can come: `autoconnect(2)` waits for both. A subscriber
    /// after an ending, also from inside it, starts the source again. The last to leave disposes a
    /// connection made by `connect`, too.
    /// [ReactiveX: RefCount](https://reactivex.io/documentation/operators/refcount.html)
    @inlinable public func refCount() -> Observable<Element> {
        Observable { [connections] sink in
            let (connection, erasedSubject) = connections.present { $0.join() }
            sink.lifetime.onTearDown { connection.leave(for: $0) }
            erasedSubject.flow.start(sink)
            connections.connect(connection)
        }
    }

    /// Connects once, when the given number of subscribers is reached, and stays connected.
    ///
    ///     Observable.of(a, b).publish().autoconnect(2)
    ///     first     --[ab|]
    ///     second      [ab|]
    /// The last of them to subscribe starts the source; those that have left meanwhile count, too.
    /// It runs on without subscribers: dispose the result of `connect` to stop it. Later
    /// subscribers share the connection, also when ended.
    /// - Parameter subscribers: zero or less connects at once, before there can be a subscriber.
    @inlinable public func autoconnect(_ subscribers: Int = 1) -> Observable<Element> {
        let (connection, erasedSubject) = connections.present { $0.erasedSubject }
        if subscribers <= 0 { connections.connect(connection) }
        let countdown = Countdown(max(subscribers, 0))
        return Observable { [connections] sink in
            erasedSubject.flow.start(sink)
            if countdown.countOne() { connections.connect(connection) }
        }
    }
}

@usableFromInline final class Countdown: Sendable {
    // Each releases what it wrote, and the last one acquires it.
    @usableFromInline let left: Atomic<Int>

    @inlinable init(_ count: Int) { left = Atomic(count) }

    @inlinable
    func countOne() -> Bool { left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 }
}
