extension Stubs {
    /// The requests so far, in the order in which the attempts began.
    ///
    /// A request that was rejected before it could be sent is not among them.
    public var requests: [StubbedRequest] { server.requests }

    /// The requests so far that a stub for `target` would match.
    public func requests(of target: T) -> [StubbedRequest] {
        guard let pattern = try? StubPattern(target, []) else { return [] }
        return server.requests(fitting: pattern)
    }

    /// Returns the stubs that were not used, and the requests that were not answered; empty if
    /// there are none.
    ///
    /// A sequence is used when each of its answers was requested. The method may be called any
    /// number of times, and changes nothing.
    public func verify() -> StubReport { server.verify() }
}

extension StubServer {
    var requests: [StubbedRequest] { state.withLock { $0.requests } }

    func requests(fitting pattern: StubPattern) -> [StubbedRequest] {
        requests.filter { request in
            pattern.covers(request.encoded, at: StubAddress(of: request.encoded))
                || pattern.covers(request.encoded, at: StubAddress(declaredBy: request.endpoint))
        }
    }

    func verify() -> StubReport {
        let table = state.withLock { $0 }
        return StubReport(
            unused: table.stubs.compactMap(\.complaint) + table.flaws,
            unexpected: table.requests.filter { $0.source == .nobody }.map(\.description))
    }

    /// The error for a request without a stub, which names the stubs, the closest to it first.
    func missingStub(for request: StubbedRequest) -> NetError {
        let (stubs, flaws) = state.withLock { ($0.stubs, $0.flaws) }
        let address = StubAddress(of: request.encoded)
        let names =
            stubs.map {
                ($0.pattern.name(beside: address), $0.pattern.address.distance(to: address))
            }
            .sorted(byNumber: { Double($0.1) }).map(\.0) + flaws
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        let found = names.isEmpty ? "none" : names.prefix(5).joined(separator: ", ") + more
        return .request(
            RequestError(
                .missingStub, request: request.endpoint.description, wanted: "a stub",
                found: found))
    }
}
