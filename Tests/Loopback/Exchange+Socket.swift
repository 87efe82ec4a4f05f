import Foundation

extension Exchange {
    /// Answers the opening handshake of a WebSocket, and returns the socket (RFC 6455 §4.2).
    ///
    ///     try LoopbackServer { exchange in
    ///         let socket = try exchange.upgrade(replacing: ["Sec-WebSocket-Protocol": "v2"])
    ///         try socket.send(opcode: 1, "hello")
    ///         try socket.echo()
    ///     }
    ///
    /// The connection closes when the closure returns. A request that is no such handshake is
    /// answered with 400, and an error is thrown.
    /// - Parameters:
    ///   - status: The status of the answer.
    ///   - fields: Header fields that take the place of those of the same names, or join the
    ///     others; nil leaves one out.
    public func upgrade(
        status: Int = 101, replacing fields: KeyValuePairs<String, String?> = [:]
    ) throws(LoopbackError) -> LoopbackSocket {
        let answer: ResponseHead
        do {
            answer = try request.socketAnswer(status, replacing: fields)
        } catch {
            try respond(400, body: "\(error)")
            throw error
        }
        try write(answer.bytes)
        leaveHTTP()
        return LoopbackSocket(
            receive: { try self.receive() }, send: { try self.write($0) }, close: { self.close() })
    }
}

extension HTTP1Server.Connection {
    /// Reads the opening handshake of a WebSocket, answers it, and returns the socket; to be called
    /// instead of `request()`. Throws if it is none.
    public func upgrade(
        status: Int = 101, replacing fields: KeyValuePairs<String, String?> = [:]
    ) throws -> LoopbackSocket {
        guard let request = try head() else { throw LoopbackError.disconnected }
        try send(request.socketAnswer(status, replacing: fields).bytes)
        return LoopbackSocket(
            receive: { try self.receive() }, send: { try self.send($0) }, close: {})
    }
}

extension LoopbackRequest {
    /// The head that answers the opening handshake, if this is one.
    fileprivate func socketAnswer(
        _ status: Int, replacing fields: KeyValuePairs<String, String?>
    ) throws(LoopbackError) -> ResponseHead {
        let key = header("Sec-WebSocket-Key") ?? ""
        let options = values(of: "Connection").joined(separator: ",").lowercased()
            .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard method == "GET", version == "HTTP/1.1", options.contains("upgrade"),
            header("Upgrade")?.lowercased() == "websocket",
            header("Sec-WebSocket-Version") == "13", header("Host") != nil,
            Data(base64Encoded: key)?.count == 16
        else { throw .malformed("no opening handshake of a WebSocket") }
        var headers: [(String, String)] = [
            ("Upgrade", "websocket"), ("Connection", "Upgrade"),
            ("Sec-WebSocket-Accept", SocketAccept.proof(for: key)),
        ]
        for (name, value) in fields {
            headers.removeAll { $0.0.lowercased() == name.lowercased() }
            if let value { headers.append((name, value)) }
        }
        return ResponseHead(status: status, headers: headers)
    }
}
