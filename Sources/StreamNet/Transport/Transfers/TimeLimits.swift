/// The time limits of a request: in total, until its response begins, and between two bytes.
struct TimeLimits: Sendable {
    let total: Duration?
    let firstByte: Duration?
    let idle: Duration?

    /// The silence after which a file or a stream is given up, unless the endpoint sets another.
    private static let silence = Duration.seconds(60)

    /// Takes the limits of `endpoint`. By default, the limit is a minute in total or, for a body
    /// that may be long because it comes from or goes to a file or stream, a minute between two
    /// bytes, also if the total is set; the same without a total.
    init(_ endpoint: Endpoint, sending request: EncodedRequest) {
        let attributes = endpoint.attributes
        firstByte = attributes.firstByteTimeout
        let isUpgrade = endpoint.delivery.isUpgraded
        let isLong =
            !endpoint.delivery.isBuffered && !isUpgrade
            || request.body.map { $0.data == nil } ?? false
        let isUnlimited = isLong && !attributes.contains(Attributes.timeout)
        total = isUnlimited ? nil : attributes.timeout
        // A limit that is set to nil is none, too.
        let isSilenceLimited =
            !isUpgrade && (isLong || total == nil) && !attributes.contains(Attributes.idleTimeout)
        idle = isSilenceLimited ? Self.silence : attributes.idleTimeout
    }

    /// The times since which the limits run.
    struct Beginnings: Sendable {
        /// The start of the request.
        var total: ContinuousClock.Instant
        /// The start of the exchange.
        var firstByte: ContinuousClock.Instant
        /// The last byte in either direction.
        var idle: ContinuousClock.Instant
    }

    /// Returns the reason to fail a transfer that has exceeded a limit, or nil.
    func excess(
        since beginnings: Beginnings, now: ContinuousClock.Instant
    ) -> TransportError.Reason? {
        func isOver(_ limit: Duration, since start: ContinuousClock.Instant) -> Bool {
            start < now && now - start >= limit
        }
        if let total, isOver(total, since: beginnings.total) {
            return .timedOut(.total, after: total)
        }
        if let firstByte, isOver(firstByte, since: beginnings.firstByte) {
            return .timedOut(.firstByte, after: firstByte)
        }
        if let idle, isOver(idle, since: beginnings.idle) { return .timedOut(.idle, after: idle) }
        return nil
    }

    /// Returns the time before which none of the limits is exceeded.
    func earliestExpiry(since beginnings: Beginnings) -> ContinuousClock.Instant {
        min(
            Self.end(of: total, since: beginnings.total),
            Self.end(of: firstByte, since: beginnings.firstByte),
            Self.end(of: idle, since: beginnings.idle))
    }

    /// The time at which a limit is exceeded, at most a day later: a sum of a greater one may not
    /// be representable.
    private static func end(
        of limit: Duration?, since start: ContinuousClock.Instant
    ) -> ContinuousClock.Instant {
        let day = Duration.seconds(Platform.never)
        return start + min(limit ?? day, day)
    }
}
