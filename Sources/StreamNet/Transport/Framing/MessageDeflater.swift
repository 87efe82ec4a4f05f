import CShims

/// Compresses the messages of one side of a connection (RFC 7692 §7.2.1).
// Unchecked: used by one writer, which is used on one thread at a time.
final class MessageDeflater: @unchecked Sendable {
    /// The fewest bytes that are compressed: shorter messages hardly ever become smaller.
    private static let shortest = 8
    /// The bytes that end a flushed block, and are not sent (§7.2.1).
    private static let tail = 4

    /// A level that takes half the time of the usual one, for messages that are somewhat longer.
    private static let level: Int32 = 3

    private let windowBits: Int
    private let takesOver: Bool
    private var handle: curl_binding_deflater?

    /// Nil for a window of 8 bits: zlib writes with 9 for it, which the other side cannot read.
    init?(_ side: (windowBits: Int, takesOver: Bool)) {
        (windowBits, takesOver) = side
        guard windowBits > 8 else { return nil }
    }

    deinit { handle.map(curl_binding_deflater_cleanup) }

    /// Returns what `use` makes of the compressed bytes of a message; nil if they are not fewer.
    func deflate<Value>(
        _ bytes: UnsafeRawBufferPointer, _ use: (UnsafeRawBufferPointer) -> Value
    ) -> Value? {
        guard bytes.count >= Self.shortest else { return nil }
        let format = curl_binding_format(Int32(-windowBits))
        handle = handle ?? curl_binding_deflater_init(format, Self.level)
        guard let handle, let start = bytes.bindMemory(to: UInt8.self).baseAddress
        else { return nil }
        // Full with as many bytes as there were: freed at the end of this call.
        let capacity = bytes.count &+ Self.tail
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        defer { buffer.deallocate() }
        var (left, room) = (bytes.count, capacity)
        repeat {
            let used = bytes.count - left
            _ = curl_binding_deflate(
                handle, start + used, &left, buffer + (capacity - room), &room,
                CURL_BINDING_SYNC_FLUSH)
        } while left > 0 && room > 0
        let isSmaller = left == 0 && room > 0
        // The next message may not refer to bytes that the other side does not inflate.
        if !isSmaller || !takesOver { curl_binding_deflater_reset(handle) }
        guard isSmaller else { return nil }
        return use(UnsafeRawBufferPointer(start: buffer, count: capacity - room - Self.tail))
    }
}
