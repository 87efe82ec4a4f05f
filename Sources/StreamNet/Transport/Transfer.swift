import Dispatch
import Foundation
import Synchronization

/// One exchange of a request and its response, as it goes on.
///
/// It resolves once, by whatever comes first: the transport's completion, a deadline, a
/// cancellation. A streamed response resolves it with its head; the rest of the body belongs to its
/// reader. Nothing is called while the lock is held, and the transport tells what happens in order,
/// one at a time.
final class Transfer: Sendable {
    typealias Resolve = @Sendable (Result<Response, any Error>) -> Void

    let request: EncodedRequest
    let journey: Journey
    /// The scheduler that a transfer is played on; nil where it comes from a network.
    let readingScheduler: (any Scheduler)?
    private let state: Mutex<TransferState>

    /// - Parameter stage: whose time counts for a transfer that is played and not measured.
    init(
        _ request: EncodedRequest, _ journey: Journey, on stage: (any Scheduler)? = nil,
        _ resolve: @escaping Resolve
    ) {
        self.request = request
        self.journey = journey
        readingScheduler = stage
        state = Mutex(TransferState(resolve))
    }

    /// Whether somebody still waits for the response, or reads it.
    var isWanted: Bool { state.withLock { $0.phase.isWanted } }

    /// The body of the request is being read, before it can be sent: deadlines count.
    func beginSpooling() {
        let now = ContinuousClock.now
        let start = journey.start(at: now)
        state.withLock { $0.beginSpooling(start: start, now: now) }
    }

    /// Its source has given a part of it, or is about to; false where nobody wants it any more.
    func read() -> Bool {
        state.withLock { state in
            state.lastByte = .now
            return state.phase.isWanted
        }
    }

    func endSpooling() {
        let now = ContinuousClock.now
        journey.spend(since: state.withLock { $0.endSpooling(now) }, now)
    }

    /// Notes the task, unless nobody waits for it any more.
    func begin(_ task: some TransferTask) -> Bool {
        let now = ContinuousClock.now
        let start = journey.start(at: now)
        return state.withLock { $0.begin(task, start: start, now: now) }
    }

    /// Ends the transfer early, with an error for whoever waits or reads.
    func stop(_ error: any Error) { state.withLock { $0.end() }.fail(error) }

    /// Nobody waits for the response any more; one that is there belongs to its reader.
    func leave() { state.withLock { $0.leave() }?.fail(NetError.cancelled) }

    /// Ends the transfer if it runs and its time is over; who waits or reads is told on `queue`.
    func check(_ now: ContinuousClock.Instant, telling queue: DispatchQueue) {
        let expired = state.withLock { state -> (NetError, EndedTransfer)? in
            guard state.isTimed, !state.isPaused else { return nil }
            // What has happened, and waits to be told, is no silence.
            let isHeard = state.task?.hasNews ?? false
            let error = journey.expiry(
                start: state.phase.isWaiting ? state.start : nil,
                begun: state.head == nil && !isHeard ? state.begun : nil,
                lastByte: isHeard ? now : state.lastByte, now: now)
            return error.map { ($0, state.end()) }
        }
        guard let (error, ended) = expired else { return }
        ended.task?.cancel()
        queue.async { ended.tell(error) }
    }

    /// So many bytes of the request's body have gone out, in all.
    func send(_ count: Int) {
        let isWanted = state.withLock { state in
            state.lastByte = .now
            state.sent = count
            return state.phase.isWanted
        }
        if isWanted { journey.meter?.send(count, of: request.body?.count) }
    }

    /// The head of the response, or that of another round of authentication.
    func receive(_ head: Response) {
        let told = state.withLock { state -> (Int, Response)? in
            guard state.phase.isWanted else { return nil }
            let head = state.receive(head, from: request.url, isTimed: readingScheduler == nil)
            return (state.sent, head)
        }
        guard let (sent, head) = told else { return }
        journey.meter?.answer(behind: sent, of: request.body?.count)
        do {
            guard let sink = try journey.delivery.sink(for: head, of: self) else {
                return try check(head.announcedLength(for: request.method) ?? 0, of: head)
            }
            let response = sink.begin(head)
            let next = state.withLock { $0.deliver(to: sink, response != nil) }
            switch next {
            case .over: sink.fail(NetError.cancelled)
            case .waiting(let resolve): if let response { resolve(.success(response)) }
            case .reading: break
            }
        } catch {
            stop(error)
        }
    }

    /// A piece of the response's body.
    func receive(_ piece: Data) {
        let now = ContinuousClock.now
        let (sink, told, received) = state.withLock { state in
            // A transport may be late to hear that nobody wants any more.
            guard state.phase.isWanted else { return (nil as (any BodySink)?, nil as Response?, 0) }
            state.lastByte = now
            return (state.receive(piece), state.head, state.received)
        }
        guard let head = told else { return }
        do {
            if let sink { try sink.write(piece) } else { try check(received, of: head) }
            guard let meter = journey.meter, head.redirectLocation == nil else { return }
            let before = sink?.countBefore ?? 0
            let total = head.announcedLength(for: request.method).flatMap { length in
                // The server may announce as much as a number can be.
                let (total, isOver) = before.addingReportingOverflow(length)
                return isOver ? nil : total
            }
            meter.receive(before + received, of: total)
        } catch {
            stop(error)
        }
    }

    /// Throws where so many bytes in memory are too many.
    private func check(_ count: Int, of head: Response) throws(NetError) {
        let limit = journey.delivery.limitOnTheWay(for: head, request.method)
        if count > limit { throw journey.failure(.bodyTooLong(limit: limit)) }
    }

    /// The server asked for credentials, and gets none.
    func refuseLogin() { state.withLock { $0.isLoginRefused = true } }

    /// Whether a task that is cancelled has been so by a refused login, and has its response.
    var isLoginRefused: Bool { state.withLock { $0.isLoginRefused } }

    /// Whether a redirect may be answered: it ends the task, so nothing may cancel it afterwards.
    func endByRedirect() -> Bool {
        state.withLock { state in
            if state.phase.isWanted { state.isEnding = true }
            return state.phase.isWanted
        }
    }

    /// The transport is done with the task.
    /// - Parameters:
    ///   - head: the response's, where it has not been told before.
    ///   - failure: why it ended early, made of how many bytes had come and were announced.
    ///   - rest: what is known only now.
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
        journey.spend(since: ended.start, now)
        let expected = ended.head?.announcedLength(for: request.method)
        guard let head = ended.head ?? last(), failure == nil else {
            let error = failure?(ended.head.map { _ in ended.received }, expected)
            return ended.fail(error ?? journey.failure(.invalidResponse))
        }
        if let expected, ended.received < expected {
            return ended.fail(
                journey.failure(.truncated(received: ended.received, expected: expected)))
        }
        ended.succeed(
            Response(
                status: head.status, headers: head.headers, body: ended.body,
                url: head.url ?? request.url,
                timing: head.timing.map {
                    .init(
                        firstByte: $0.firstByte, total: now - ended.start, queued: $0.queued,
                        connecting: rest.connecting)
                }
            ).trailed(by: rest.trailers))
    }

    /// What a transport knows when a response is whole.
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
