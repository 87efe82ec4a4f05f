extension Retry {
    /// What is safe to send twice (RFC 9110 §9.2.2): GET, HEAD, PUT, DELETE, OPTIONS and TRACE.
    public static let methods = HTTPMethod.idempotent

    /// What may pass: 408, 429, and 500…599.
    public static let statuses: Set<Int> = Set(500...599).union([408, 429])

    /// Whether the connection was lost, or there was none: no address, nobody listening, closed
    /// too early, or silent for longer than ``Attributes/idleTimeout`` and its kin.
    ///
    /// A request that took longer than ``Attributes/timeout`` in all is not among it: whoever set
    /// that does not want to wait again.
    public static func isLostConnection(_ error: any Error) -> Bool {
        (error as? NetError)?.isLostConnection == true
    }
}
