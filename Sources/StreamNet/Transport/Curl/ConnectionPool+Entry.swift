extension ConnectionPool {
    /// The place of an exchange that has not ended.
    enum Place {
        case waiting(HTTPExchange, OriginConnections)
        case connecting(Connecting)
        case running(HTTPExchange, Entry)
    }

    final class Entry {
        let session: any HTTPSession
        let origin: OriginConnections
        var isTouched = false
        var isIdle = false
        /// True if it is among those that are looked at later.
        var isChecked = false

        init(_ session: any HTTPSession, _ origin: OriginConnections) {
            (self.session, self.origin) = (session, origin)
        }
    }

    /// A session to look at, unless it is gone by then.
    struct Check {
        let due: ContinuousClock.Instant
        weak var entry: Entry?
    }
}
