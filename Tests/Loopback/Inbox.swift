import Foundation

/// The bytes that a connection has received and that are not read yet.
final class Inbox {
    private let socket: Socket
    private var bytes: [UInt8] = []
    private var start = 0

    init(_ socket: Socket) { self.socket = socket }

    /// Reads up to the next CRLF and returns what stands before it; nil when the client finished.
    func line(atMost limit: Int = 1 << 20) throws(LoopbackError) -> String? {
        var scanned = start
        while true {
            if let end = bytes[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
                guard end > start, bytes[end - 1] == UInt8(ascii: "\r") else {
                    throw .malformed("a line ends without CRLF")
                }
                defer { start = end + 1 }
                return String(decoding: bytes[start..<end - 1], as: UTF8.self)
            }
            guard bytes.count - start < limit else { throw .malformed("a line has no end") }
            let seen = bytes.count - start
            guard try refill() else { return nil }
            scanned = start + seen
        }
    }

    /// Returns between one and `limit` bytes, waiting for the first; none when the client finished.
    func chunk(atMost limit: Int) throws(LoopbackError) -> ArraySlice<UInt8> {
        if start == bytes.count, try !refill() { return [] }
        let end = start + min(bytes.count - start, limit)
        defer { start = end }
        return bytes[start..<end]
    }

    /// Waits until the client has finished or reset, and keeps what it sends meanwhile.
    ///
    /// False at the deadline, and on a socket that this side closed.
    func reachesEnd(before deadline: ContinuousClock.Instant) -> Bool {
        do {
            repeat {
                guard try socket.isReadable(before: deadline) else { return false }
                guard try refill() else { return true }
            } while deadline > .now
            return false
        } catch {
            return error != .disconnected
        }
    }

    /// Adds what arrives next; false at the end.
    private func refill() throws(LoopbackError) -> Bool {
        let arrived = try socket.receive()
        bytes.removeFirst(start)
        start = 0
        bytes += arrived
        return !arrived.isEmpty
    }
}
