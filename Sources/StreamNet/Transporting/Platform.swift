// What differs between the URLSession of Apple platforms and that of the Linux toolchain.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
import Foundation

extension URLSessionConfiguration {
    /// A configuration without disk, cookies and caches of its own, for either platform.
    static func streamNet(connectionsPerHost: Int) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        // On Linux a session with a cache crashes when a task is cancelled, and the cache stores
        // nothing anyway; no cache on Apple platforms either, so that both behave the same.
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.httpMaximumConnectionsPerHost = connectionsPerHost
        // The deadlines are ours: on Linux URLSession truncates them to whole seconds and counts
        // the time in the queue.
        configuration.timeoutIntervalForRequest = URLRequest.neverTimesOut
        configuration.timeoutIntervalForResource = URLRequest.neverTimesOut
        return configuration
    }
}

extension URLRequest {
    /// A day, in seconds; infinity would trap on Linux.
    static let neverTimesOut: TimeInterval = 86_400
}

extension URLSession.AuthChallengeDisposition {
    /// How to get a 401 as the response that it is.
    ///
    /// On Linux a 401 with `WWW-Authenticate: Basic` never completes, unless the challenge is
    /// cancelled; the task then fails, with the response already received.
    static var answerWithResponse: Self {
        #if canImport(FoundationNetworking)
            .cancelAuthenticationChallenge
        #else
            .rejectProtectionSpace
        #endif
    }
}

extension URLSession {
    /// A task that sends a file of `count` bytes from where it is.
    ///
    /// On Linux an upload task traps when it ends while the file is read: when it is cancelled, or
    /// answered early. A stream does not, but is sent in chunks and waits for `100 Continue`,
    /// unless blank headers tell libcurl to do neither. All sessions wait while it is read, which
    /// only a file, never a stream of somebody else's, may make them do.
    func task(with request: URLRequest, sending file: URL, count: Int) -> URLSessionDataTask {
        #if canImport(FoundationNetworking)
            var request = request
            request.httpBodyStream = InputStream(url: file)
            request.setValue("\(count)", forHTTPHeaderField: "Content-Length")
            request.setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
            request.setValue(" ", forHTTPHeaderField: "Expect")
            return dataTask(with: request)
        #else
            return uploadTask(with: request, fromFile: file)
        #endif
    }
}

enum Platform {
    /// Whether a request with a body must not be sent on a connection that was used before.
    ///
    /// On Linux, where the server closes such a connection at that moment, the second attempt
    /// announces the body but does not send it, and hangs. `Connection: close` is not enough: until
    /// the server has closed, the connection is taken again, unless the session is another one.
    static let bodiesNeedFreshConnections = isToolchain

    /// Whether a redirect may still be answered after its task was cancelled; on Linux it crashes.
    static let mayAnswerCancelledRedirect = !isToolchain

    /// Runs `body` and lets go of what Objective-C puts aside meanwhile; on Linux that is nothing.
    static func drained<Value>(_ body: () throws -> Value) rethrows -> Value {
        #if canImport(ObjectiveC)
            try autoreleasepool(invoking: body)
        #else
            try body()
        #endif
    }

    #if canImport(FoundationNetworking)
        private static let isToolchain = true
    #else
        private static let isToolchain = false
    #endif
}
