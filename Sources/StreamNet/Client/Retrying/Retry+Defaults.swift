extension Retry {
    /// The methods to send twice (RFC 9110 §9.2.2): GET, HEAD, PUT, DELETE, OPTIONS and TRACE.
    public static let methods = HTTPMethod.idempotent

    /// The statuses of failures that may be temporary: 408, 429, and 500…599, except 501 and 505.
    public static let statuses: Set<Int> = Set(500...599).union([408, 429]).subtracting([501, 505])

    /// Returns true if the connection was lost, or there was none: no address, no listening server,
    /// closed too early, or silent for longer than ``Attributes/idleTimeout`` or a similar limit,
    /// but not ``Attributes/timeout``: a caller who sets that does not want to wait again. Also if
    /// a socket was closed by a server that goes away, fails or is overloaded.
    public static func isLostConnection(_ error: any Error) -> Bool {
        (error as? NetError)?.isLostConnection == true
    }
}
