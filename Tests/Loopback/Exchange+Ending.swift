import Foundation

extension Exchange {
    /// Ends the connection in order (FIN) after what was sent so far; sending more throws.
    public func close() {
        isOver = true
        connection.socket.finish()
    }

    /// Ends the connection with a reset (RST); what was sent may be lost with it.
    public func reset() {
        isOver = true
        connection.socket.abort()
    }

    /// Blocks until the client ends the connection; false when it has not within `limit`.
    ///
    /// Returns false early when this side ends it first: by `reset()`, or by the server's stop.
    public func waitForPeerClose(upTo limit: Duration = .hangLimit) -> Bool {
        let end = connection.reader.inbox.reachesEnd(before: .now + limit)
        guard end, !connection.stopping.isRaised else { return false }
        loseClient()
        return true
    }

    /// Blocks until the client's system has received what was sent, whether it reads it or not.
    public func waitUntilReceived() throws(LoopbackError) {
        while try !connection.socket.isReceived(), !connection.stopping.isRaised {
            pause(.milliseconds(1))
        }
    }

    /// Blocks this connection, and only this one, for `duration`, or until the server stops.
    public func pause(_ duration: Duration) { connection.stopping.wait(upTo: duration) }
}
