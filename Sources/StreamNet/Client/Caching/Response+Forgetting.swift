extension Response {
    /// Keeps this response from being stored; if it has been, removes it from its cache, and
    /// restores the one that was there before the request was sent. If there was none, the next
    /// request goes to the network.
    ///
    /// For code that finds a response to be unusable; ``mapping(_:)`` and all that is based on it
    /// do this themselves. A response that replaced this one meanwhile stays. Does nothing if this
    /// response is not stored.
    public func forget() { self.storedEntry?.refuse() }

    /// Leaves the response that this one would replace in the cache, if there is one.
    ///
    /// For a readable response that reports that the server has not done as requested.
    package func giveWay() {
        guard let entry = self.storedEntry, entry.hasFormer else { return }
        entry.refuse()
    }
}
