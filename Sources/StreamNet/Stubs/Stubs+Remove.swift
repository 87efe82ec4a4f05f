extension Stubs {
    /// Removes the stubs of `target` with any other conditions; requests that have begun still
    /// receive their answer. Does nothing if there are none.
    public func remove(_ target: T) {
        server.remove { () throws(NetError) in try StubPattern(target, []) }
    }

    /// Removes the stubs of a target of another type.
    public func remove<Other: Target>(_ target: Other) {
        server.remove { () throws(NetError) in try StubPattern(target, []) }
    }

    /// Removes the stubs with exactly this address, ignoring the query; `*` is compared literally.
    public func remove(_ method: HTTPMethod, url: Path) {
        server.remove { () throws(NetError) in try StubPattern(method, url, []) }
    }

    /// Removes all stubs; the recorded requests stay.
    public func removeAll() { _ = server.state.withLock { $0.removeAll() } }
}
