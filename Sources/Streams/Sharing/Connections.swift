/// The connections of one shared source, one after another.
///
/// Who listens or connects finds the present connection, or makes the next where that is over. The
/// source is started by exactly one of them, and not before the connection before has let go of it:
/// if that takes longer, it is the thread that ends it which starts the next.
@usableFromInline
final class Connections<Element: Sendable>: Sendable {
    @usableFromInline
    struct Turns: Sendable {
        @usableFromInline var isTaken = false
        @usableFromInline var waiting = Buffer<Connection<Element>>()

        @inlinable
        init() {}

        /// The connection whose turn begins now, if any waits for it.
        @inlinable
        mutating func next() -> Connection<Element>? {
            let next = waiting.pop()
            isTaken = next != nil
            return next
        }
    }

    @usableFromInline let source: Source<Element>
    @usableFromInline let makeStage: @Sendable () -> Stage<Element>
    @usableFromInline let latest = Lock<Connection<Element>?>(nil)
    @usableFromInline let turns = Lock(Turns())

    /// - Parameter makeStage: called for each connection; where threads meet, one that it makes may
    ///   stay unused.
    @inlinable
    init(of source: Source<Element>, on makeStage: @escaping @Sendable () -> Stage<Element>) {
        self.source = source
        self.makeStage = makeStage
    }

    /// The present connection, and what `use` takes from it; the next one, where that gives nil.
    @inlinable
    func present<Found>(
        _ use: (Connection<Element>) -> Found?
    ) -> (connection: Connection<Element>, found: Found) {
        while true {
            let present = latest.withLock { $0 }
            if let present, let found = use(present) { return (present, found) }
            let next = Connection(on: makeStage())
            latest.withLock { latest in if latest === present { latest = next } }
        }
    }

    /// Starts the source for a connection, unless that is over or somebody else has.
    @inlinable
    func connect(_ connection: Connection<Element>) {
        if connection.want() == true { start(connection) }
    }

    /// Starts the source when its turn has come.
    @inlinable
    func start(_ connection: Connection<Element>) {
        let next = turns.withLock { turns in
            turns.waiting.push(connection)
            return turns.isTaken ? nil : turns.next()
        }
        run(next)
    }

    /// Runs one connection after another, as long as each is over at once.
    @inlinable
    func run(_ first: Connection<Element>?) {
        var next = first
        while let connection = next {
            guard isOver(afterRunning: connection) else { return }
            next = turns.withLock { $0.next() }
        }
    }

    @inlinable
    func isOver(afterRunning connection: Connection<Element>) -> Bool {
        guard let stage = connection.stage else { return true }
        // What is added first goes last: by then the source has let go of everything.
        connection.segment.onTearDown { [self] in
            connection.letGo()
            if connection.finish() { run(turns.withLock { $0.next() }) }
        }
        let segment = connection.segment
        // An operator of the source may have disposed the connection, and tells all the same.
        Observable(source).start(Sink(segment) { if !segment.isClosed { stage.next($0) } })
        return connection.finish()
    }
}
