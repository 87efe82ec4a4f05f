/// The time limits of a request: in total, between two bytes, and until its response begins.
struct TimeLimits: Sendable {
    let total: Duration
    let idle: Duration?
    let firstByte: Duration?

    /// Takes the limits of `endpoint`. By default, the limit is a minute in total or, for a body
    /// that may be long because it comes from or goes to a file or stream, a minute between two
    /// bytes.
    init(_ endpoint: Endpoint, sending request: EncodedRequest) {
        let attributes = endpoint.attributes
        firstByte = attributes.firstByteTimeout
        let isLong = !endpoint.delivery.isBuffered || request.body.map { $0.data == nil } ?? false
        if isLong && !attributes.contains(Attributes.timeout) {
            total = .seconds(Platform.never)
            // A limit that is set to nil is none, too.
            let isSet = attributes.contains(Attributes.idleTimeout)
            idle = isSet ? attributes.idleTimeout : attributes.timeout
        } else {
            total = attributes.timeout
            idle = attributes.idleTimeout
        }
    }
}
