/// The time limits of a request: in total, between two bytes, and until its response begins.
struct TimeLimits: Sendable {
    let total: Duration
    let idle: Duration?
    let firstByte: Duration?

    /// The silence after which a file or a stream is given up, unless the endpoint sets another.
    private static let silence = Duration.seconds(60)

    /// Takes the limits of `endpoint`. By default, the limit is a minute in total or, for a body
    /// that may be long because it comes from or goes to a file or stream, a minute between two
    /// bytes, also if the total is set.
    init(_ endpoint: Endpoint, sending request: EncodedRequest) {
        let attributes = endpoint.attributes
        firstByte = attributes.firstByteTimeout
        let isLong = !endpoint.delivery.isBuffered || request.body.map { $0.data == nil } ?? false
        let isUnlimited = isLong && !attributes.contains(Attributes.timeout)
        total = isUnlimited ? .seconds(Platform.never) : attributes.timeout
        // A limit that is set to nil is none, too.
        let isSilenceLimited = isLong && !attributes.contains(Attributes.idleTimeout)
        idle = isSilenceLimited ? Self.silence : attributes.idleTimeout
    }
}
