import Foundation

extension JSON {
    /// Reads strict JSON (RFC 8259) from UTF-8, UTF-16 or UTF-32; a byte order mark is skipped.
    ///
    /// Any value may be the root. Empty input, trailing commas, comments, leading zeros, `NaN`,
    /// control characters in strings, lone surrogates, invalid UTF-8, text after the value and more
    /// nested containers than `depth` are errors; so are texts of 4 GiB.
    /// - Parameters:
    ///   - data: The text, which is copied once.
    ///   - prefix: A text to skip if the JSON starts with it, such as ``JSONPrefix/xssi``.
    ///   - depth: The maximum number of containers that may be open at a time.
    public init(
        parsing data: Data, without prefix: JSONPrefix = .none, depth: Int = 512
    ) throws(JSONError) {
        if PaddedText.encoding(of: data) == .utf8 {
            try self.init(Tape(PaddedText(copying: data), without: prefix, depth: depth))
        } else {
            try self.init(parsing: [UInt8](data), without: prefix, depth: depth)
        }
    }

    /// Reads strict JSON from bytes, by the rules of ``init(parsing:without:depth:)-(Data,_,_)``.
    public init(
        parsing bytes: [UInt8], without prefix: JSONPrefix = .none, depth: Int = 512
    ) throws(JSONError) {
        let encoding = TextEncoding(of: bytes)
        do throws(JSONError) {
            let utf8 = try encoding.utf8(from: bytes)
            try self.init(Tape(PaddedText(copying: utf8), without: prefix, depth: depth))
        } catch { throw encoding.located(error, in: bytes) }
    }

    /// Reads strict JSON from text, by the rules of ``init(parsing:without:depth:)-(Data,_,_)``.
    public init(
        parsing text: String, without prefix: JSONPrefix = .none, depth: Int = 512
    ) throws(JSONError) {
        try self.init(Tape(PaddedText(copying: text), without: prefix, depth: depth))
    }

    private init(_ tape: Tape) { self.init(tape, tape.root) }
}

extension JSONError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}
