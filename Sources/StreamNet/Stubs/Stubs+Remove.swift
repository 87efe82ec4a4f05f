extension Stubs {
    /// Takes the stubs of `target` away, whatever they match besides method and address; requests
    /// that are under way keep their answer. Does nothing where there is none.
    public func remove(_ target: T) {
        server.remove { () throws(NetError) in try StubPattern(target, []) }
    }

    /// The same for a target of another type.
    public func remove<Other: Target>(_ target: Other) {
        server.remove { () throws(NetError) in try StubPattern(target, []) }
    }

    /// Takes away the stubs with this very text, query aside; a `*` is not filled in.
    public func remove(_ method: HTTPMethod, url: Path) {
        server.remove { () throws(NetError) in try StubPattern(method, url, []) }
    }

    /// Takes all stubs away; the requests that were seen stay.
    public func removeAll() { server.state.withLock { $0.removeAll() } }
}
