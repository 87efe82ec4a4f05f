import Foundation
import Synchronization

/// Hears what the session says about its tasks and tells their transfers.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private struct Running: Sendable {
        let transfer: Transfer
        let finished: @Sendable () -> Void
    }

    private let running = Mutex<[Int: Running]>([:])
    private let ticker = Ticker(every: .milliseconds(20))

    func register(
        _ transfer: Transfer, for task: URLSessionTask, _ finished: @escaping @Sendable () -> Void
    ) {
        running.withLock {
            $0[task.taskIdentifier] = Running(transfer: transfer, finished: finished)
        }
        ticker.start { [weak self] in self?.checkDeadlines() ?? false }
    }

    /// Whether there are still transfers to check.
    private func checkDeadlines() -> Bool {
        let transfers = running.withLock { $0.values.map(\.transfer) }
        let now = ContinuousClock.now
        for transfer in transfers { transfer.check(now) }
        return !transfers.isEmpty
    }

    private func transfer(_ task: URLSessionTask) -> Transfer? {
        running.withLock { $0[task.taskIdentifier]?.transfer }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        // Informational responses come before the one that counts.
        if let head = response as? HTTPURLResponse, head.statusCode >= 200 {
            transfer(dataTask)?.receive(head)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer(dataTask)?.receive(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
        transfer(task)?.noteSending()
    }

    /// Redirects are not followed here but by the backend, with the body and without credentials
    /// that are not the new host's business; nil completes the task with the redirect itself.
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
        let method = challenge.protectionSpace.authenticationMethod
        let asksForLogin = [
            NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
            NSURLAuthenticationMethodHTTPDigest,
        ].contains(method)
        guard asksForLogin else { return completionHandler(.performDefaultHandling, nil) }
        transfer(task)?.endByChallenge()
        completionHandler(.answerWithResponse, nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let over = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        over?.transfer.complete(task.response as? HTTPURLResponse, error)
        over?.finished()
    }
}
