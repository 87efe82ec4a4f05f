extension Response {
    /// Removes this response from its cache, and restores the one that was there before the request
    /// was sent; if there was none, the next request goes to the network.
    ///
    /// For code that finds a response to be unusable; ``mapping(_:)`` and all that is based on it
    /// do this themselves. A response that replaced this one meanwhile stays. Does nothing if this
    /// response is not stored.
    public func forget() { self.storedResponse?.clear() }

    /// Restores the response that this one replaced in the cache, if there was one; does nothing if
    /// the request sets ``Attributes/isCacheable`` itself.
    ///
    /// For a readable response that reports that the server has not done as requested.
    package func giveWay() {
        guard let place = self.storedResponse, place.former != nil,
            !attributes.contains(Attributes.isCacheable)
        else { return }
        place.clear()
    }
}
