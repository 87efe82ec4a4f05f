import Dispatch
import Foundation
import Synchronization

/// One exchange of a request and its response while it runs.
///
/// It resolves once, with the first of the transport's completion, a deadline and a cancellation. A
/// streamed response resolves it with its head; the rest of the body belongs to its reader. Nothing
/// is called while the lock is held, and the transport reports events in order, one at a time.
final class Transfer: Sendable {
    typealias Resolve = @Sendable (Result<Response, any Error>) -> Void
    private typealias Progress = (delivered: Int, received: Int, announced: Int?)

    let request: EncodedRequest
    let call: Call
    /// The scheduler of a stubbed transfer; nil for one over the network.
    let readingScheduler: (any Scheduler)?
    private let state: Mutex<TransferState>

    /// - Parameter stage: The scheduler of a stubbed transfer, whose time is not measured; nil for
    ///   one over the network.
    init(
        _ request: EncodedRequest, _ call: Call, on stage: (any Scheduler)? = nil,
        _ resolve: @escaping Resolve
    ) {
        self.request = request
        self.call = call
        readingScheduler = stage
        state = Mutex(TransferState(resolve))
    }

    /// True if a caller still waits for the response, or reads it.
    var isWanted: Bool { state.withLock { $0.phase.isWanted } }

    /// Returns a closure that calls `leave` once, however often it is called: with the transfer's
    /// end, or earlier when its body is read as a stream, which may take for ever.
    func freeing(_ leave: @escaping ConnectionGate.Leave) -> ConnectionGate.Leave {
        state.withLock { $0.freeing = leave }
        return free
    }

    @Sendable private func free() { state.withLock { $0.freeing.take() }?() }

    /// Starts the deadlines: the request body is being read, before it can be sent.
    func beginSpooling() {
        let now = ContinuousClock.now
        let start = call.start(at: now)
        state.withLock { $0.beginSpooling(start: start, now: now) }
    }

    /// Records that the source of the body has delivered a part, or is about to; false if the
    /// response is no longer wanted.
    func read() -> Bool {
        state.withLock { state in
            state.lastByte = .now
            return state.phase.isWanted
        }
    }

    func endSpooling() {
        let now = ContinuousClock.now
        call.spend(since: state.withLock { $0.endSpooling(now) }, now)
    }

    /// Sets the task; false if the response is no longer wanted.
    func begin(_ task: some TransferHandle) -> Bool {
        let now = ContinuousClock.now
        let start = call.start(at: now)
        return state.withLock { $0.begin(task, start: start, now: now) }
    }

    /// Ends the transfer early, with an error for the caller that waits or reads.
    func stop(_ error: any Error) { state.withLock { $0.end() }.fail(error) }

    /// Ends the transfer if its response is not delivered yet; a delivered one belongs to its
    /// reader.
    func leave() { state.withLock { $0.leave() }?.fail(NetError.cancelled) }

    /// Ends the transfer if it runs and its time is over; the caller that waits or reads is
    /// notified on `queue`. Returns the time before which it need not be checked again.
    func check(
        _ now: ContinuousClock.Instant, notifying queue: DispatchQueue
    ) -> ContinuousClock.Instant {
        let (next, expired) = state.withLock { state in
            var expired: (NetError, EndedTransfer)?
            // A limit that does not apply now may begin to at any time.
            var (start, begun, lastByte) = (now, now, now)
            if state.isTimed, !state.isPaused {
                // Events that wait for delivery count as activity.
                let hasPending = state.task?.hasPendingEvents ?? false
                if state.phase.isWaiting { start = state.start }
                if state.head == nil, !hasPending { begun = state.begun ?? now }
                if !hasPending { lastByte = state.lastByte }
                if let error = call.expiry(start, begun, lastByte, now: now) {
                    expired = (error, state.end())
                }
            }
            return (call.earliestExpiry(start, begun, lastByte), expired)
        }
        if let (error, ended) = expired {
            ended.task?.cancel()
            queue.async { ended.notify(error) }
        }
        return next
    }

    /// Records the total number of bytes of the request body that have been sent.
    func send(_ count: Int) {
        let isWanted = state.withLock { state in
            state.lastByte = .now
            state.sent = count
            return state.phase.isWanted
        }
        if isWanted { call.meter?.send(count, of: request.body?.count) }
    }

    /// Receives the head of the response, or that of another round of authentication.
    /// - Parameter inflater: Inflates the body; nil if it is delivered as received.
    func receive(_ head: Response, inflating inflater: BodyInflater? = nil) {
        let told = state.withLock { state -> (Int, Response)? in
            guard state.phase.isWanted else { return nil }
            let head = state.receive(
                head, of: request, inflater, isTimed: readingScheduler == nil)
            return (state.sent, head)
        }
        guard let (sent, head) = told else { return }
        call.meter?.answer(behind: sent, of: request.body?.count)
        do {
            guard let sink = try call.delivery.sink(for: head, of: self) else {
                return try check(head.announcedLength(for: request.method) ?? 0, of: head)
            }
            let response = sink.begin(inflater == nil ? head : head.inflated)
            let next = state.withLock { $0.deliver(to: sink, response != nil) }
            switch next {
            case .over: sink.fail(NetError.cancelled)
            case .waiting(let resolve):
                guard let response else { return }
                resolve(.success(response))
                free()
            case .reading: break
            }
        } catch {
            stop(error)
        }
    }

