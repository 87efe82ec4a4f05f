import CShims
import Foundation

/// Sends requests over HTTP/1.1 and HTTP/2, on connections that libcurl makes, on Linux.
///
/// Redirects, cookies, timeouts, deliveries and progress are those of ``URLSessionBackend``. A slow
/// reader slows the sender down, connections are also reused for requests with a body, a streamed
/// body of known length needs no file, and compressed bodies are complete or an error.
///
/// The backend has one thread, which starts with its first request; all default backends have one
/// together. Events are delivered one at a time, on a thread that runs Swift tasks, or on one of
/// the backend's own if these are busy. It is released, with its connections, after the last
/// provider and the last request.
public final class CurlBackend: Backend, RedirectFollowing, CustomStringConvertible {
    let session: CurlSession
    private let spool: Spool
    /// True if no other backend uses the loop.
    private let isOwner: Bool

    /// Makes a backend with connections of its own, and these settings for all requests. Throws
    /// ``ConfigurationError`` for fewer connections than one, for options that the libcurl of the
    /// process does not support, for HTTP/2 alone without nghttp2, and without a libcurl from 7.66
    /// on: on Apple platforms, and where it is neither linked nor found as `libcurl.so.4`.
    public convenience init(
        _ configuration: TransportConfiguration = .init()
    ) throws(ConfigurationError) {
        if let absence = Curl.absence {
            throw ConfigurationError(wanted: "libcurl", found: "that it \(absence)")
        }
        try self.init(CurlSettings(configuration))
    }

    convenience init(_ settings: CurlSettings) throws(ConfigurationError) {
        try settings.configuration.check()
        try settings.check()
        self.init(CurlLoop(settings))
    }

    private init(_ loop: CurlLoop, isOwner: Bool = true) {
        (session, self.isOwner) = (CurlSession(loop), isOwner)
        spool = Spool(in: loop.settings.configuration.spoolDirectory)
    }

    /// The loop of the process, with the default configuration, which every libcurl supports.
    private static let shared = CurlLoop(CurlSettings(TransportConfiguration()))

    /// A backend of the loop of the process; nil without a libcurl.
    static var usual: CurlBackend? {
        Curl.absence == nil ? CurlBackend(shared, isOwner: false) : nil
    }

    deinit { if isOwner { session.loop.retire() } }

    /// The settings of all requests.
    public var configuration: TransportConfiguration? { session.loop.settings.configuration }

    /// Sends `endpoint`. A request that cannot be sent fails at once; everything else is delivered
    /// later, on the threads described above.
    public func send(_ endpoint: Endpoint) -> Single<Response> {
        let configuration = session.loop.settings.configuration
        return RedirectFollower(configuration: configuration, exchange: exchange).send(endpoint)
    }

    private func exchange(_ request: EncodedRequest, _ call: Call) -> Single<Response> {
        .create { [self] resolve in
            let transfer = Transfer(request, call, resolve)
            session.gate.enter(request.host, transfer) { [session, spool] leave in
                switch request.body {
                case nil: session.run(transfer, sending: nil, leave)
                case .stream(let source) where source.count == nil:
                    spool.write(source, for: transfer, leave) { file, leave in
                        let body = RequestBody.file(file.url, count: file.count)
                        session.run(transfer, sending: UploadBody(body), leave)
                    }
                case .file(let url, _):
                    // The size is read again: the transfer may have waited.
                    do throws(RequestError) {
                        let body = try RequestBody(file: url)
                        session.run(transfer, sending: UploadBody(body), leave)
                    } catch {
                        transfer.stop(transfer.call.failure(error))
                        leave()
                    }
                case let body?: session.run(transfer, sending: UploadBody(body), leave)
                }
            }
            return Disposables.create { transfer.leave() }
        }
    }

    /// Closes the connections that no request uses, of all backends of its loop: when the network
    /// has changed, for instance. Returns at once; may be called on any thread.
    public func closeIdleConnections() { _ = session.loop.look { $0.closeIdle() } }

    /// Returns the connections as they are at this moment, of all backends of its loop, sorted by
    /// server. None are reported before the first request.
    public func connections() async -> [ConnectionState] {
        await withCheckedContinuation { continuation in
            let isRunning = session.loop.look { continuation.resume(returning: $0.states) }
            if !isRunning { continuation.resume(returning: []) }
        }
    }

    /// `CurlBackend (libcurl/7.88.1, linked; gzip, deflate, br)`: version, origin and codings, and
    /// behind these the reason for which HTTP/2 is not spoken, if it is not.
    public var description: String {
        let codings = ContentCoding.available.map(\.rawValue).joined(separator: ", ")
        let inflated = codings.isEmpty ? "no compression" : codings
        let versions = session.loop.settings.absenceOfHTTP2.map { "; HTTP/1.1, as \($0)" } ?? ""
        return "CurlBackend (\(Curl.version), \(Curl.origin); \(inflated)\(versions))"
    }
}
