/// How long a request may take in all, between two bytes, and until it is answered.
struct TimeLimits: Sendable {
    let total: Duration
    let idle: Duration?
    let firstByte: Duration?

    /// What `endpoint` says; unless it does, a minute in all, or a minute between two bytes for
    /// what may be long because it comes from or goes to a file or stream.
    init(_ endpoint: Endpoint, sending request: EncodedRequest) {
        let attributes = endpoint.attributes
        firstByte = attributes.firstByteTimeout
        let isLong = !endpoint.delivery.isBuffered || request.body.map { $0.data == nil } ?? false
        if isLong && !attributes.contains(Attributes.timeout) {
            total = .seconds(URLRequest.neverTimesOut)
            // nil that is said is no limit, too.
            let isSaid = attributes.contains(Attributes.idleTimeout)
            idle = isSaid ? attributes.idleTimeout : attributes.timeout
        } else {
            total = attributes.timeout
            idle = attributes.idleTimeout
        }
    }
}
