import Foundation

/// Reads a response of HTTP/1.1, and if its connection may carry another (RFC 9112 §6, §7, §9).
struct ResponseReader {
    enum Event: Sendable {
        case head(Response)
        /// A piece of the body, or of the protocol to which the connection has switched.
        case piece(Data)
    }

    private enum Part: Equatable {
        case head, upgraded
        /// A body, with the number of bytes to come, or up to the end of the connection.
        case length(Int), chunk(Int), end
        /// The lines between chunks (§7.1).
        case size, behindChunk, trailers
        case over
    }

    private var part = Part.head
    private var line: [UInt8] = []
    private var fields: HeadReader
    private let isWithoutBody: Bool
    private let isUpgrade: Bool
    private var mayContinue = true

    /// The number of bytes of a line with the size of a chunk, extensions included.
    private static let longestSize = 16_384

    /// - Parameter limit: The limit of the head in bytes that was set; nil if none was.
    init(to method: HTTPMethod, isUpgrade: Bool = false, limit: Int?) {
        fields = HeadReader(limit: limit)
        (isWithoutBody, self.isUpgrade) = (method == .head, isUpgrade)
    }

    var isUpgraded: Bool { part == .upgraded }
    var isOver: Bool { part == .over }
    /// True if another request may follow on the connection (§9.3).
    var leavesConnection: Bool { part == .over && mayContinue }
    var trailers: HTTPHeaders { fields.trailers }

    /// Reads bytes. Those behind the response are of none: the connection then carries no other.
    mutating func read(_ bytes: ArraySlice<UInt8>, _ notify: (Event) -> Void) throws(CurlError) {
        var rest = bytes
        while !rest.isEmpty {
            switch part {
            case .over:
                mayContinue = false
                return
            case .upgraded, .end:
                notify(.piece(Data(rest)))
                return
            case .length(let count):
                let left = pass(count, of: &rest, notify)
                part = left == 0 ? .over : .length(left)
            case .chunk(let count):
                let left = pass(count, of: &rest, notify)
                part = left == 0 ? .behindChunk : .chunk(left)
            case .head, .size, .behindChunk, .trailers:
                let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
                let next = rest[..<(end ?? rest.endIndex)]
                rest = rest[next.endIndex...]
                try count(next.count)
                // Most lines are in one piece.
                if line.isEmpty, end != nil {
                    try readLine(next, notify)
                } else {
                    line += next
                    guard end != nil else { return }
                    try readLine(line[...], notify)
                    line.removeAll(keepingCapacity: true)
                }
            }
        }
    }

    /// Notes that the connection has ended; throws unless the response may end so.
    func end() throws(CurlError) {
        switch part {
        case .upgraded, .end, .over: break
        case .head: throw CurlError(code: CurlError.nothing)
        default: throw CurlError(code: CurlError.partial)
        }
    }

    private func pass(
        _ count: Int, of rest: inout ArraySlice<UInt8>, _ notify: (Event) -> Void
    ) -> Int {
        let piece = rest.prefix(count)
        notify(.piece(Data(piece)))
        rest = rest.dropFirst(count)
        return count - piece.count
    }

    private mutating func count(_ bytes: Int) throws(CurlError) {
        guard part == .size || part == .behindChunk else { return try fields.count(bytes) }
        if line.count + bytes > Self.longestSize { throw .malformed("a chunk size without an end") }
    }

    private mutating func readLine(
        _ line: ArraySlice<UInt8>, _ notify: (Event) -> Void
    ) throws(CurlError) {
        switch part {
        case .head:
            guard let head = try fields.read(line) else { return }
            part = try body(of: head)
            notify(.head(head))
        case .trailers:
            if line.isEndOfLine { part = .over } else { _ = try fields.read(line) }
        case .behindChunk:
            guard line.isEndOfLine else { throw .malformed("more bytes in a chunk than its size") }
            part = .size
        default:
            guard let size = line.chunkSize else { throw .malformed("a chunk without a size") }
            part = size == 0 ? .trailers : .chunk(size)
        }
    }

    /// Returns how the body is framed (§6.3); throws if a server of ours may not frame one so.
    private mutating func body(of head: Response) throws(CurlError) -> Part {
        let options = head.headers["Connection"]?.lowercased() ?? ""
        // The common case.
        let isAlive = options == "keep-alive"
        let names = isAlive || options.isEmpty ? [] : options.listMembers.map(\.trimmingBlanks)
        let closes = names.contains("close")
        mayContinue = !closes && (!fields.isOld || isAlive || names.contains("keep-alive"))
        if head.status == 101 {
            guard isUpgrade else { throw .malformed("101 that was not asked for") }
            return .upgraded
        }
        if isWithoutBody || head.status == 204 || head.status == 304 { return .over }
        let codings =
            head.headers["Transfer-Encoding"]?.lowercased().listMembers
            .map(\.trimmingBlanks).filter { $0 != "identity" } ?? []
        let length = head.headers.firstValue(for: "Content-Length")
        if !codings.isEmpty {
            guard codings == ["chunked"] else { throw .malformed("a transfer coding but chunked") }
            // One of both is a mistake, or an attack (§6.1); and HTTP/1.0 has no chunks.
            if length != nil || fields.isOld { mayContinue = false }
            return .size
        }
        guard let count = length?.listMembers.first?.trimmingBlanks.number else {
            mayContinue = false
            return .end
        }
        return count > 0 ? .length(count) : .over
    }
}

extension ArraySlice<UInt8> {
    fileprivate var isEndOfLine: Bool { elementsEqual([10]) || elementsEqual([13, 10]) }

    /// The size ahead of extensions (§7.1); nil without one that an `Int` holds.
    fileprivate var chunkSize: Int? {
        let digits = prefix { ASCIISet.hexadecimal.contains($0) }
        let rest = dropFirst(digits.count).drop(while: \.isBlank)
        guard let next = rest.first, [10, 13, UInt8(ascii: ";")].contains(next) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
