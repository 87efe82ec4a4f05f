import Foundation

/// A message whose bytes arrive in several pieces: inflated, checked and counted as they do.
struct IncomingMessage: Sendable {
    let isText: Bool
    let limit: Int
    let inflater: MessageInflater?
    private(set) var bytes = Data()
    private(set) var validator = UTF8Validator()

    /// Throws if `length` more bytes are too many; a compressed message is counted when inflated.
    func checkRoom(for length: UInt64) throws(SocketViolation) {
        guard inflater != nil || length <= UInt64(max(limit - bytes.count, 0))
        else { throw .tooLong(limit) }
    }

    mutating func append(_ piece: UnsafeRawBufferPointer) throws(SocketViolation) {
        guard let inflater else { return try add(piece) }
        try inflater.inflate(piece) { part throws(SocketViolation) in try add(part) }
    }

    mutating func finish() throws(SocketViolation) -> SocketMessage {
        try inflater?.finish { part throws(SocketViolation) in try add(part) }
        guard isText else { return .binary(bytes) }
        guard validator.isComplete else { throw .brokenText(in: "a text") }
        return .text(String(decoding: bytes, as: UTF8.self))
    }

    private mutating func add(_ part: UnsafeRawBufferPointer) throws(SocketViolation) {
        // In the order of the bytes, so that a violation does not depend on where they are cut.
        let fitting = UnsafeRawBufferPointer(rebasing: part.prefix(max(limit - bytes.count, 0)))
        guard !isText || validator.accepts(fitting) else { throw .brokenText(in: "a text") }
        guard part.count == fitting.count else { throw .tooLong(limit) }
        bytes.append(contentsOf: part)
    }

    /// Returns a message of which all bytes are there at once, as they are.
    static func whole(
        _ bytes: UnsafeRawBufferPointer, isText: Bool
    ) throws(SocketViolation) -> SocketMessage {
        guard isText else { return .binary(Data(bytes)) }
        guard let text = String(valid: bytes) else { throw .brokenText(in: "a text") }
        return .text(text)
    }
}

/// Checks a text in UTF-8 while its bytes arrive, however they are cut (RFC 3629 §4).
struct UTF8Validator: Sendable {
    /// The bytes of the last character if more of them have to come.
    private var rest: [UInt8] = []

    var isComplete: Bool { rest.isEmpty }

    /// Returns false if the text cannot be UTF-8 with the bytes that follow.
    mutating func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let text = rest + bytes
        let last = text.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
        let tail = text[last...]
        guard String(valid: text[..<last]) != nil else { return false }
        rest = String(valid: tail) == nil ? Array(tail) : []
        // As many bytes follow as the first one has ones in front. Not all are allowed behind some
        // first bytes, but always the least or the greatest.
        let missing = rest.isEmpty ? 0 : (~rest[0]).leadingZeroBitCount - rest.count
        return rest.isEmpty
            || missing > 0
                && [0x80, 0xBF].contains {
                    String(valid: rest + repeatElement($0, count: missing)) != nil
                }
    }
}
