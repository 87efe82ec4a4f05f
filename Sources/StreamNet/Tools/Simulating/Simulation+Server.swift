import Foundation
import Locks

extension Simulation {
    /// A server that keeps state: the backend of a simulation, made by ``World/server(_:_:)``.
    ///
    /// A request is processed in one step when it arrives, also if its sender was cancelled or gave
    /// up by then, or will not get the answer: what was sent cannot be called back.
    public final class Server<State: Sendable>: Backend {
        private struct Requests: Sendable {
            var count = 0
            var sent: [SentRequest] = []
            var limit = 64
        }

        private struct SentRequest: Sendable {
            weak var context: RequestContext?
            let number: Int
            let method: HTTPMethod
            let url: URL

            var title: String {
                "#\(number) \(method) \(URLText(Redaction.standard.redacted(url)).path)"
            }
        }

        private let world: World
        /// Nil while the closure has it.
        private let held: Mutex<State?>
        private let start: State
        private let requests = Mutex(Requests())
        private let answer: @Sendable (EncodedRequest, inout State) throws -> StubAnswer

        init(
            _ state: State, _ world: World,
            _ answer: @escaping @Sendable (EncodedRequest, inout State) throws -> StubAnswer
        ) {
            (self.world, start, self.answer) = (world, state, answer)
            held = Mutex(state)
        }

        /// The state, after the last request that was processed. The closure of the server, which
        /// has it as an argument, may not read it here: that fails the simulation.
        public var state: State {
            if let state = held.withLock({ $0 }) { return state }
            world.fail("wanted the state of the server from its closure's argument, found a read")
            return start
        }

        /// The clock of the simulation.
        public var clock: (any Scheduler)? { world.clock }
        /// The number of requests that were sent to it.
        public var count: Int { requests.withLock { $0.count } }

        /// The requests that are in memory, such as `#7 GET /items`: those that wait, and those
        /// that something holds though they have ended.
        var heldRequests: [String] {
            requests.withLock { $0.sent.filter { $0.context != nil } }.map(\.title)
        }

        /// Sends a request; fails one that comes from another thread than the simulation's.
        public func send(_ endpoint: Endpoint) -> Single<Response> {
            .deferred { [self] in
                guard world.isOnItsThread else { throw strayed(endpoint) }
                let request = try endpoint.encoded()
                let sent = add(endpoint, request)
                let trouble = world.drawTrouble()
                let (there, back) = (world.drawLatency(), world.drawLatency())
                let attempt = endpoint.attempt > 1 ? ", attempt \(endpoint.attempt)" : ""
                world.log("\(sent.title) begins\(attempt)")
                let unanswered = StubTimeline(
                    .success(StubScript(head: Response())), after: there, for: endpoint, request)
                let timesOut = unanswered.timesOut
                let response = Single.create { [self] resolve in
                    let result = SerialDisposable()
                    if timesOut {
                        result.disposable = unanswered.response(on: world.clock).subscribe(resolve)
                    }
                    world.clock.schedule(after: there) { [self] in
                        let reply = reply(to: endpoint, request, trouble)
                        world.log("#\(sent.number) \(trouble.words(of: reply.script))")
                        if result.isDisposed { return }
                        let timeline = StubTimeline(
                            reply.script, after: back + reply.delay, for: endpoint, request,
                            elapsed: there)
                        result.disposable = timeline.response(on: world.clock).subscribe(resolve)
                    }
                    return result
                }
                return logged(sent.number, response)
            }
        }

        /// Logs the result as the caller has it, which may differ from what the server has sent.
        private func logged(_ number: Int, _ response: Single<Response>) -> Single<Response> {
            guard world.inspector != nil else { return response }
            let isOver = Mutex(false)
            let end: @Sendable (String) -> Void = { [world] outcome in
                if isOver.withLock({ exchange(&$0, with: true) }) { return }
                world.log("#\(number) \(outcome)")
            }
            return response.do(
                onSuccess: { end("gets \($0.words)") }, onError: { end("fails: \($0)") },
                onDispose: { end("is cancelled") })
        }

        private func add(_ endpoint: Endpoint, _ request: EncodedRequest) -> SentRequest {
            requests.withLock { requests in
                if requests.sent.count == requests.limit {
                    requests.sent.removeAll { $0.context == nil }
                    requests.limit = max(64, requests.sent.count * 2)
                }
                requests.count += 1
                let sent = SentRequest(
                    context: endpoint.context, number: requests.count, method: request.method,
                    url: request.url)
                requests.sent.append(sent)
                return sent
            }
        }

