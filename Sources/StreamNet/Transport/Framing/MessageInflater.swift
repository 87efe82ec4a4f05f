import CShims

/// Inflates the compressed messages of one side of a connection (RFC 7692 §7.2.2).
// Unchecked: used by one reader, which is used on one thread at a time.
final class MessageInflater: @unchecked Sendable {
    private static let room = 65_536
    typealias Receiver = (UnsafeRawBufferPointer) throws(SocketViolation) -> Void

    /// The bytes that a sender has cut off from the end of each message (§7.2.1).
    private static let tail: [UInt8] = [0, 0, 0xFF, 0xFF]

    private let windowBits: Int
    private let takesOver: Bool
    private var handle: curl_binding_inflater?
    /// True if the last block was marked as the last of all, behind which others may follow.
    private var isEnded = false
    private var isEmpty = true

    init(_ side: (windowBits: Int, takesOver: Bool)) {
        // Some versions of zlib write with 9 where 8 was agreed on; reading with 9 is always right.
        (windowBits, takesOver) = (max(side.windowBits, 9), side.takesOver)
    }

    deinit { handle.map(curl_binding_inflater_cleanup) }

    /// Inflates bytes of a message, and calls `take` with each part that becomes of them.
    func inflate(_ bytes: UnsafeRawBufferPointer, _ take: Receiver) throws(SocketViolation) {
        guard let start = bytes.bindMemory(to: UInt8.self).baseAddress, !bytes.isEmpty
        else { return }
        handle = handle ?? curl_binding_inflater_init(curl_binding_format(Int32(-windowBits)))
        guard let handle
        else { throw SocketViolation(code: 1011, wanted: "memory for zlib", found: "none") }
        isEmpty = false
        // Freed at the end of this call, so that an idle connection has no buffer.
        let capacity = min(Self.room, 1_024 &+ 8 &* min(bytes.count, Self.room))
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        defer { buffer.deallocate() }
        var (left, room) = (bytes.count, 0)
        while left > 0 || room == 0 {
            if isEnded {
                guard left > 0 else { return }
                curl_binding_inflater_go_on(handle)
            }
            room = capacity
            let next = start + (bytes.count - left)
            let result = curl_binding_inflate(handle, next, &left, buffer, &room)
            isEnded = result == CURL_BINDING_ENDED
            if room < capacity {
                try take(UnsafeRawBufferPointer(start: buffer, count: capacity - room))
            }
            guard result != CURL_BINDING_CORRUPT
            else { throw damage(String(cString: curl_binding_inflater_text(handle))) }
        }
    }

    /// Inflates the rest of a message, and prepares for the next one.
    func finish(_ take: Receiver) throws(SocketViolation) {
        // A message of no bytes at all, which zlib makes of an empty one, is none of deflate.
        guard !isEmpty, let handle else { return }
        if !isEnded {
            try Self.tail.withUnsafeBufferPointer { tail throws(SocketViolation) in
                try inflate(UnsafeRawBufferPointer(tail), take)
            }
            guard curl_binding_inflater_is_between_blocks(handle) != 0
            else { throw damage("a block that is cut off") }
        }
        isEmpty = true
        guard !takesOver else { return }
        curl_binding_inflater_reset(handle)
        isEnded = false
    }

    private func damage(_ text: String) -> SocketViolation {
        SocketViolation(code: 1007, wanted: "data compressed with deflate", found: text)
    }
}
