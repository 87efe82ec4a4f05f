import Foundation

/// One request and the making of its answer, on the thread of its connection.
///
/// An exchange can answer well (`respond`), piece by piece (`sendHead`, `sendChunk`, `endChunks`),
/// with any bytes at all (`send`), late (`pause`), or by ending the connection (`close`, `reset`).
public final class Exchange {
    /// The request to answer; its body is there unless the server reads only the head.
    public let request: LoopbackRequest

    var parameters: [String: String] = [:]
    let connection: Connection
    var isAnswered = false
    var isInChunks = false
    var isOver = false
    private var endsConnection: Bool
    private var isLost = false

    init(_ request: LoopbackRequest, on connection: Connection) {
        self.request = request
        self.connection = connection
        endsConnection = !request.isKeptAlive
    }

    /// The part of the path a route names `:name`, percent-decoded; nil when it names none so.
    ///
    /// A part that cannot be decoded stays as it was sent.
    public subscript(name: String) -> String? { parameters[name] }

    /// Answers with a whole response.
    ///
    /// `Content-Length` is added unless the headers frame the body themselves. For HEAD, 1xx, 204
    /// and 304 no body bytes are sent, and for the statuses no length either. The connection
    /// stays open for the next request unless a side asked for `Connection: close`.
    public func respond(
        _ status: Int = 200, headers: [(String, String)] = [], body: some Payload = ""
    ) throws(LoopbackError) {
        let content = body.wireBytes
        var head = ResponseHead(status: status, headers: headers)
        head.frame("Content-Length", "\(content.count)")
        let hasBody = head.allowsBody && request.method != "HEAD"
        try write(hasBody ? head.bytes + content : head.bytes)
        settle(head)
    }

    /// True if the connection can carry another request.
    var keepsAlive: Bool {
        isAnswered && !isInChunks && !isOver && !endsConnection && connection.reader.isBodyRead
    }

    /// Remembers what a sent head means for the connection; 1xx is not an answer yet.
    func settle(_ head: ResponseHead) {
        isAnswered = isAnswered || head.status >= 200
        endsConnection = endsConnection || head.closesConnection
    }

    /// Notes that the connection carries another protocol from here on, and ends with the answer.
    func leaveHTTP() {
        isAnswered = true
        endsConnection = true
    }

    /// Sends bytes; that they cannot be sent means the client has left.
    func write(_ bytes: Data) throws(LoopbackError) {
        guard !isOver else { throw .disconnected }
        do {
            try connection.socket.send(bytes)
        } catch .system(let call, let code) {
            loseClient()
            throw .system(call: call, code: code)
        }
    }

    /// Counts the exchange, once, as left by its client.
    func loseClient() {
        guard !isLost, !connection.stopping.isRaised else { return }
        isLost = true
        connection.journal.note { $0.closedByPeer += 1 }
    }
}
