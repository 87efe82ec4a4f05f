/// Masks and unmasks payloads (RFC 6455 §5.3), eight bytes at a time.
enum FrameMask {
    /// Writes the bytes of `source`, each combined with its byte of the key, to `target`, which may
    /// be the same memory. The first byte is at `offset` in its payload.
    static func apply(
        _ key: UInt32, to source: UnsafeRawBufferPointer, at offset: UInt64 = 0,
        into target: UnsafeMutableRawPointer
    ) {
        guard let start = source.baseAddress else { return }
        // The bytes of the key in memory, the one for the first byte of the source in front.
        let turned = key << (8 * (offset & 3)) | key >> ((32 - 8 * (offset & 3)) & 31)
        let word = UInt64(turned.bigEndian) << 32 | UInt64(turned.bigEndian)
        var index = 0
        while index &+ 8 <= source.count {
            let bytes = start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            target.storeBytes(of: bytes ^ word, toByteOffset: index, as: UInt64.self)
            index &+= 8
        }
        while index < source.count {
            let byte = UInt8(truncatingIfNeeded: turned >> (24 - 8 * (index & 3)))
            target.storeBytes(of: source[index] ^ byte, toByteOffset: index, as: UInt8.self)
            index &+= 1
        }
    }

    static func applied(
        _ key: UInt32, to source: UnsafeRawBufferPointer, at offset: UInt64
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: source.count) { buffer, count in
            if let target = buffer.baseAddress {
                apply(key, to: source, at: offset, into: UnsafeMutableRawPointer(target))
            }
            count = source.count
        }
    }
}
