import Locks

/// The part of ``Stubs`` that all types of target share: the table, and how requests are answered.
final class StubServer: Sendable {
    let state = Mutex(StubTable())
    private let delay: Duration
    let scheduler: any Scheduler
    private let other: (any Backend)?

    init(after delay: Duration, scheduler: any Scheduler, otherwise other: (any Backend)?) {
        (self.delay, self.scheduler, self.other) = (delay, scheduler, other)
    }

    /// Removes the stubs of a pattern; one without an address, nil, was never added.
    func remove(_ pattern: StubPattern?, anyQuery: Bool) {
        guard let address = pattern?.address else { return }
        _ = state.withLock {
            $0.remove { $0.address == address && (anyQuery || $0.address.query == address.query) }
        }
    }

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { [self] in
            let request = try endpoint.encoded()
            let (turn, source) = turn(for: endpoint, request)
            let asked = StubbedRequest(
                endpoint: endpoint, encoded: request, time: scheduler.now, source: source)
            let index = state.withLock { $0.add(asked) }
            let ended: @Sendable (StubbedRequest.Outcome) -> Void = { [self] outcome in
                state.withLock { $0.end(index, outcome) }
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
            let script = Result { try script(endpoint).reporting(to: self) }
            return try StubTimeline(
                script, after: turn?.delay ?? delay, for: endpoint, asked.encoded
            ).deliver(on: scheduler)
        }
        guard asked.source == .otherwise, let other else { return .error(missingStub(for: asked)) }
        return other.send(endpoint)
    }

    /// Returns the turn for a request. Closures of patterns are called outside the lock.
    private func turn(
        for endpoint: Endpoint, _ request: EncodedRequest
    ) -> (StubAnswer.Turn?, StubbedRequest.Source) {
        let stubs = state.withLock { $0.stubs }
        let address = StubAddress(of: request)
        let addresses = [address, StubAddress(declaredBy: endpoint)]
        let stub = addresses.lazy.compactMap { stubs.stub(for: request, at: $0) }.first
        let turn =
            if let stub {
                stub.takeTurn()
            } else if let sample = endpoint.sample ?? endpoint.sampleData {
                sample.turn(behind: state.withLock { $0.countSample(at: address) })
            } else {
                StubAnswer.Turn?.some(StubAnswer.Turn())
            }
        if turn?.script != nil { return (turn, stub == nil ? .sample : .stub) }
        return (turn, turn == nil || other == nil ? .unanswered : .otherwise)
    }
}

extension StubScript {
    /// The same script, whose conversation reports what differs from it to a table.
    fileprivate func reporting(to server: StubServer) -> StubScript {
        guard head.attributes.stubSocket != nil else { return self }
        var script = self
        script.head.attributes.stubSocket?.report = { [weak server] finding in
            server?.state.withLock { $0.findings.append(finding) }
        }
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
