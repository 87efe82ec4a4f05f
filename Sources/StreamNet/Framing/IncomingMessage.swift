import Foundation

/// A message whose bytes arrive in several pieces: inflated, checked and counted as they do.
struct IncomingMessage: Sendable {
    private let isText: Bool
    private let limit: Int
    /// Nil if the message is not compressed.
    private let inflater: MessageInflater?
    private var bytes = Data()
    private var validator = UTF8Validator()

    init(isText: Bool, limit: Int, inflater: MessageInflater?) {
        self.isText = isText
        self.limit = limit
        self.inflater = inflater
    }

    /// Throws if `length` more bytes are too many; a compressed message is counted when inflated.
    func checkRoom(for length: UInt64) throws(SocketViolation) {
        guard inflater != nil || length <= UInt64(max(limit - bytes.count, 0)) else {
            throw .tooLong(limit)
        }
    }

    mutating func append(_ piece: UnsafeRawBufferPointer) throws(SocketViolation) {
        guard let inflater else { return try add(piece) }
        try inflater.inflate(piece) { part throws(SocketViolation) in try add(part) }
    }

    mutating func finish() throws(SocketViolation) -> SocketMessage {
        try inflater?.finish { part throws(SocketViolation) in try add(part) }
        guard isText else { return .binary(bytes) }
        guard validator.isComplete else { throw .brokenText("text", at: nil) }
        return .text(String(decoding: bytes, as: UTF8.self))
    }

    private mutating func add(_ part: UnsafeRawBufferPointer) throws(SocketViolation) {
        // In the order of the bytes, so that a violation does not depend on where they are cut.
        let fitting = UnsafeRawBufferPointer(rebasing: part.prefix(max(limit - bytes.count, 0)))
        if isText, let offset = validator.check(fitting) { throw .brokenText("text", at: offset) }
        guard part.count == fitting.count else { throw .tooLong(limit) }
        if let start = part.bindMemory(to: UInt8.self).baseAddress {
            bytes.append(start, count: part.count)
        }
    }

    /// Returns a message of which all bytes are there at once, as they are.
    static func whole(
        _ bytes: UnsafeRawBufferPointer, isText: Bool
    ) throws(SocketViolation) -> SocketMessage {
        guard isText else { return .binary(Data(bytes)) }
        if let text = String(valid: bytes) { return .text(text) }
        var validator = UTF8Validator()
        throw .brokenText("text", at: validator.check(bytes))
    }
}
