import CShims

// The connection of the last transfer.
extension CurlEasy {
    var isReused: Bool { curl_binding_get(handle, CURL_BINDING_NUM_CONNECTS) == 0 }

    /// The connection's local port and socket, if the last transfer opened it and left it open.
    var newConnection: (port: Int32, socket: Int32)? {
        let socket = isReused ? -1 : curl_binding_socket(handle)
        let port = Int32(truncatingIfNeeded: curl_binding_get(handle, CURL_BINDING_LOCAL_PORT))
        return socket >= 0 && port > 0 ? (port, socket) : nil
    }

    /// The times taken to open the connection, also to one that failed with this code, which does
    /// not count as opened; nil if an open one was reused.
    func connecting(endedBy code: Int32?) -> Response.Timing.Connecting? {
        guard !isReused || code == CurlError.noSocket else { return nil }
        func time(_ info: curl_binding_info) -> Duration {
            .microseconds(curl_binding_get(handle, info))
        }
        let secured = time(CURL_BINDING_APPCONNECT_TIME_T)
        return .init(
            resolved: time(CURL_BINDING_NAMELOOKUP_TIME_T),
            connected: time(CURL_BINDING_CONNECT_TIME_T), secured: secured > .zero ? secured : nil)
    }

    // The connection that the request was last sent on, as far as it is known.
    var isRetired: Bool { connection.flatMap { retired?.lastStream(on: $0) } != nil }

    /// True if it has retired the connection without processing the request.
    var isUnprocessed: Bool {
        guard let stream, let last = connection.flatMap({ retired?.lastStream(on: $0) })
        else { return false }
        return stream > last
    }

    /// True if libcurl has closed a connection of HTTP/2, as the server has broken the protocol.
    func isAgainstProtocol(_ code: Int32) -> Bool {
        code == CurlError.nothing && isClosed && stream != nil && !isRetired
    }

    /// True if the server has ended the stream while a request was being sent (RFC 9113 §8.1), the
    /// one end of a stream for which libcurl has no text.
    func isEndedEarly(_ code: Int32) -> Bool {
        isStopped || code == CurlError.stream && errorText.pointee == 0
    }

    /// True if an open connection of HTTP/1 was lost before a byte of the request was sent.
    var isUnsent: Bool {
        isReused && stream == nil
            && curl_binding_get(handle, CURL_BINDING_REQUEST_SIZE) == sentBefore ?? 0
    }

    func sharesConnection(with other: CurlEasy) -> Bool {
        connection != nil && connection == other.connection && self !== other
    }

    func useHTTP1() throws(CurlError) { try set(CURL_BINDING_HTTP_VERSION, CurlSettings.http1) }

    func takeOwnConnection() throws(CurlError) {
        try set(CURL_BINDING_FRESH_CONNECT, 1)
        try set(CURL_BINDING_FORBID_REUSE, 1)
    }

    /// Closes the connection when no transfer uses it any more.
    func closeConnection() { _ = curl_binding_set_number(handle, CURL_BINDING_FORBID_REUSE, 1) }

    /// False if the connection is known to be of HTTP/1; libcurl tells only what a response claims.
    var isHTTP2: Bool {
        guard let retired, let connection else { return true }
        return stream != nil || retired.mayBeHTTP2(connection)
    }

    var isMisled: Bool { callbacks?.isMisled == true }

    /// True if its response may be that of another request, as `other` has misled libcurl.
    func mayBeMixedUp(with other: CurlEasy) -> Bool {
        callbacks?.task.host == other.callbacks?.task.host && (!isHTTP2 || isMisled)
    }
}