    /// The inflater of the body, if there is one and the body is wanted; and true if the reader has
    /// no room for more.
    var inflating: (inflater: BodyInflater?, isPaused: Bool) {
        state.withLock { ($0.inflater, $0.isPaused) }
    }

    /// Receives a piece of the body to deliver, made of `count` bytes of the body as sent.
    func receive(_ piece: Data, of count: Int) {
        let now = ContinuousClock.now
        let told = state.withLock { state -> ((any BodySink)?, Response, Progress)? in
            // A transport may still deliver for a while after the transfer has ended.
            guard state.phase.isWanted else { return nil }
            state.lastByte = now
            let sink = state.receive(piece, of: count)
            return state.head.map {
                (sink, $0, (state.delivered, state.received, state.announced))
            }
        }
        guard let (sink, head, progress) = told else { return }
        do {
            if let sink { try sink.write(piece) } else { try check(progress.delivered, of: head) }
            guard count > 0, let meter = call.meter, head.redirectLocation == nil else { return }
            let before = sink?.countBefore ?? 0
            let total = progress.announced.flatMap { length in
                // The announced length may be as large as an `Int` can be.
                let (total, isOver) = before.addingReportingOverflow(length)
                return isOver ? nil : total
            }
            meter.receive(before + progress.received, of: total)
        } catch {
            stop(error)
        }
    }

    /// Throws if `count` bytes are too many to be in memory.
    private func check(_ count: Int, of head: Response) throws(NetError) {
        let limit = call.delivery.limitOnTheWay(for: head, request.method)
        if count > limit { throw call.failure(.bodyTooLong(limit: limit)) }
    }

    /// Records that the server asked for credentials, and gets none.
    func refuseLogin() { state.withLock { $0.isLoginRefused = true } }

    /// True if the task was cancelled by a refused login, so that it has its response.
    var isLoginRefused: Bool { state.withLock { $0.isLoginRefused } }

    /// True if a redirect may be answered: it ends the task, so nothing may cancel it afterwards.
    func endByRedirect() -> Bool {
        state.withLock { state in
            if state.phase.isWanted { state.isEnding = true }
            return state.phase.isWanted
        }
    }

    /// Ends the transfer, as the transport has completed the task.
    /// - Parameters:
    ///   - last: The head of the response, if it has not been received before.
    ///   - failure: The error if the task ended early, as a function of the bytes received and
    ///     announced.
    ///   - rest: The parts of the response that are known only now.
    func complete(
        _ last: @autoclosure () -> Response?,
        _ failure: ((_ received: Int?, _ expected: Int?) -> NetError)?,
        _ rest: Rest = Rest()
    ) {
        let now = ContinuousClock.now
        let ended = state.withLock { state in
            state.task = nil  // it is over by itself
            return state.end()
        }
        call.spend(since: ended.start, now)
        let expected = ended.announced
        guard let head = ended.head ?? last(), failure == nil else {
            let error = failure?(ended.head.map { _ in ended.received }, expected)
            return ended.fail(error ?? call.failure(.invalidResponse))
        }
        if let expected, ended.received < expected {
            return ended.fail(
                call.failure(.truncated(received: ended.received, expected: expected)))
        }
        if let coding = ended.inflater?.unfinished {
            return ended.fail(
                call.failure(
                    .truncated(received: ended.received, expected: nil),
                    detail: "\(coding.rawValue) data without its end"))
        }
        let fields = ended.inflater == nil ? head.headers : head.inflated.headers
        ended.succeed(
            Response(
                status: head.status, headers: fields, body: ended.body,
                url: head.url ?? request.url,
                timing: head.timing.map {
                    .init(
                        firstByte: $0.firstByte, total: now - ended.start, queued: $0.queued,
                        connecting: rest.connecting)
                }
            ).trailed(by: rest.trailers))
    }

    /// The parts of a response that a transport knows only when it is complete.
    struct Rest: Sendable {
        var trailers: HTTPHeaders = [:]
        var connecting: Response.Timing.Connecting?
    }
}

extension Transfer: Pausable {
    var canPause: Bool { state.withLock { $0.task?.canPause ?? false } }

    func pause() { state.withLock { $0.pause(true) }?.pause() }

    func resume() { state.withLock { $0.pause(false) }?.resume() }

    func cancel() { stop(NetError.cancelled) }
}
