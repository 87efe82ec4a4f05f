import Foundation

/// Writes the messages and control frames of one side of a connection (RFC 6455 §5 and §6.1).
struct FrameWriter: Sendable {
    private let masks: (@Sendable () -> UInt32)?
    private let deflater: MessageDeflater?

    /// - Parameter masks: Returns a masking key that cannot be guessed (§5.3); nil for a server.
    init(deflate: PermessageDeflate.Agreement?, masks: (@Sendable () -> UInt32)?) {
        self.masks = masks
        deflater = deflate.flatMap { MessageDeflater($0.side(ofClient: masks != nil)) }
    }

    /// Returns a message as one frame, compressed if that was agreed on and makes it smaller.
    mutating func message(_ message: SocketMessage) -> Data {
        switch message {
        case .text(var text):
            text.withUTF8 { data(.text, UnsafeRawBufferPointer($0)) }
        case .binary(let bytes):
            bytes.withUnsafeBytes { data(.binary, $0) }
        }
    }

    /// Returns a ping; `payload` has at most 125 bytes.
    func ping(_ payload: Data) -> Data { control(.ping, payload) }
    func pong(_ payload: Data) -> Data { control(.pong, payload) }

    /// Returns a close frame. A reason that is too long is cut between two characters.
    func close(_ close: SocketClose?) -> Data {
        guard let close, close.maySend else { return control(.close, Data()) }
        var payload = Data(UInt16(truncatingIfNeeded: close.code).bigEndianBytes)
        for character in close.reason {
            guard payload.count + character.utf8.count <= FrameHeader.controlLimit else { break }
            payload.append(contentsOf: character.utf8)
        }
        return control(.close, payload)
    }

    private func control(_ opcode: FrameHeader.Opcode, _ payload: Data) -> Data {
        payload.withUnsafeBytes { frame(opcode, $0) }
    }

    private func data(_ opcode: FrameHeader.Opcode, _ payload: UnsafeRawBufferPointer) -> Data {
        deflater?.deflate(payload) { frame(opcode, $0, isCompressed: true) }
            ?? frame(opcode, payload)
    }

    private func frame(
        _ opcode: FrameHeader.Opcode, _ payload: UnsafeRawBufferPointer, isCompressed: Bool = false
    ) -> Data {
        let header = FrameHeader(
            isFinal: true, isCompressed: isCompressed, opcode: opcode, mask: masks?(),
            length: UInt64(payload.count))
        var frame = Data(count: header.size + payload.count)
        // The pointers are used within the call only.
        frame.withUnsafeMutableBytes { bytes in
            header.write(to: bytes)
            let target = UnsafeMutableRawBufferPointer(rebasing: bytes.dropFirst(header.size))
            guard let key = header.mask else { return target.copyMemory(from: payload) }
            target.baseAddress.map { FrameMask.apply(key, to: payload, into: $0) }
        }
        return frame
    }
}

extension FrameHeader {
    /// Writes the header to the front of `bytes`, which have room for it.
    fileprivate func write(to bytes: UnsafeMutableRawBufferPointer) {
        bytes[0] = (isFinal ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode.rawValue
        let wide = length < 126 ? 0 : length < 65_536 ? 2 : 8
        let short = wide == 0 ? UInt8(truncatingIfNeeded: length) : wide == 2 ? 126 : 127
        bytes[1] = (mask == nil ? 0 : 0x80) | short
        var index = 2
        func write(_ number: UInt64, _ count: Int) {
            for shift in (0..<count).reversed() {
                bytes[index] = UInt8(truncatingIfNeeded: number >> (8 * shift))
                index += 1
            }
        }
        write(length, wide)
        if let mask { write(UInt64(mask), 4) }
    }
}
