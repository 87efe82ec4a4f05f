extension Stubs {
    /// Returns the response to `endpoint`.
    public func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { [self] in
            let request = try endpoint.encoded()
            let (turn, source) = turn(for: endpoint, request)
            let asked = StubbedRequest(
                endpoint: endpoint, encoded: request, time: scheduler.now, source: source)
            let index = table.withLock { $0.add(asked) }
            let ended: @Sendable (StubbedRequest.Outcome) -> Void = { [self] outcome in
                table.withLock { $0.end(index, outcome) }
            }
            return Single.deferred { try self.answer(to: asked, turn) }
                .do(
                    onSuccess: { _ in ended(.answered) }, onError: { _ in ended(.answered) },
                    onDispose: { ended(.cancelled) })
        }
    }

    private func answer(
        to asked: StubbedRequest, _ turn: StubAnswer.Turn?
    ) throws -> Single<Response> {
        let endpoint = asked.endpoint
        if let script = turn?.script {
            let script = Result { try script(endpoint).reporting(to: findings) }
            return try StubTimeline(
                script, after: turn?.delay ?? delay, for: endpoint, asked.encoded
            ).deliver(on: scheduler)
        }
        guard asked.source == .otherwise, let otherwise
        else { return .error(missingStub(for: asked)) }
        return otherwise.send(endpoint)
    }

    /// Returns the turn for a request. Closures of patterns are called outside the lock.
    private func turn(
        for endpoint: Endpoint, _ request: EncodedRequest
    ) -> (StubAnswer.Turn?, StubbedRequest.Source) {
        let stubs = table.withLock { $0.stubs }
        let address = StubAddress(of: request)
        let addresses = [address, StubAddress(declaredBy: endpoint)]
        let stub = addresses.lazy.compactMap { stubs.stub(for: request, at: $0) }.first
        let turn =
            if let stub {
                stub.takeTurn()
            } else if let sample = endpoint.sample ?? endpoint.sampleData {
                sample.turn(behind: table.withLock { $0.countSample(at: address) })
            } else {
                StubAnswer.Turn?.some(StubAnswer.Turn())
            }
        if turn?.script != nil { return (turn, stub == nil ? .sample : .stub) }
        return (turn, turn == nil || otherwise == nil ? .unanswered : .otherwise)
    }
}

extension StubScript {
    /// The same script, whose conversation reports what differs from it.
    fileprivate func reporting(to findings: StubFindings) -> StubScript {
        guard head.attributes.stubSocket != nil else { return self }
        var script = self
        script.head.attributes.stubSocket?.findings = findings
        return script
    }
}

extension Attributes {
    /// The answer of a table of ``Stubs`` to a request without a stub; by default nil, for the
    /// ``Target/sampleData``, if there is any. Any other backend ignores it.
    ///
    ///     var attributes: Attributes { .sample(#"{"name": "Ann"}"#) }
    ///
    /// A ``StubAnswer/init(_:)-((Endpoint)->Response)`` is called only when it is needed. A
    /// sequence continues from request to request of one method and address.
    public static var sample: Key<StubAnswer?> { .init(nil) }
}

extension Endpoint {
    /// The answer of ``Target/sampleData``; nil without one, and for `.sample(nil)`.
    var sampleData: StubAnswer? {
        guard let data = target?.sampleData, !data.isEmpty,
            !attributes.contains(Attributes.sample)
        else { return nil }
        return .response(Response(body: data))
    }
}
