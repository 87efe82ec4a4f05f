import Foundation
import Locks

/// Receives the events of the session's tasks and passes them to their transfers.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    /// The part of a backend that it does not share with the other users of a session.
    struct Client: Sendable {
        let watch = DeadlineWatch()
        /// The queue of the backend's events; nil delivers them on that of the session.
        let queue: DelegateQueue?
    }

    private struct Running: Sendable {
        let transfer: Transfer
        let client: Client
        let finished: @Sendable () -> Void

        func deliver(_ event: @escaping @Sendable () -> Void) {
            if let queue = client.queue { queue.addOperation(event) } else { event() }
        }
    }

    private let running = Mutex<[Int: Running]>([:])
    private let tls: TransportConfiguration.TLS

    init(_ tls: TransportConfiguration.TLS) { self.tls = tls }

    func register(
        _ transfer: Transfer, of client: Client, for task: URLSessionTask,
        _ finished: @escaping @Sendable () -> Void
    ) {
        let entry = Running(transfer: transfer, client: client, finished: finished)
        running.withLock { $0[task.taskIdentifier] = entry }
        client.watch.add(transfer)
    }

    private func running(_ task: URLSessionTask) -> Running? {
        running.withLock { $0[task.taskIdentifier] }
    }
    private func transfer(_ task: URLSessionTask) -> Transfer? { running(task)?.transfer }

    func deliver(_ task: URLSessionTask, _ event: @escaping @Sendable (SessionSocket) -> Void) {
        guard let running = running(task),
            let socket = running.transfer.state.withLock({ $0.handle }) as? SessionSocket
        else { return }
        running.deliver { event(socket) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        // Informational responses precede the final one.
        if let head = response as? HTTPURLResponse, head.statusCode >= 200 {
            let running = running(dataTask)
            let response = Response(status: head.statusCode, headers: head.fields)
            running?.deliver { running?.transfer.receive(response) }
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let running = running(dataTask)
        running?.deliver { _ = running?.transfer.receive(data) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
        let running = running(task)
        running?.deliver { running?.transfer.send(Int(clamping: totalBytesSent)) }
    }

    /// Completes the task with the redirect itself, which the backend follows.
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let mayAnswer =
            Platform.mayAnswerCancelledRedirect || transfer(task)?.endByRedirect() == true
        if mayAnswer { completionHandler(nil) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let logins = [
            NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
            NSURLAuthenticationMethodHTTPDigest,
        ]
        let transfer = transfer(task)
        guard logins.contains(challenge.protectionSpace.authenticationMethod) else {
            return Platform.answer(challenge, tls, completionHandler) { reason in
                if let transfer { transfer.stop(transfer.call.failure(.tls, detail: reason)) }
            }
        }
        transfer?.refuseLogin()
        completionHandler(Platform.refusal, nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let over = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        guard let over else { return }
        over.client.watch.remove(over.transfer)
        let wasRefused = (error as? URLError)?.code == .cancelled && over.transfer.isLoginRefused
        let response = task.response as? HTTPURLResponse
        let coding = response?.value(forHTTPHeaderField: "Content-Encoding")
        // A socket that the server has refused, of whose response URLSession drops the body.
        let isRefusal = over.transfer.offer != nil && response?.statusCode ?? 101 != 101
        let ended = wasRefused || isRefusal ? nil : error
        let failure = ended.map { over.transfer.call.failure($0, coding: coding) }
        // On Linux, a redirect without a usable `Location` is reported only here, without its body.
        let head = response.map { Response(status: $0.statusCode, headers: $0.fields) }
        over.deliver {
            over.transfer.complete(head, failure)
            over.finished()
        }
    }
}

extension Call {
    /// Returns the error of a failed task, as a function of the bytes received by then.
    fileprivate func failure(
        _ error: any Error, coding: String?
    ) -> @Sendable (_ received: Int?, _ expected: Int?) -> NetError {
        let text = error.localizedDescription
        let isLong = text.hasPrefix("Out of memory")
        return { received, expected in
            self.failure(
                TransportError.Reason(
                    error, received: received, expected: expected, coding: coding),
                detail: isLong ? "a field that is too long" : text, underlying: error)
        }
    }
}
