extension HTTPExchange.Ending {
    /// Decides, alone of all, whether a request is sent again (RFC 9110 §9.2.2, RFC 9113 §8.7).
    ///
    /// Once, and only without a part of a response. A request that the server has refused to
    /// process goes again whatever it is. One that was on its way when its connection was lost goes
    /// again if other requests have used that connection, and nothing of it was sent or it may be
    /// sent twice. Alone on a new connection, the caller is told: `Retry` decides.
    func mayRepeat(ifUsed isUsed: Bool) -> Bool {
        guard error != nil, !exchange.isRepeated, !exchange.hasReceived else { return false }
        if isRefused || exchange.needsHTTP1 { return true }
        return isLost && isUsed && (!exchange.isSent || exchange.task.isIdempotent)
    }
}
