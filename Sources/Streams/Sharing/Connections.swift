import Locks

/// The connections of one shared source, one after another.
/// A call that subscribes or connects uses the present connection, or makes the next one if that is
/// over. Exactly one of these calls starts the source, and not before the previous connection has
/// released it: if that takes longer, the thread that ends the previous connection starts the next.
@usableFromInline final class Connections<Element: Sendable>: Sendable {
    @usableFromInline let source: Source<Element>
    @usableFromInline let makeSubject: @Sendable () -> AnySubject<Element>
    @usableFromInline let latest = Mutex<Connection<Element>?>(nil)
    @usableFromInline let turns = Mutex((isTaken: false, waiting: Buffer<Connection<Element>>()))

    @inlinable
    init(of source: Source<Element>, on makeSubject: @escaping @Sendable () -> AnySubject<Element>)
    {
        self.source = source
        self.makeSubject = makeSubject
    }

    /// The present connection, and the result of `use` for it; a new connection if that is nil.
    @inlinable func present<Found>(
        _ use: (Connection<Element>) -> Found?
    ) -> (connection: Connection<Element>, found: Found) {
        while true {
            let present = latest.withLock { $0 }
            if let present, let found = use(present) { return (present, found) }
            let next = Connection(on: makeSubject())
            latest.withLock { latest in if latest === present { latest = next } }
        }
    }

    @inlinable func connect(_ connection: Connection<Element>) {
        if connection.claimStart() == true { start(connection) }
    }

    @inlinable func start(_ connection: Connection<Element>) {
        let isNext = turns.withLock { turns in
            defer { turns.isTaken = true }
            if turns.isTaken { turns.waiting.push(connection) }
            return !turns.isTaken
        }
        if isNext { run(connection) }
    }

    @inlinable func run(_ first: Connection<Element>?) {
        var next = first
        while let connection = next {
            guard begin(connection) else { return }
            next = nextTurn()
        }
    }

    @inlinable func nextTurn() -> Connection<Element>? {
        turns.withLock { turns in
            let next = turns.waiting.pop()
            turns.isTaken = next != nil
            return next
        }
    }

    /// Returns true if the connection is over by the time that the start returns.
    @inlinable func begin(_ connection: Connection<Element>) -> Bool {
        guard let next = connection.erasedSubject?.next else { return true }
        // The first item added is the last to run: by then the source has released everything.
        connection.lifetime.onTearDown { [self] in
            connection.close()
            if connection.finish() { run(nextTurn()) }
        }
        let lifetime = connection.lifetime
        // An operator of the source may have disposed the connection and still deliver elements.
        Observable(source).start(in: lifetime) { if !lifetime.isClosed { next($0) } }
        return connection.finish()
    }
}
