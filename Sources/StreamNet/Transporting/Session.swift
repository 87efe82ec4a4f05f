import Foundation
import Synchronization

/// A URLSession and the transfers that it runs.
///
/// One session delegate on one serial queue; no completion handlers, no delegates per task and none
/// of the asynchronous calls, which deadlock on Linux when they are cancelled.
final class Session: Sendable {
    /// Where tasks are cancelled; `cancel()` may block.
    static let cancelling = DispatchQueue(label: "streamnet.cancelling")

    private let session: URLSession
    private let delegate: SessionDelegate

    init(connectionsPerHost: Int) {
        delegate = SessionDelegate()
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.name = "streamnet.session"
        session = URLSession(
            configuration: .streamNet(connectionsPerHost: connectionsPerHost),
            delegate: delegate, delegateQueue: queue)
    }

    /// Lets the session go, once its tasks are over. No task may be made afterwards.
    func invalidate() { session.finishTasksAndInvalidate() }

    /// Runs a transfer; `finished` is called once, when its connection is free again.
    func run(_ transfer: Transfer, _ finished: @escaping @Sendable () -> Void) {
        guard transfer.isWanted else { return finished() }
        let task = session.dataTask(with: URLRequest(transfer.request))
        delegate.register(transfer, for: task, finished)
        if transfer.begin(task) {
            task.resume()
        } else {
            Self.cancelling.async { task.cancel() }
        }
    }
}

extension URLRequest {
    fileprivate init(_ encoded: EncodedRequest) {
        self.init(url: encoded.url, timeoutInterval: URLRequest.neverTimesOut)
        httpMethod = encoded.method.rawValue
        httpBody = encoded.body
        httpShouldHandleCookies = false
        for field in encoded.headers { addValue(field.value, forHTTPHeaderField: field.name) }
        if encoded.body != nil && Platform.bodiesNeedFreshConnections {
            setValue("close", forHTTPHeaderField: "Connection")
        }
    }
}
