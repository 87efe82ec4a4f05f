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

    /// Makes a session that goes, with its connections, when it is released and runs nothing.
    init(connectionsPerHost: Int) {
        delegate = SessionDelegate()
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.name = "streamnet.session"
        session = URLSession(
            configuration: .streamNet(connectionsPerHost: connectionsPerHost),
            delegate: delegate, delegateQueue: queue)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// Runs a transfer; `finished` is called once, when its connection is free again.
    /// - Parameter file: where the body is, unless it is in the request.
    func run(
        _ transfer: Transfer, sending file: URL?, _ finished: @escaping @Sendable () -> Void
    ) {
        guard transfer.isWanted else { return finished() }
        let task: URLSessionDataTask
        do throws(RequestFailure) {
            task = try self.task(URLRequest(transfer.request), sending: file)
        } catch {
            transfer.stop(transfer.deadline.failure(error))
            return finished()
        }
        delegate.register(transfer, for: task) {
            finished()
            _ = self  // a task must not outlive its session
        }
        if transfer.begin(task) {
            task.resume()
        } else {
            Self.cancelling.async { task.cancel() }
        }
    }

    private func task(
        _ request: URLRequest, sending file: URL?
    ) throws(RequestFailure) -> URLSessionDataTask {
        guard let file else { return session.dataTask(with: request) }
        // Its size is looked at again: it may have waited long for its turn.
        return session.task(with: request, sending: file, count: try BodySource.size(of: file))
    }
}

extension URLRequest {
    fileprivate init(_ encoded: EncodedRequest) {
        self.init(url: encoded.url.plain, timeoutInterval: URLRequest.neverTimesOut)
        httpMethod = encoded.method.rawValue
        httpBody = encoded.body?.data
        httpShouldHandleCookies = false
        // The session knows how long the body is; a length that lies would hang on Linux.
        for field in encoded.headers
        where !field.isNamed("Content-Length") && !field.isNamed("Transfer-Encoding") {
            addValue(field.value, forHTTPHeaderField: field.name)
        }
        guard encoded.body != nil else { return }
        // Without a type it would be declared a form (RFC 9110 §8.3 has this one for unknown).
        if encoded.method == .post, value(forHTTPHeaderField: "Content-Type") == nil {
            setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
        }
        if Platform.bodiesNeedFreshConnections {
            setValue("close", forHTTPHeaderField: "Connection")
        }
    }
}

extension URL {
    /// The URL with its scheme in small letters; on Linux no other is known.
    fileprivate var plain: URL {
        guard let scheme, scheme != scheme.lowercased() else { return self }
        return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
    }
}
