import Foundation
import Loopback

/// The other end of the wire: sends any bytes, and reads what comes.
struct Client {
    private let socket: Socket

    init(_ server: LoopbackServer, at address: LoopbackAddress = .ipv4) throws {
        socket = try Socket.connected(to: server.port, of: address)
    }

    func send(_ text: String) throws { try socket.send(Data(text.utf8)) }

    func send(bytes: [UInt8]) throws { try socket.send(Data(bytes)) }

    /// Says that nothing more is sent; reading goes on.
    func finish() { socket.finish() }

    func close() { socket.close() }

    /// Reads until the text so far ends with `ending`.
    func read(through ending: String) throws -> String {
        var text = ""
        while !text.hasSuffix(ending) {
            let part = try nextBytes()
            guard !part.isEmpty else { throw Ended(after: text) }
            text += String(decoding: part, as: UTF8.self)
        }
        return text
    }

    /// Reads to the end.
    func rest() throws -> String { String(decoding: try restBytes(), as: UTF8.self) }

    /// Reads to the end, where what comes is no text.
    func restBytes() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let part = try nextBytes()
            if part.isEmpty { return bytes }
            bytes += part
        }
    }

    private func nextBytes() throws -> [UInt8] {
        guard try socket.isReadable(before: .now + .hangLimit) else { throw Silence() }
        return try socket.receive()
    }

    private struct Silence: Error {}

    private struct Ended: Error {
        let after: String
    }
}

extension LoopbackServer {
    /// All that the server sends to a client that sends `text` and then finishes.
    func answer(to text: String) throws -> String {
        let client = try Client(self)
        try client.send(text)
        client.finish()
        return try client.rest()
    }
}
