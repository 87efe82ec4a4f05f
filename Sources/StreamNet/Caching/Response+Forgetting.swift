extension Response {
    /// Has the cache that keeps this response forget it, so that the next request asks anew.
    ///
    /// For whatever finds out that a response is of no use; ``mapping(_:)`` and what is made of it
    /// do so by themselves. What took the response's place meanwhile stays. Nothing happens where
    /// it is not kept.
    public func forget() { self.keptPlace?.clear() }
}
