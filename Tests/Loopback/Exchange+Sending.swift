import Foundation

extension Exchange {
    /// Sends these bytes and nothing else, well-formed or not; they count as an answer.
    ///
    /// The connection stays open afterwards; call `close()` when the bytes end with it.
    public func send(_ raw: some Payload) throws(LoopbackError) {
        try write(raw.wireBytes)
        isAnswered = true
    }

    /// Sends a status line and these fields, with the body to follow by `sendChunk`.
    ///
    /// `Transfer-Encoding: chunked` is added unless the headers frame the body themselves (then
    /// `send` the body) or the status has none. A 1xx head is no answer: another one follows.
    public func sendHead(
        _ status: Int = 200, headers: [(String, String)] = []
    ) throws(LoopbackError) {
        var head = ResponseHead(status: status, headers: headers)
        head.frame("Transfer-Encoding", "chunked")
        try write(head.bytes)
        settle(head)
    }

    /// Sends one chunk at once; an empty one is not sent, as it would end the body.
    ///
    /// Returning without `endChunks` closes the connection, which cuts the body short.
    public func sendChunk(_ part: some Payload) throws(LoopbackError) {
        let content = part.wireBytes
        guard !content.isEmpty else { return }
        isAnswered = true
        isInChunks = true
        let size = String(content.count, radix: 16)
        try write(Data("\(size)\r\n".utf8) + content + Data("\r\n".utf8))
    }

    /// Ends a chunked body, with these fields after it.
    public func endChunks(trailers: [(String, String)] = []) throws(LoopbackError) {
        let fields = trailers.map { "\($0): \($1)\r\n" }.joined()
        try write(Data("0\r\n\(fields)\r\n".utf8))
        isAnswered = true
        isInChunks = false
    }

    /// Reads the next bytes of the request's body, at most `limit`; none at its end.
    ///
    /// For servers that read only the head; elsewhere the body is in `request` and nothing is
    /// left. The first call asks a client to go on that sent `Expect: 100-continue`. A connection
    /// whose body is not read to its end closes after the answer.
    public func readBody(atMost limit: Int = 65_536) throws(LoopbackError) -> Data {
        do {
            return try connection.reader.bodyPart(atMost: max(limit, 1))
        } catch {
            if case .malformed = error { throw error }
            loseClient()
            throw error
        }
    }

    /// Waits for the next bytes that the client sends, HTTP or not; none when it sends no more.
    ///
    /// For servers that read nothing by themselves, and speak another protocol.
    public func receive(atMost limit: Int = 65_536) throws(LoopbackError) -> Data {
        Data(try connection.reader.inbox.chunk(atMost: max(limit, 1)))
    }
}

extension Exchange {
    /// Something an exchange can send: text as UTF-8, or bytes as they are.
    public protocol Payload {
        /// The bytes to send.
        var wireBytes: Data { get }
    }
}

extension Data: Exchange.Payload {
    /// The bytes themselves.
    public var wireBytes: Data { self }
}

extension String: Exchange.Payload {
    /// The text in UTF-8.
    public var wireBytes: Data { Data(utf8) }
}