        private func strayed(_ endpoint: Endpoint) -> NetError {
            let error = RequestError(
                .intercepted, request: endpoint.description,
                wanted: "a request on the thread of the simulation",
                found: "another thread: an interceptor or operator does not use clock"
            )
            world.fail("\(error)")
            return .request(error)
        }

        private func reply(
            to endpoint: Endpoint, _ request: EncodedRequest, _ trouble: World.Trouble
        ) -> (script: Result<StubScript, any Error>, delay: Duration) {
            var delay = Duration.zero
            let script = Result {
                switch trouble {
                case .unreachable: throw TransportError.Reason.cannotConnect.error(for: endpoint)
                case .lost: throw TransportError.Reason.connectionLost.error(for: endpoint)
                case .status(let status): return StubScript(head: Response(status: status))
                case .none, .cut: break
                }
                guard let turn = try process(request).turn(behind: 0), let make = turn.script else {
                    throw RequestError(
                        .missingStub, request: endpoint.description,
                        wanted: "an answer of the server", found: "none")
                }
                delay = turn.delay ?? .zero
                var script = try make(endpoint)
                script.divide(world.drawPieces)
                if case .cut(let place) = trouble { script.cut(at: place, for: endpoint) }
                return script
            }
            return (script, delay)
        }

        private func process(_ request: EncodedRequest) throws -> StubAnswer {
            // Without the lock, as the closure is the user's; nothing else runs meanwhile.
            var state = held.withLock { $0.take() } ?? start
            defer { held.withLock { $0 = state } }
            return try answer(request, &state)
        }
    }
}

extension Simulation.World.Trouble {
    /// The server's answer, and its fate, for a log.
    fileprivate func words(of script: Result<StubScript, any Error>) -> String {
        switch (self, script) {
        case (.unreachable, _): "✗ does not reach the server, which is down"
        case (.lost, _): "✗ is lost on its way to the server"
        case (_, .failure(let error)): "✗ \(error)"
        case (.cut, .success(let script)):
            "← \(script.head.status), but is lost after \(script.count) bytes of its body"
        case (_, .success(let script)): "← \(script.head.status)"
        }
    }
}

extension StubScript {
    /// The number of bytes of the body.
    fileprivate var count: Int {
        steps.reduce(head.body.count) { sum, step in
            if case .bytes(let bytes) = step.kind { sum + bytes.count } else { sum }
        }
    }
}

extension Response {
    /// The status and the length of the body, for a log.
    fileprivate var words: String {
        stream == nil ? "\(status), \(body.count) bytes" : "\(status), and its body in pieces"
    }
}

extension StubTimeline {
    /// True if a time limit is over before the first event.
    fileprivate var timesOut: Bool {
        var timeline = self
        if case .failure = timeline.next() { return true }
        return false
    }

    fileprivate func response(on clock: any Scheduler) -> Single<Response> {
        .deferred { try deliver(on: clock) }
    }
}

extension StubScript {
    /// Divides each piece of the body into as many as the closure returns, at most one for a byte.
    fileprivate mutating func divide(_ drawPieces: () -> Int) {
        guard head.stream == nil, !head.body.isEmpty || !steps.isEmpty else { return }
        let first = StubAnswer.Step.data(head.body)
        let divided = ([first] + steps).flatMap { step -> [StubAnswer.Step] in
            guard case .bytes(let bytes) = step.kind else { return [step] }
            let count = max(1, min(drawPieces(), bytes.count))
            return (0..<count).map { index in
                let (start, end) = (bytes.count * index / count, bytes.count * (index + 1) / count)
                return .data(bytes.dropFirst(start).prefix(end - start))
            }
        }
        guard divided.count > steps.count + 1 else { return }
        (head, steps) = (head.with(body: Data()), divided)
    }

    /// Loses the connection at a place from 0, in front of the head, to 1, behind the last byte.
    fileprivate mutating func cut(at place: Double, for endpoint: Endpoint) {
        if let socket = head.attributes.stubSocket {
            let steps = socket.steps.prefix(Int(place * Double(socket.steps.count + 1)))
            head.attributes.stubSocket = StubSocketScript(
                steps: steps + [.fail(.connectionLost)], subprotocol: socket.subprotocol)
            return
        }
        let kept = Int(place * Double(count + 1)) - 1
        var left = max(0, kept)
        var rest: [StubAnswer.Step] = []
        head = head.with(body: head.body.prefix(left))
        left -= head.body.count
        for step in steps where left > 0 {
            guard case .bytes(let bytes) = step.kind else {
                rest.append(step)
                continue
            }
            rest.append(.data(bytes.prefix(left)))
            left -= bytes.count
        }
        steps = rest + [.fail(.connectionLost)]
    }
}
