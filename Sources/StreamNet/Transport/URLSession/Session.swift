import Foundation

/// A URLSession and its transfers. Its asynchronous calls deadlock on Linux when cancelled.
final class Session: Sendable {
    /// The queue on which tasks are cancelled, as `cancel()` may block.
    static let cancelling = DispatchQueue(label: "streamnet.cancelling")

    private let session: URLSession
    private let delegate: SessionDelegate
    private let change: @Sendable (inout URLRequest) -> Void

    init(
        _ configuration: TransportConfiguration, connections: Int,
        changing change: @escaping @Sendable (inout URLRequest) -> Void
    ) {
        self.change = change
        delegate = SessionDelegate(configuration.tls)
        session = URLSession(
            configuration: .streamNet(configuration, connections: connections),
            delegate: delegate, delegateQueue: DelegateQueue())
    }

    // It is released when nobody has it, and it runs no task.
    deinit { session.finishTasksAndInvalidate() }

    /// Runs a transfer; `finished` is called once, when its connection is free again.
    /// - Parameter file: The file with a body that is not in the request, read for its size, too.
    func run(
        _ transfer: Transfer, of client: SessionDelegate.Client, sending file: URL?,
        count: Int? = nil, _ finished: @escaping @Sendable () -> Void
    ) {
        guard transfer.isWanted else { return finished() }
        let task: URLSessionTask
        let handle: any TransferHandle
        if let offer = transfer.offer {
            let socket = session.webSocketTask(with: request(of: transfer))
            socket.maximumMessageSize = offer.limit
            (task, handle) = (socket, SessionSocket(socket, of: transfer))
        } else {
            do throws(RequestError) {
                task = try self.task(request(of: transfer), sending: file, count: count)
            } catch {
                transfer.stop(transfer.call.failure(error))
                return finished()
            }
            handle = SessionTask(task: task)
        }
        delegate.register(transfer, of: client, for: task) {
            finished()
            _ = self  // a task must not outlive its session
        }
        guard transfer.begin(handle) else { return Self.cancelling.async { task.cancel() } }
        task.resume()
    }

    private func request(of transfer: Transfer) -> URLRequest {
        var request = URLRequest(transfer.request)
        if transfer.offer != nil {
            // The task makes a handshake of its own.
            let own = ["Version", "Key", "Extensions"].map { "Sec-WebSocket-" + $0 }
            for name in ["Upgrade", "Connection"] + own {
                request.setValue(nil, forHTTPHeaderField: name)
            }
        }
        change(&request)
        return request
    }

    private func task(
        _ request: URLRequest, sending file: URL?, count: Int?
    ) throws(RequestError) -> URLSessionDataTask {
        guard let file else { return session.dataTask(with: request) }
        // It is read again, as the transfer may have waited for long.
        let size = if let count { count } else { try BodySource.size(of: file) }
        return Platform.task(of: session, with: request, sending: file, count: size)
    }
}

/// A task of a session. Cancelling it may block, and pausing it works on Apple platforms only.
private struct SessionTask: TransferHandle {
    let task: URLSessionTask

    var canPause: Bool { Platform.mayPauseTasks }
    func pause() { task.suspend() }
    func resume() { task.resume() }
    func cancel() { Session.cancelling.async { task.cancel() } }
}

extension URLRequest {
    fileprivate init(_ encoded: EncodedRequest) {
        self.init(url: encoded.url.plain, timeoutInterval: Platform.never)
        // Each property that is set costs the toolchain some microseconds.
        if encoded.method != .get { httpMethod = encoded.method.rawValue }
        if let data = encoded.body?.data { httpBody = data }
        httpShouldHandleCookies = false
        // The session knows the length of the body; a wrong length would hang on Linux.
        var fields: [String: String] = [:]
        for field in encoded.headers where !field.framesBody {
            let name = fields.keys.first(where: field.isNamed) ?? field.name
            let value = field.isBlank ? "" : field.value
            fields[name] = fields[name].map { "\($0), \(value)" } ?? value
        }
        allHTTPHeaderFields = fields
        guard encoded.body != nil else { return }
        // Otherwise the body would be declared a form, and not as unknown content (RFC 9110 §8.3).
        if encoded.method == .post, value(forHTTPHeaderField: "Content-Type") == nil {
            setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
        }
        guard Platform.bodiesNeedFreshConnections else { return }
        setValue("close", forHTTPHeaderField: "Connection")
    }
}

extension URL {
    /// The URL with its scheme in lowercase, the only form that is known on Linux.
    fileprivate var plain: URL {
        guard let scheme, scheme != scheme.lowercased() else { return self }
        return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
    }
}
