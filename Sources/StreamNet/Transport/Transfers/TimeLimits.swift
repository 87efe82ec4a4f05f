/// The time limits of a request: in total, until its response begins, and between two bytes.
struct TimeLimits: Sendable {
    let total: Duration?
    let firstByte: Duration?
    let idle: Duration?

    /// The silence after which a file or a stream is given up, unless the endpoint sets another.
    private static let silence = Duration.seconds(60)

    /// Takes the limits of `endpoint`: by default a minute in total or, for a body that may be long
    /// as one from or to a file or stream, and for no total, a minute between two bytes.
    init(_ endpoint: Endpoint, sending request: EncodedRequest) {
        let attributes = endpoint.attributes
        firstByte = attributes.firstByteTimeout
        let isUpgrade = endpoint.delivery.isUpgraded
        let isSent = request.body.map { $0.data == nil } ?? false
        let isLong = !endpoint.delivery.isBuffered && !isUpgrade || isSent
        let isUnlimited = isLong && !attributes.contains(Attributes.timeout)
        total = isUnlimited ? nil : attributes.timeout
        // A limit that is set to nil is none, too.
        let isSilenceLimited =
            !isUpgrade && (isLong || total == nil) && !attributes.contains(Attributes.idleTimeout)
        idle = isSilenceLimited ? Self.silence : attributes.idleTimeout
    }

    /// The start of the request, that of the exchange, and the last byte in either direction.
    typealias Beginnings = (
        total: ContinuousClock.Instant, firstByte: ContinuousClock.Instant,
        idle: ContinuousClock.Instant
    )

    func excess(
        since beginnings: Beginnings, now: ContinuousClock.Instant
    ) -> TransportError.Reason? {
        for (phase, limit, start) in each(since: beginnings) where start < now {
            if let limit, now - start >= limit { return .timedOut(phase, after: limit) }
        }
        return nil
    }

    /// Returns the time before which no limit is exceeded, at most a day later: it may overflow.
    func earliestExpiry(since beginnings: Beginnings) -> ContinuousClock.Instant {
        let day = Duration.seconds(Platform.never)
        let ends = each(since: beginnings).map { _, limit, start in start + min(limit ?? day, day) }
        return ends.min() ?? beginnings.total + day
    }

    private func each(
        since begun: Beginnings
    ) -> [(TransportError.Phase, Duration?, ContinuousClock.Instant)] {
        [
            (.total, total, begun.total), (.firstByte, firstByte, begun.firstByte),
            (.idle, idle, begun.idle),
        ]
    }
}
