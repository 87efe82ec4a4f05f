// The flag is set by `.ci/apple` alone, which compiles the other side on Linux.
#if canImport(FoundationNetworking) && !APPLE_STAND_INS
    import Foundation
    @_exported import FoundationNetworking

    extension Platform {
        /// True if a request with a body must not be sent on a connection that was used before: if
        /// the server closes it then, the second attempt announces the body, does not send it, and
        /// hangs. A connection with `Connection: close` is reused until then, by the same session.
        static let bodiesNeedFreshConnections = true
        /// True if a redirect may be answered after its task was cancelled; here that crashes.
        static let mayAnswerCancelledRedirect = false
        /// True if a task may be suspended; here it is sent again when it is resumed.
        static let mayPauseTasks = false
        /// True if a session calls its delegate only by adding blocks to its queue.
        static let usesBlocksOnly = true
        /// True if a session opens sockets: the toolchain's libcurl has none, and others crash.
        static let opensSockets = false
        /// The disposition with which a 401 is delivered as a response: `Basic` never completes,
        /// unless it is cancelled; the task then fails, with the response already received.
        static let refusal = URLSession.AuthChallengeDisposition.cancelAuthenticationChallenge

        static func drained<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }

        /// Returns a URL that opens an open file again, also without a name; nil without `/proc`.
        static func url(ofOpenFile descriptor: Int32) -> URL? {
            let path = "/proc/self/fd/\(descriptor)"
            return access(path, R_OK) == 0 ? URL(filePath: path) : nil
        }

        /// Throws for settings that libcurl supports, but URLSession does not pass on to it.
        static func check(_ wanted: TransportConfiguration) throws(ConfigurationError) {
            let tls = "the system's TLS, which URLSession cannot change on Linux"
            try require(wanted.proxy == nil, "no proxy, which URLSession ignores on Linux", "one")
            try require(wanted.tls == .init(), tls, "another")
        }

        /// Does nothing: `check(_:)` refuses all settings that would apply here.
        static func apply(_ wanted: TransportConfiguration, to system: URLSessionConfiguration) {}

        static func answer(
            _ challenge: URLAuthenticationChallenge, _ tls: TransportConfiguration.TLS,
            _ answer: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void,
            refused: (_ reason: String) -> Void
        ) { answer(.performDefaultHandling, nil) }

        /// Returns a task that sends a file of `count` bytes without copying it. An upload task
        /// traps when it is cancelled or answered early, while the file is read. A stream does not,
        /// but is sent in chunks and waits for `100 Continue`, unless blank headers make libcurl do
        /// neither. All sessions wait while it is read: never for a stream of the caller's.
        static func task(
            of session: URLSession, with request: URLRequest, sending file: URL, count: Int
        ) -> URLSessionDataTask {
            var request = request
            request.httpBodyStream = InputStream(url: file)
            request.setValue("\(count)", forHTTPHeaderField: "Content-Length")
            request.setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
            request.setValue(" ", forHTTPHeaderField: "Expect")
            return session.dataTask(with: request)
        }
    }
#endif
