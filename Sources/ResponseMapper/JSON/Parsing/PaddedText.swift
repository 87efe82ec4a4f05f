import Foundation

/// The tape's own copy of a text, followed by zeros.
///
/// Unsafe: it owns raw memory, as the parser reads 16 bytes at a time without a check for the end;
/// zeros stop every loop. It is written once, before the value is made, and freed with it.
struct PaddedText: ~Copyable {
    let start: UnsafePointer<UInt8>
    let count: Int

    init(copying bytes: some ContiguousBytes) {
        (start, count) = bytes.withUnsafeBytes { (Self.copy(of: $0), $0.count) }
    }

    init(copying text: String) {
        (start, count) = text.withBytes { (Self.copy(of: UnsafeRawBufferPointer($0)), $0.count) }
    }

    /// Detects the encoding of a text from its first bytes; `Data` itself returns them slowly.
    static func encoding(of data: Data) -> TextEncoding {
        data.withUnsafeBytes { TextEncoding(of: $0) }
    }

    deinit { UnsafeMutableRawPointer(mutating: start).deallocate() }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    var isNumber: Bool {
        var cursor = ByteCursor(start)
        return (try? cursor.number()) != nil && cursor.offset == count
    }

    private static let padding = 64

    private static func copy(of bytes: UnsafeRawBufferPointer) -> UnsafePointer<UInt8> {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + padding)
        if let source = bytes.baseAddress {
            UnsafeMutableRawPointer(copy).copyMemory(from: source, byteCount: bytes.count)
        }
        (copy + bytes.count).initialize(repeating: 0, count: padding)
        return UnsafePointer(copy)
    }
}
