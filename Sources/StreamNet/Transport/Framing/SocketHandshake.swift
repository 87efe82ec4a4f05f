import Foundation

/// The opening handshake of a client: what it asks for, and which answers it accepts (RFC 6455 §4).
struct SocketHandshake: Sendable {
    struct Accepted: Sendable, Equatable {
        let subprotocol: String?
        let deflate: PermessageDeflate.Agreement?
    }

    private let subprotocols: [String]
    private let compresses: Bool
    /// 16 bytes in base64.
    private let key: String

    /// - Parameter random: The source of the nonce, of which two numbers are taken.
    init(subprotocols: [String], compresses: Bool, random: @Sendable () -> UInt64) {
        (self.subprotocols, self.compresses) = (subprotocols, compresses)
        key = Data(random().bigEndianBytes + random().bigEndianBytes).base64EncodedString()
    }

    /// The header fields of the request (§4.1), beside those of each HTTP request.
    var headers: HTTPHeaders {
        var headers: HTTPHeaders = [
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
        ]
        if !subprotocols.isEmpty {
            headers.add("Sec-WebSocket-Protocol", subprotocols.joined(separator: ", "))
        }
        if compresses { headers.add("Sec-WebSocket-Extensions", PermessageDeflate.offer) }
        return headers
    }

    /// Checks the head of the answer (§4.1, and §4.2.2 for the server).
    func check(status: Int, _ headers: HTTPHeaders) throws(SocketViolation) -> Accepted {
        guard status == 101 else { throw .breach(wanted: "status 101", found: "\(status)") }
        let upgrade = headers["Upgrade"]
        guard upgrade?.trimmingBlanks.lowercased() == "websocket"
        else { throw missing("Upgrade: websocket", upgrade) }
        let connection = headers["Connection"]
        let options = connection?.listMembers.map { $0.trimmingBlanks.lowercased() }
        guard options?.contains("upgrade") == true
        else { throw missing("Connection: Upgrade", connection) }
        let (accept, proof) = (headers["Sec-WebSocket-Accept"], Self.accept(key))
        guard accept?.trimmingBlanks == proof
        else { throw missing("Sec-WebSocket-Accept: \(proof)", accept) }
        let chosen = headers["Sec-WebSocket-Protocol"]?.trimmingBlanks
        if let chosen, !subprotocols.contains(chosen) {
            let offered = subprotocols.isEmpty ? "none" : subprotocols.joined(separator: ", ")
            throw .breach(
                wanted: "a subprotocol that was offered: \(offered)",
                found: chosen.debugDescription)
        }
        let extensions = headers.values(for: "Sec-WebSocket-Extensions")
        let agreement = try PermessageDeflate.agreement(answering: extensions)
        guard compresses || agreement == nil
        else { throw .breach(wanted: "no extension", found: "permessage-deflate, not offered") }
        return Accepted(subprotocol: chosen, deflate: agreement)
    }

    private func missing(_ wanted: String, _ found: String?) -> SocketViolation {
        .breach(wanted: wanted, found: found?.debugDescription ?? "none")
    }

    /// Returns the fields of a server's answer to a handshake with these.
    static func answer(to headers: HTTPHeaders) -> HTTPHeaders {
        [
            "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Accept": accept(headers["Sec-WebSocket-Key"] ?? ""),
        ]
    }

    /// Returns the proof that a server has read the key (§4.2.2, item 5.4).
    private static func accept(_ key: String) -> String {
        let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        return Data(SHA1Digest.digest(of: Array(text.utf8))).base64EncodedString()
    }
}
