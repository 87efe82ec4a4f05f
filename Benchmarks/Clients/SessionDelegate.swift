import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The least that one can write around URLSession: a session, a delegate, an answer.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private struct Running: Sendable {
        var body = Data()
        let done: CheckedContinuation<Data, Never>
    }

    private let running = Mutex<[Int: Running]>([:])
    private let session = Mutex<URLSession?>(nil)

    init(connections: Int) {
        super.init()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpMaximumConnectionsPerHost = connections
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let made = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
        session.withLock { $0 = made }
    }

    /// Sends a request, and returns the body; it is empty where the request fails.
    func get(_ url: URL) async -> Data {
        guard let session = session.withLock({ $0 }) else { return Data() }
        return await withCheckedContinuation { done in
            let task = session.dataTask(with: URLRequest(url: url))
            running.withLock { $0[task.taskIdentifier] = Running(done: done) }
            task.resume()
        }
    }

    func end() { session.withLock { $0.take() }?.finishTasksAndInvalidate() }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        running.withLock { $0[dataTask.taskIdentifier]?.body.append(data) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let over = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        over?.done.resume(returning: over?.body ?? Data())
    }
}
