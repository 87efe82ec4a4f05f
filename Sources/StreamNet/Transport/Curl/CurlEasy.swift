import CShims

/// An easy handle of libcurl, used on the thread of its loop only: its options and callbacks.
final class CurlEasy {
    /// The reason for which a request is not sent on the connection that libcurl has chosen.
    enum Refusal {
        /// The server has sent something unasked on it.
        case unasked
        /// libcurl was about to send it more often than allowed.
        case spent
        /// A part was sent on a connection that was closed, and may not be twice (RFC 9110 §9.2.2).
        case repeated
    }

    var callbacks: TransferCallbacks?
    /// The connections to look at before the request is sent on one of them; nil for none.
    var connections: IdleConnections?
    /// The connections that were retired; nil if the request cannot share one.
    var retired: RetiredConnections?
    private(set) var refusal: Refusal?
    /// True if the request must not be sent again once a byte of it has been.
    var isSentOnce = false
    /// True if libcurl repeats only what the server has refused to process (RFC 9113 §8.7).
    private var repeatsRefusedOnly = false
    /// The number of times that the request was about to be sent; libcurl sends it again, too.
    var attempt = 1
    /// The connection that the request was last sent on, and the stream there, if known.
    private(set) var connection: RetiredConnections.Connection?
    private(set) var stream: Int?
    /// True if libcurl has stopped reading that connection, which then serves no request.
    private(set) var isBroken = false
    private(set) var isClosed = false
    /// True if the response was whole while the request was being sent: libcurl would not read on
    /// and, without room for more of the request, never end (7.88).
    private(set) var isStopped = false
    private(set) var asksBeforeSending = false
    /// The number of bytes sent when libcurl asked; nil if it has not.
    private(set) var sentBefore: Int64?
    let handle: curl_binding_easy
    private var lists: [curl_binding_list?] = []
    private var line: [UInt8] = []
    // libcurl writes the text of an error here for as long as the handle lives.
    let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

    /// The number of bytes that libcurl reads at a time, and the longest head in HTTP/2 (7.88): a
    /// shorter buffer keeps the rest of a head until something else arrives.
    static let bufferSize = 131_072

    /// The number of bytes of the body that were sent (`CURLINFO_SIZE_UPLOAD_T`).
    private static let uploaded = curl_binding_info(0x600007)

    init?() {
        guard let handle = curl_binding_easy_init() else {
            errorText.deallocate()
            return nil
        }
        self.handle = handle
        errorText.pointee = 0
        // Set before the first use, after which libcurl refuses it.
        _ = curl_binding_set_number(handle, CURL_BINDING_BUFFERSIZE, Int64(Self.bufferSize))
        _ = curl_binding_set(handle, CURL_BINDING_ERRORBUFFER, errorText)
        // Unretained: libcurl calls back only while the handle lives, which this object outlives.
        let context = Unmanaged.passUnretained(self).toOpaque()
        let code = curl_binding_set_callbacks(
            handle, context,
            { CurlEasy.at($3).receive(head: $0, $1 * $2) },
            { CurlEasy.at($3).receive(body: $0, $1 * $2) },
            { CurlEasy.at($3).readBody(into: $0, $1 * $2) },
            { context, offset, _ in
                CurlEasy.at(context).callbacks?.rewind(to: Int(offset)) == true ? 0 : 1
            },
            { context, remote, _, remotePort, port in
                let easy = CurlEasy.at(context)
                easy.refusal = easy.refusal(of: port, remote, remotePort)
                return easy.refusal == nil ? 0 : 1
            })
        asksBeforeSending = code == 0
    }

    deinit {
        curl_binding_easy_cleanup(handle)
        for list in lists { curl_binding_list_free(list) }
        errorText.deallocate()
    }

    func set(_ option: curl_binding_option, _ value: Int) throws(CurlError) {
        try CurlError.check(curl_binding_set_number(handle, option, Int64(value)))
    }

    /// Sets a text option; nil sets none, also where libcurl has a default.
    func set(_ option: curl_binding_option, _ text: String?) throws(CurlError) {
        try CurlError.check(curl_binding_set(handle, option, text))
    }

    func set(_ option: curl_binding_option, _ bytes: [UInt8]) throws(CurlError) {
        try CurlError.check(curl_binding_set_bytes(handle, option, bytes, bytes.count))
    }

    /// Sets a list of lines, which lives as long as the handle.
    func set(_ option: curl_binding_option, lines: [String]) throws(CurlError) {
        var list: curl_binding_list?
        defer { lists.append(list) }
        for line in lines {
            guard let longer = curl_binding_list_append(list, line)
            else { throw CurlError(code: CurlError.outOfMemory) }
            list = longer
        }
        try CurlError.check(curl_binding_set(handle, option, .init(list)))
    }

