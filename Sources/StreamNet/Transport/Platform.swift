// The differences between the URLSession of Apple platforms and that of the Linux toolchain.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
import Foundation

extension URLSessionConfiguration {
    /// A configuration without disk, cookies and caches of its own, for either platform.
    static func streamNet(
        _ wanted: TransportConfiguration, connections: Int
    ) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        // On Linux a session with a cache crashes when a task is cancelled, and the cache stores
        // nothing anyway; no cache on Apple platforms either, so that both behave the same.
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.httpMaximumConnectionsPerHost = connections
        // StreamNet enforces the deadlines: on Linux URLSession truncates them to whole seconds and
        // counts the time in the queue.
        configuration.timeoutIntervalForRequest = URLRequest.neverTimesOut
        configuration.timeoutIntervalForResource = URLRequest.neverTimesOut
        configuration.apply(wanted)
        return configuration
    }
}

#if canImport(FoundationNetworking)
    extension URLSessionConfiguration {
        /// Does nothing: `Platform.check(_:)` refuses all settings that would apply here.
        private func apply(_ wanted: TransportConfiguration) {}
    }

    extension TransportConfiguration.TLS {
        /// Leaves the evaluation of trust to libcurl.
        func answer(
            _ challenge: URLAuthenticationChallenge,
            _ answer: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void,
            refused: () -> Void
        ) {
            answer(.performDefaultHandling, nil)
        }
    }

    extension Platform {
        /// Throws for settings that libcurl supports, but URLSession does not pass on to it.
        static func check(_ wanted: TransportConfiguration) throws(ConfigurationFailure) {
            if wanted.proxy != nil {
                throw ConfigurationFailure(
                    wanted: "no proxy, which URLSession ignores on Linux", found: "one")
            }
            if wanted.tls != .system {
                throw ConfigurationFailure(
                    wanted: "the system's TLS, which URLSession cannot change on Linux",
                    found: "another")
            }
        }
    }
#else
    extension URLSessionConfiguration {
        private func apply(_ wanted: TransportConfiguration) {
            switch wanted.tls.minimumVersion {
            case .v1_2: tlsMinimumSupportedProtocolVersion = .TLSv12
            case .v1_3: tlsMinimumSupportedProtocolVersion = .TLSv13
            case nil: break
            }
            guard let proxy = wanted.proxy else { return }
            let port = Int(proxy.port)
            connectionProxyDictionary = [
                "HTTPEnable": 1, "HTTPProxy": proxy.host, "HTTPPort": port,
                "HTTPSEnable": 1, "HTTPSProxy": proxy.host, "HTTPSPort": port,
            ]
        }
    }

    extension TransportConfiguration.TLS {
        /// Trusts the given certificates, or those of the system if none are given.
        func answer(
            _ challenge: URLAuthenticationChallenge,
            _ answer: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void,
            refused: () -> Void
        ) {
            guard let trustedCertificates, let trust = challenge.protectionSpace.serverTrust else {
                return answer(.performDefaultHandling, nil)
            }
            let anchors = trustedCertificates.compactMap {
                SecCertificateCreateWithData(nil, $0 as CFData)
            }
            SecTrustSetAnchorCertificates(trust, anchors as CFArray)
            SecTrustSetAnchorCertificatesOnly(trust, true)
            guard SecTrustEvaluateWithError(trust, nil) else {
                refused()
                return answer(.cancelAuthenticationChallenge, nil)
            }
            answer(.useCredential, URLCredential(trust: trust))
        }
    }

    extension Platform {
        /// Does nothing: URLSession supports all of these settings on Apple platforms.
        static func check(_ wanted: TransportConfiguration) throws(ConfigurationFailure) {}
    }
#endif

extension URLRequest {
    /// A day, in seconds; infinity would trap on Linux.
    static let neverTimesOut: TimeInterval = 86_400
}

extension URLSession.AuthChallengeDisposition {
    /// The disposition with which a 401 is delivered as a response.
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
    /// Returns a task that sends a file of `count` bytes without copying it.
    ///
    /// On Linux an upload task traps when it ends while the file is read: when it is cancelled, or
    /// answered early. A stream does not, but is sent in chunks and waits for `100 Continue`,
    /// unless blank headers make libcurl do neither. All sessions wait while the stream is read,
    /// which is acceptable for a file only, never for a stream of the caller's.
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
    /// True if a request with a body must not be sent on a connection that was used before.
    ///
    /// On Linux, if the server closes such a connection at that moment, the second attempt
    /// announces the body but does not send it, and hangs. `Connection: close` is not enough: until
    /// the server has closed the connection it is reused, except by another session.
    static let bodiesNeedFreshConnections = isToolchain

    /// True if a redirect may still be answered after its task was cancelled; on Linux that
    /// crashes.
    static let mayAnswerCancelledRedirect = !isToolchain

    /// True if a task may be suspended. On Linux, a suspended task is sent again when it is
    /// resumed, and the bytes received before are delivered twice.
    static let mayPauseTasks = !isToolchain

    /// True if a session calls its delegate only by adding blocks to its queue.
    static let usesBlocksOnly = isToolchain

    /// Runs `body` and releases the objects that it has autoreleased; on Linux there are none.
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
