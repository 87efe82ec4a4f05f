extension Stubs {
    /// What was asked so far, in the order in which the attempts began.
    ///
    /// A request that was refused before it could be sent is not among them.
    public var requests: [StubbedRequest] { server.requests }

    /// What was asked of `target` so far: what a stub for it would have been for.
    public func requests(of target: T) -> [StubbedRequest] {
        guard let pattern = try? StubPattern(target, []) else { return [] }
        return server.requests(fitting: pattern)
    }

    /// What stubs were not used, and what requests nobody answered; empty when all is well.
    ///
    /// A sequence is used when each of its answers was asked for. It may be asked any number of
    /// times, and changes nothing.
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

    /// Says which stubs there are, those closest to the request first.
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
            RequestFailure(
                .missingStub, request: request.endpoint.description, wanted: "a stub",
                found: found))
    }
}
