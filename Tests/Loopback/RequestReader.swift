import Foundation

/// Reads the requests of one connection, one after another (RFC 9112).
final class RequestReader {
    let inbox: Inbox
    private let socket: Socket
    private let connection: Int
    private var isContinueAwaited = false
    private var body = BodyReader.empty

    init(_ socket: Socket, connection: Int) {
        self.socket = socket
        self.connection = connection
        inbox = Inbox(socket)
    }

    /// True if a head is next to be read.
    var isBodyRead: Bool { body.isRead }

    /// Waits for the head of the next request; nil when the client sends no more.
    func head() throws(LoopbackError) -> LoopbackRequest? {
        guard let start = try inbox.line() else { return nil }
        let words = start.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        // A proxy is asked for other targets, too (RFC 9112, 3.2).
        let isTarget =
            words.count == 3
            && (words[1].hasPrefix("/") || words[1] == "*" || words[1].hasPrefix("http://")
                || words[0] == "CONNECT")
        guard isTarget, !words[0].isEmpty,
            ["HTTP/1.1", "HTTP/1.0"].contains(words[2])
        else { throw .malformed("the request line is “\(start)”") }
        let request = LoopbackRequest(
            method: words[0], target: words[1], version: words[2], headers: try fields(),
            connection: connection)
        body = try BodyReader(for: request)
        isContinueAwaited = request.header("Expect")?.lowercased() == "100-continue"
        return request
    }

    /// Returns the next part of the request's body; none at its end.
    func bodyPart(atMost limit: Int) throws(LoopbackError) -> Data {
        // The client holds its body back until it is asked for (RFC 9110, 10.1.1).
        if isContinueAwaited {
            isContinueAwaited = false
            try socket.send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
        return try body.part(from: inbox, atMost: limit)
    }

    /// Returns all of the request's body.
    func wholeBody() throws(LoopbackError) -> Data {
        var whole = Data()
        while !body.isRead { whole += try bodyPart(atMost: .max) }
        return whole
    }

    private func fields() throws(LoopbackError) -> [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = []
        while true {
            guard let line = try inbox.line() else { throw .disconnected }
            if line.isEmpty { return fields }
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
                throw .malformed("the field “\(line)” has no name")
            }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            fields.append((String(line[..<colon]), value))
        }
    }
}
