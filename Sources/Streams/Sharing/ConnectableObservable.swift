/// A stream with one run of its source for several subscribers, started on demand.
///
///     source    --a--b--c--|
///     connect   ^
///     first     --a--b--c--|
///     second       --b--c--|
///
/// Subscribing does not start the source: `connect`, `refCount` or `autoconnect` does. When the
/// source has ended or the connection was disposed, the next subscriber and the next `connect`
/// begin a new connection; only a subject passed to `multicast` itself is reused. Subscribers of a
/// connection that is disposed receive nothing more.
///
/// The source never runs twice at once: a connection made while the previous one is still being
/// disposed starts the source when that is done.
///
/// [ReactiveX: Connect](https://reactivex.io/documentation/operators/connect.html)
public struct ConnectableObservable<Element: Sendable>: ObservableType {
    @usableFromInline let connections: Connections<Element>

    @inlinable
    init(_ connections: Connections<Element>) { self.connections = connections }

    /// The elements of the source, once it is connected.
    @inlinable
    public var flow: Observable<Element> {
        Observable { [connections] sink in
            connections.present { $0.erasedSubject }.found.flow.start(sink)
        }
    }

    /// Starts the source and returns the connection; the same one as long as it lasts.
    ///
    /// Disposing the connection disposes the source and releases the subscribers.
    @inlinable
    @discardableResult
    public func connect() -> any Disposable {
        let (connection, isMine) = connections.present { $0.want() }
        if isMine { connections.start(connection) }
        return connection
    }
}
