import Foundation

/// The text of one record, and its place in the body.
struct RecordText: Sendable, Equatable {
    /// The number of the record, from 1.
    let number: Int
    /// The number of bytes before it.
    let offset: Int
    let text: Data
    /// True if the body ended before the record did.
    let isCut: Bool
}

/// Splits a body into records: lines, as of NDJSON and JSON Lines, or a JSON text sequence
/// (RFC 7464).
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

    /// - Parameter type: The content type of the body.
    init(upTo limit: Int, of type: MediaType?) {
        self.limit = max(0, limit)
        isSequence = type?.subtype == "json-seq" || type?.subtype.hasSuffix("+json-seq") == true
    }

    mutating func read(_ piece: Data?, _ notify: (RecordText) -> Void) throws(NetError) {
        guard let piece else { return finish(notify) }
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
            if !isSequence || end == separator || extent.isClosed { take(notify) }
            if end == separator { offset += 1 }
        }
    }

    private mutating func append(_ part: ArraySlice<UInt8>) throws(NetError) {
        offset += part.count
        let length = text.count + part.count - (part.last == Self.lf ? 1 : 0)
        guard length <= limit else { throw .lineTooLong(limit, "record \(count + 1)") }
        text += part
        if isSequence { extent.append(part) }
    }

    /// Ends the record; one of nothing but white space is none.
    private mutating func take(isCut: Bool = false, _ notify: (RecordText) -> Void) {
        defer {
            text.removeAll(keepingCapacity: true)
            (extent, isFirst) = (JSONExtent(), false)
        }
        let start = offset - text.count
        let mark = isFirst && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = text[mark...].firstIndex(where: { !JSONExtent.blanks.contains($0) })
        else { return }
        count += 1
        notify(
            RecordText(
                number: count, offset: start + first, text: Data(text[first...]), isCut: isCut))
    }

    /// Ends the last record, which may have no end of its own: it is complete if that can be seen.
    private mutating func finish(_ notify: (RecordText) -> Void) {
        var extent = JSONExtent()
        extent.append(text[...])
        take(isCut: !extent.hasVisibleEnd, notify)
    }

    private static let lf = UInt8(ascii: "\n")
    private static let rs: UInt8 = 0x1E
}
