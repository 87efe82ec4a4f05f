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
        var lastByte = ContinuousClock.now
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
        let start = deadline.start(at: now)
        return state.withLock { state in
            guard state.resolve != nil else { return false }
            state.task = task
            state.start = start
            state.lastByte = now
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

    /// Ends the transfer if it runs and its time is over.
    func check(_ now: ContinuousClock.Instant) {
        let error = state.withLock { state in
            state.task == nil
                ? nil : deadline.expiry(start: state.start, lastByte: state.lastByte, now: now)
        }
        if let error { stop(error) }
    }

    /// Ends the transfer, since its time is over.
    func expire() { stop(deadline.expiry) }

    /// A part of the body has gone out.
    func noteSending() { state.withLock { $0.lastByte = .now } }

    func receive(_ head: HTTPURLResponse) {
        let now = ContinuousClock.now
        state.withLock { state in
            state.head = head
            state.lastByte = now
            state.firstByte = now - state.start
            state.body = Data()  // of an earlier round of authentication
        }
    }

    func receive(_ data: Data) {
        let now = ContinuousClock.now
        state.withLock { state in
            state.lastByte = now
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
    /// - Parameter last: the response; on Linux a redirect without a usable `Location` comes only
    ///   here, and without its body.
    func complete(_ last: HTTPURLResponse?, _ error: (any Error)?) {
        let now = ContinuousClock.now
        let state = state.withLock { state in
            defer {
                state.resolve = nil
                state.task = nil
                state.body = Data()
            }
            return state
        }
        guard let resolve = state.resolve else { return }
        deadline.spend(since: state.start, now)
        let isRefusedLogin = state.isChallenged && (error as? URLError)?.code == .cancelled
        guard let head = state.head ?? last, error == nil || isRefusedLogin else {
            return resolve(.failure(failure(error, state.head, state.body.count)))
        }
        let received = state.body.count
        if let expected = state.head?.announcedLength(for: request.method), received < expected {
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
                        firstByte: state.firstByte, total: now - state.start))))
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
