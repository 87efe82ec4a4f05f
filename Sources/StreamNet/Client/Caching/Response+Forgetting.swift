extension Response {
    /// Has the cache that keeps this response forget it, and keep again what was there when the
    /// response was asked for; where there was nothing, the next request asks anew.
    ///
    /// For whatever finds out that a response is of no use; ``mapping(_:)`` and what is made of it
    /// do so by themselves. What took the response's place meanwhile stays. Nothing happens where
    /// it is not kept.
    public func forget() { self.keptPlace?.clear() }

    /// Gives its place back to the response that it displaced, if there was one; nothing happens
    /// where the request says itself which responses are kept.
    ///
    /// For a response that can be read, and says that the server has not done what it was asked.
    package func giveWay() {
        guard let place = self.keptPlace, place.former != nil,
            !attributes.contains(Attributes.isCacheable)
        else { return }
        place.clear()
    }
}
