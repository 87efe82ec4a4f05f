import Streams

/// Makes a stream connectable.
struct Connecting: Sendable {
    let apply: @Sendable (Observable<Character>) -> ConnectableObservable<Character>

    static let publish = Connecting { $0.publish() }

    static func replay(_ size: Int) -> Connecting { Connecting { $0.replay(size) } }

    /// One subject for all connections.
    static func multicast(
        _ subject: @autoclosure @escaping @Sendable () -> ReplaySubject<Character>
    ) -> Connecting { Connecting { $0.multicast(subject()) } }

    /// The drawing of an observer that comes at `column`, while `source` plays once and is
    /// connected at each `^` and disconnected at each `!`.
    func drawn(
        _ source: String, connected: String, from column: Int, until end: String? = nil
    ) -> String {
        let (time, subject) = (VirtualTimeScheduler(), PublishSubject<Character>())
        let connectable = apply(subject.flow)
        let connection = Held()
        for (column, mark) in connected.enumerated() where mark != "-" {
            time.schedule(after: .seconds(column)) {
                mark == "^" ? connection.hold(connectable.connect()) : connection.dispose()
            }
        }
        time.cold(source).subscribe(subject)
        if column > 0 { time.advance(to: .seconds(column)) }
        return time.draw(connectable.flow, until: end)
    }
}

/// A subject as a user may write one.
final class Bulletin<Element: Sendable>: ObservableType, Observer {
    private let readers = Locked<[AnyObserver<Element>]>([])

    var flow: Observable<Element> {
        .create { [readers] reader in
            readers.change { $0.append(reader) }
            return Disposables.create()
        }
    }

    func on(_ event: Event<Element>) { for reader in readers.value { reader.on(event) } }
}