    /// Returns the error of the client's certificate or key; the handle is spent afterwards.
    func refusalOfIdentity() -> CurlError? {
        let code = curl_binding_try_tls(handle)
        return code == CurlError.badIdentity ? error(code) : nil
    }

    /// Lets libcurl repeat the request if the server refuses its stream, and only then.
    func repeatOnlyIfRefused() {
        let value = Int64(CURL_BINDING_REFUSED_ONLY)
        repeatsRefusedOnly = curl_binding_set_number(handle, CURL_BINDING_RTSP_REQUEST, value) == 0
    }

    /// Reads libcurl's log from here on, which costs about 5 µs for all of a request.
    func readLog() {
        curl_binding_set_note(handle, Unmanaged.passUnretained(self).toOpaque()) {
            _, kind, text, count, context in
            if kind == 0 {
                // The text is libcurl's, and has `count` bytes.
                CurlEasy.at(context).read(.init(start: text, count: count))
            }
            return 0
        }
        _ = curl_binding_set_number(handle, CURL_BINDING_VERBOSE, 1)
    }

    func resume() { curl_binding_easy_resume(handle) }

    func error(_ code: Int32) -> CurlError? {
        code == 0 ? nil : CurlError(ended: code, text: String(cString: errorText))
    }

    // The callbacks. The memory passed to them belongs to libcurl, and is valid until they return.
    private static func at(_ context: UnsafeMutableRawPointer) -> CurlEasy {
        // Unretained: see above.
        Unmanaged<CurlEasy>.fromOpaque(context).takeUnretainedValue()
    }

    /// Returns the reason not to send the request on the connection from this local port.
    private func refusal(
        of port: Int32, _ remote: UnsafePointer<CChar>?, _ remotePort: Int32
    ) -> Refusal? {
        let sent = curl_binding_get(handle, CURL_BINDING_REQUEST_SIZE)
        if let sentBefore {
            if isSentOnce, !repeatsRefusedOnly, sent > sentBefore { return .repeated }
            if attempt >= CurlDriver.attempts { return .spent }
            attempt += 1
        }
        sentBefore = sent
        guard let remote = remote.map({ String(cString: $0) }) else { return nil }
        (isBroken, isClosed) = (false, false)
        // Without a port, as on a Unix socket, connections cannot be told apart.
        if let retired, port > 0 {
            let connection = RetiredConnections.Connection(
                port: port, remote: remote, remotePort: remotePort)
            if !isReused {
                retired.remove(connection)
                // The stream of its first request tells that it is of HTTP/2.
                readLog()
            }
            (self.connection, stream) = (connection, nil)
        }
        guard isReused, let connections else { return nil }
        return connections.hasBytes(port, to: remote, remotePort) ? .unasked : nil
    }

    private func read(_ line: UnsafeRawBufferPointer) {
        switch RetiredConnections.Note(line) {
        case .stream(let stream):
            self.stream = stream
            if let connection { retired?.confirm(connection) }
        case .goAway(let last): connection.map { retired?.add($0, last: last) }
        // The next lines may be about an idle connection that is looked at.
        case .again: (connection, stream) = (nil, nil)
        case .broken where connection != nil:
            isBroken = true
            closeConnection()
        case .closing: isClosed = true
        case .broken, nil: break
        }
    }

    // The pointer is libcurl's, and has `count` bytes.
    private func receive(head bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
        // As above; the bytes are copied.
        line.removeAll(keepingCapacity: true)
        line.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
        return callbacks?.receive(line: line, isHTTP2: isHTTP2) == true && !stops() ? count : 0
    }

    /// True if there is nothing left to receive, and more to send than the server accepts.
    private func stops() -> Bool {
        guard let callbacks, callbacks.isMultiplexed, callbacks.isWhole,
            let count = callbacks.task.upload?.count
        else { return false }
        isStopped = curl_binding_get(handle, Self.uploaded) < Int64(count)
        return isStopped
    }

    // As above.
    private func receive(body bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
        guard let callbacks else { return 0 }
        guard callbacks.canReceive else { return Int(CURL_BINDING_PAUSE) }
        callbacks.receive(piece: .init(bytes: bytes, count: count))
        return stops() ? 0 : count
    }

    // The buffer has room for `room` bytes.
    private func readBody(into bytes: UnsafeMutablePointer<CChar>, _ room: Int) -> Int {
        switch callbacks?.readBody(atMost: room) {
        case .bytes(let data):
            // As above; there are at most `room` bytes.
            data.copyBytes(to: UnsafeMutableRawBufferPointer(start: bytes, count: room))
            return data.count
        case .pause: return Int(CURL_BINDING_PAUSE)
        case .abort, nil: return Int(CURL_BINDING_ABORT)
        }
    }
}
