import Foundation

struct RecordText: Sendable, Equatable {
    let number: Int
    /// The number of bytes before it.
    let offset: Int
    let text: Data
    let ending: Ending

    enum Ending: Sendable, Equatable {
        case complete
        case cut
        /// Another record of a text sequence follows a number or a literal without white space, so
        /// that digits or letters may be missing: it is dropped (RFC 7464 §2.4).
        case undelimited
        /// The text stands where this was wanted.
        case misplaced(String)
    }
}

/// Splits a body into records: lines, as of NDJSON, or a JSON text sequence (RFC 7464).
struct RecordReader: PieceReader {
    private let limit: Int
    private let isSequence: Bool
    private var text: [UInt8] = []
    /// The extent of `text`; kept for a sequence only, in which a line end may be inside a record.
    private var extent = JSONExtent()
    /// The number of bytes of the body up to the end of `text`.
    private var offset = 0
    private var count = 0
    private var isFirst = true

    init(upTo limit: Int, of type: MediaType?) {
        self.limit = max(0, limit)
        isSequence = type?.subtype == "json-seq" || type?.subtype.hasSuffix("+json-seq") == true
    }

    mutating func read(_ piece: Data?, _ notify: (RecordText) -> Void) throws(NetError) {
        guard let piece else { return take(at: .body, notify) }
        let bytes = [UInt8](piece)
        var start = 0
        var lineFeed = -1
        var separator = isSequence ? -1 : bytes.count
        while start < bytes.count {
            if lineFeed < start { lineFeed = bytes.position(of: Self.lf, from: start) }
            if separator < start { separator = bytes.position(of: Self.rs, from: start) }
            let end = min(lineFeed, separator)
            // The line feed is part of the text; the record separator is of none.
            let part = bytes[start..<min(end + (end == lineFeed ? 1 : 0), bytes.count)]
            start = end + 1
            try append(part)
            guard end < bytes.count else { return }
            if end == separator {
                take(at: .separator, notify)
            } else if !isSequence || extent.isClosed {
                take(at: .line, notify)
            }
            if end == separator { offset += 1 }
        }
    }

    private mutating func append(_ part: ArraySlice<UInt8>) throws(NetError) {
        offset += part.count
        let length = text.count + part.count - (part.last == Self.lf ? 1 : 0)
        guard length <= limit || length - markLength(before: part) <= limit
        else { throw .lineTooLong(limit, "record \(count + 1)") }
        text += part
        if isSequence { extent.append(part) }
    }

    private func markLength(before part: ArraySlice<UInt8>) -> Int {
        isFirst ? ByteOrderMark.length(in: text.prefix(3) + part.prefix(3)) : 0
    }

    private enum End { case line, separator, body }

    /// Ends the record; one of nothing but white space is none.
    private mutating func take(at end: End, _ notify: (RecordText) -> Void) {
        defer {
            text.removeAll(keepingCapacity: true)
            (extent, isFirst) = (JSONExtent(), false)
        }
        let start = offset - text.count
        let mark = isFirst && text.starts(with: ByteOrderMark.utf8) ? 3 : 0
        guard let first = text[mark...].firstIndex(where: { !JSONExtent.blanks.contains($0) })
        else { return }
        count += 1
        notify(
            RecordText(
                number: count, offset: start + first, text: Data(text[first...]),
                ending: ending(of: text[first...], at: end)))
    }

    /// The last record may have no end of its own, and is complete if that can be seen: by a
    /// closing bracket or quote, or by white space after a number or a literal.
    private func ending(of record: ArraySlice<UInt8>, at end: End) -> RecordText.Ending {
        if case .line = end { return .complete }
        let isDelimited =
            record.first.map(JSONExtent.brackets.contains) == true
            || record.last.map(JSONExtent.blanks.contains) == true
        if case .separator = end { return isDelimited ? .complete : .undelimited }
        var extent = JSONExtent()
        extent.append(record)
        return extent.isClosed && isDelimited ? .complete : .cut
    }

    private static let lf = UInt8(ascii: "\n")
    private static let rs: UInt8 = 0x1E
}

/// Follows the brackets and quotes of a JSON text in pieces, to tell one that may be complete from
/// one that was cut; it does not validate.
struct JSONExtent: Sendable {
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var first: UInt8?

    /// True if a text has begun, and no bracket or quote is open.
    var isClosed: Bool { first != nil && depth <= 0 && !isInString }

    mutating func append(_ bytes: ArraySlice<UInt8>) { for byte in bytes { append(byte) } }

    mutating func append(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if isInString {
            isEscaped = byte == UInt8(ascii: "\\")
            isInString = byte != UInt8(ascii: "\"")
        } else if !Self.blanks.contains(byte) {
            first = first ?? byte
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
    }

    /// The first bytes of the values whose end can be seen: all but numbers and literals.
    static let brackets = ASCIISet("{[\"")
    static let blanks = ASCIISet(" \t\r\n")
}
