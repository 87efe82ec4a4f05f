import Foundation

/// Splits bytes into lines at LF, CR and CRLF, also if a piece ends between CR and LF. The byte
/// order mark that the first line may begin with is left out.
struct LineSplitter: Sendable {
    private(set) var count = 0

    private let limit: Int
    private var bytes: [UInt8] = []
    private var start = 0
    /// The next ends of lines, each searched again when it is passed.
    private var lineFeed = 0
    private var carriageReturn = 0
    /// The beginning of the next line, from earlier pieces.
    private var rest: [UInt8] = []
    private var hasCR = false

    init(upTo limit: Int) { self.limit = max(0, limit) }

    /// Adds a piece; the lines of the one before it must have been read.
    mutating func append(_ piece: some Sequence<UInt8>) {
        bytes = [UInt8](piece)
        (start, lineFeed, carriageReturn) = (0, -1, -1)
    }

    /// Returns the next complete line, without its end; nil without one; throws if it is too long.
    mutating func next() throws(NetError) -> ArraySlice<UInt8>? {
        guard start < bytes.count else { return nil }
        if hasCR {
            hasCR = false
            if bytes[start] == Self.lf { start += 1 }
        }
        if lineFeed < start { lineFeed = bytes.position(of: Self.lf, from: start) }
        if carriageReturn < start { carriageReturn = bytes.position(of: Self.cr, from: start) }
        let end = min(lineFeed, carriageReturn)
        let part = bytes[start..<end]
        let length = rest.count + part.count
        let mark = count == 0 ? ByteOrderMark.length(in: rest.prefix(3) + part.prefix(3)) : 0
        guard length - mark <= limit else { throw .lineTooLong(limit, "line \(count + 1)") }
        start = end + 1
        guard end < bytes.count else {
            rest += part
            return nil
        }
        hasCR = end == carriageReturn
        return takeLine(endingWith: part)
    }

    mutating func finish() -> ArraySlice<UInt8>? { rest.isEmpty ? nil : takeLine(endingWith: []) }

    private mutating func takeLine(endingWith part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var line = part
        if !rest.isEmpty {
            rest += part
            line = rest[...]
            rest = []
        }
        count += 1
        return count == 1 && line.starts(with: ByteOrderMark.utf8) ? line.dropFirst(3) : line
    }

    private static let lf = UInt8(ascii: "\n")
    private static let cr = UInt8(ascii: "\r")
}

/// The byte order mark of UTF-8, which a text may begin with and which is no part of it.
enum ByteOrderMark {
    static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The number of bytes of the mark at the beginning of a text, which may end within the mark.
    static func length(in text: some Collection<UInt8>) -> Int {
        let start = text.prefix(utf8.count)
        return utf8.starts(with: start) ? start.count : 0
    }
}

extension NetError {
    static func lineTooLong(_ limit: Int, _ place: String) -> NetError {
        .transport(
            TransportError(.lineTooLong(limit: limit), request: "a response", detail: place))
    }
}

struct LineReader: PieceReader {
    private var lines: LineSplitter

    init(upTo limit: Int) { lines = LineSplitter(upTo: limit) }

    mutating func read(_ piece: Data?, _ notify: (String) -> Void) throws(NetError) {
        guard let piece else {
            if let line = lines.finish() { notify(String(decoding: line, as: UTF8.self)) }
            return
        }
        lines.append(piece)
        while let line = try lines.next() { notify(String(decoding: line, as: UTF8.self)) }
    }
}

extension [UInt8] {
    /// Returns the first position of `byte` from `start` on; the number of bytes if there is none.
    /// memchr looks at many bytes in one step.
    func position(of byte: UInt8, from start: Int) -> Int {
        withUnsafeBytes { bytes in
            guard start < bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + start, Int32(byte), bytes.count - start)
            else { return bytes.count }
            return base.distance(to: found)
        }
    }
}
