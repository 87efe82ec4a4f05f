import Synchronization

/// Sends one attempt, and tells the plugins about it: that it begins, then, once, its result or
/// that it was cancelled.
final class Report: Sendable {
    private enum State {
        case waiting, beginning, cancelledMeanwhile, begun, over

        /// Whether the plugins are to be told of the beginning.
        mutating func begin() -> Bool {
            defer { if self == .waiting { self = .beginning } }
            return self == .waiting
        }

        /// Whether all have been told, and none cancelled meanwhile.
        mutating func haveBegun() -> Bool {
            defer { self = self == .beginning ? .begun : .over }
            return self == .beginning
        }

        /// Whether the plugins are to be told of the end, now and by whoever asks.
        mutating func end() -> Bool {
            defer { self = self == .beginning ? .cancelledMeanwhile : .over }
            return self == .begun
        }
    }

    private let plugins: [any Plugin]
    private let endpoint: Endpoint
    private let sink: Sink<Response>
    private let state = Mutex(State.waiting)

    init(_ plugins: [any Plugin], _ endpoint: Endpoint, _ sink: consuming Sink<Response>) {
        self.plugins = plugins
        self.endpoint = endpoint
        self.sink = sink
    }

    /// Sends the endpoint, unless the attempt is cancelled first or a plugin has a veto.
    func send(by backend: any Backend) {
        // Closures that hold the report and nothing else need no memory of their own.
        let segment = Segment(in: sink.segment) { self.end($0) }
        // Added first and so run last: the backend stops, then the plugins are told.
        segment.onTearDown { self.tell(.failure(NetError.cancelled)) }
        do {
            try begin()
            backend.send(endpoint).start(Sink(segment) { self.receive($0) })
        } catch {
            segment.end(.error(error))
        }
    }

    /// Throws the veto of a plugin, if there is one.
    ///
    /// Who is told of the beginning hears of the end, too: cancelled meanwhile, behind all.
    private func begin() throws {
        guard state.withLock({ $0.begin() }) else { throw NetError.cancelled }
        var veto: (any Error)?
        for plugin in plugins {
            do {
                try Refusal.of("a request that \(type(of: plugin)) lets pass", endpoint) {
                    try plugin.willSend(endpoint)
                }
            } catch {
                veto = veto ?? error
            }
        }
        guard state.withLock({ $0.haveBegun() }) else {
            announce(.failure(NetError.cancelled))
            throw NetError.cancelled
        }
        if let veto { throw veto }
    }

    private func receive(_ response: Response) {
        let response = response.stamped(with: endpoint)
        tell(.success(response))
        do { sink.next(try endpoint.validation.check(response)) } catch { sink.fail(error) }
    }

    private func end(_ ending: Ending) {
        switch ending {
        case .completed: sink.complete()
        case .error(let error):
            tell(.failure(error))
            sink.fail(error)
        }
    }

    /// Does nothing for an attempt that has not begun, or is over.
    private func tell(_ result: @autoclosure () -> Result<Response, any Error>) {
        if state.withLock({ $0.end() }) { announce(result()) }
    }

    private func announce(_ result: Result<Response, any Error>) {
        for plugin in plugins { plugin.didReceive(result, for: endpoint) }
    }
}
