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
