import Foundation
import Synchronization

/// One request on its way and the response as it arrives.
///
/// It resolves once, by whatever comes first: the session's completion, a deadline, a cancellation.
/// Nothing is called while the lock is held, and the session's task is cancelled from a queue of
/// its own, since `cancel()` waits for the session, which may be waiting for its caller.
final class Transfer: Sendable {
    typealias Resolve = @Sendable (Result<Response, any Error>) -> Void

    private struct State: Sendable {
        var resolve: Resolve?
        var task: URLSessionDataTask?
        var start = ContinuousClock.now
        var lastData = ContinuousClock.now
        var head: HTTPURLResponse?
        var firstByte = Duration.zero
        var body = Data()
        /// The server asked for credentials, and gets none.
        var isChallenged = false
        /// The task is about to complete by itself and must not be cancelled any more.
        var isEnding = false
    }

    let request: EncodedRequest
    let deadline: Deadline
    private let state: Mutex<State>

    init(_ request: EncodedRequest, _ deadline: Deadline, _ resolve: @escaping Resolve) {
        self.request = request
        self.deadline = deadline
        state = Mutex(State(resolve: resolve))
    }

    /// Whether somebody still waits for the result.
    var isWanted: Bool { state.withLock { $0.resolve != nil } }

    /// Notes the task, unless nobody waits for it any more.
    func begin(_ task: URLSessionDataTask) -> Bool {
        let now = ContinuousClock.now
        let start = deadline.started(at: now)
        return state.withLock { state in
            guard state.resolve != nil else { return false }
            state.task = task
            state.start = start
            state.lastData = now
            return true
        }
    }

    /// Ends the transfer early, with an error for whoever waits.
    func stop(_ error: any Error) {
        let (resolve, task) = state.withLock { state in
            let task = state.isEnding ? nil : state.task.take()
            return (state.resolve.take(), task)
        }
        if let task { Session.cancelling.async { task.cancel() } }
        resolve?(.failure(error))
    }

    /// Ends the transfer if its time is over.
    func check(_ now: ContinuousClock.Instant) {
        let (start, lastData) = state.withLock { ($0.start, $0.lastData) }
        if let error = deadline.expiry(start: start, lastData: lastData, now: now) { stop(error) }
    }

    func receive(_ head: HTTPURLResponse) {
        let now = ContinuousClock.now
        state.withLock { state in
            state.head = head
            state.lastData = now
            state.firstByte = now - state.start
            state.body = Data()  // of an earlier round of authentication
        }
    }

    func receive(_ data: Data) {
        let now = ContinuousClock.now
        state.withLock { state in
            state.lastData = now
            state.body.append(data)
        }
    }

    /// Whether a redirect may be answered: it ends the task, so nothing may cancel it afterwards.
    func endByRedirect() -> Bool {
        state.withLock { state in
            if state.resolve != nil { state.isEnding = true }
            return state.resolve != nil
        }
    }

    func endByChallenge() { state.withLock { $0.isChallenged = true } }

    /// The session is done with the task.
    func complete(_ error: (any Error)?) {
        let state = state.withLock { state in
            defer {
                state.resolve = nil
                state.task = nil
                state.body = Data()
            }
            return state
        }
        guard let resolve = state.resolve else { return }
        guard let head = state.head, error == nil || state.isChallenged else {
            return resolve(.failure(failure(error, state.head, state.body.count)))
        }
        let received = state.body.count
        if let expected = head.announcedLength(for: request.method), received < expected {
            let reason = TransportFailure.Reason.truncated(received: received, expected: expected)
            return resolve(.failure(deadline.failure(reason)))
        }
        resolve(
            .success(
                Response(
                    status: head.statusCode,
                    headers: head.fields,
                    body: state.body,
                    url: request.url,
                    timing: .init(
                        firstByte: state.firstByte, total: ContinuousClock.now - state.start))))
    }

    private func failure(
        _ error: (any Error)?, _ head: HTTPURLResponse?, _ received: Int
    ) -> NetError {
        let reason = TransportFailure.Reason(
            error, received: head == nil ? nil : received,
            expected: head?.announcedLength(for: request.method))
        return deadline.failure(
            reason, detail: error?.localizedDescription ?? "", underlying: error)
    }
}
