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
