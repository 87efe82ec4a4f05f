import Foundation
import Synchronization

/// Receives the events of the session's tasks and passes them to their transfers.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private struct Running: Sendable {
        let transfer: Transfer
        let finished: @Sendable () -> Void
    }

    private let running = Mutex<[Int: Running]>([:])
    private let tls: TransportConfiguration.TLS
    private let watch = DeadlineWatch()

    init(_ tls: TransportConfiguration.TLS) { self.tls = tls }

    func register(
        _ transfer: Transfer, for task: URLSessionTask, _ finished: @escaping @Sendable () -> Void
    ) {
        running.withLock {
            $0[task.taskIdentifier] = Running(transfer: transfer, finished: finished)
        }
        watch.add(transfer)
    }

    private func transfer(_ task: URLSessionTask) -> Transfer? {
        running.withLock { $0[task.taskIdentifier]?.transfer }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        // Informational responses precede the final one.
        if let head = response as? HTTPURLResponse, head.statusCode >= 200 {
            transfer(dataTask)?.receive(Response(head))
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
        transfer(task)?.send(Int(clamping: totalBytesSent))
    }

    /// Completes the task with the redirect itself. The backend follows it, with the body and
    /// without credentials that are not meant for the new host.
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
        guard asksForLogin else {
            return Platform.answer(challenge, tls, completionHandler) { reason in
                guard let transfer = transfer(task) else { return }
                transfer.stop(transfer.call.failure(.tls, detail: reason))
            }
        }
        transfer(task)?.refuseLogin()
        completionHandler(Platform.refusal, nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let over = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        guard let over else { return }
        watch.remove(over.transfer)
        let wasRefused = (error as? URLError)?.code == .cancelled && over.transfer.isLoginRefused
        let coding = (task.response as? HTTPURLResponse)?
            .value(forHTTPHeaderField: "Content-Encoding")
        let failure =
            wasRefused ? nil : error.map { over.transfer.call.failure($0, coding: coding) }
        // On Linux, a redirect without a usable `Location` is reported only here, without its body.
        over.transfer.complete((task.response as? HTTPURLResponse).map(Response.init), failure)
        over.finished()
    }
}

extension Response {
    /// Makes a response without a body.
    fileprivate init(_ head: HTTPURLResponse) {
        self.init(status: head.statusCode, headers: head.fields)
    }
}

extension Call {
    /// Returns the error of a failed task, as a function of the bytes received by then.
    fileprivate func failure(
        _ error: any Error, coding: String?
    ) -> (_ received: Int?, _ expected: Int?) -> NetError {
        let text = error.localizedDescription
        let isLong = text.hasPrefix(TransportError.noMemory)
        return { received, expected in
            self.failure(
                TransportError.Reason(
                    error, received: received, expected: expected, coding: coding),
                detail: isLong ? TransportError.longField : text, underlying: error)
        }
    }
}
