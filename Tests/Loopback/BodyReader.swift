import Foundation

/// Knows where a request's body ends (RFC 9112, 6) and reads it part by part.
struct BodyReader {
    static let empty = BodyReader(isChunked: false, left: 0)

    private(set) var isRead: Bool
    private let isChunked: Bool
    /// Bytes missing from the body, or from the current chunk.
    private var left: Int

    private init(isChunked: Bool, left: Int) {
        self.isChunked = isChunked
        self.left = left
        isRead = !isChunked && left == 0
    }

    /// Takes the framing from the fields; a request that announces nothing has no body.
    init(for request: LoopbackRequest) throws(LoopbackError) {
        let lengths = request.values(of: "Content-Length")
        let codings = request.values(of: "Transfer-Encoding")
        switch (lengths.first, codings.first?.lowercased()) {
        case (nil, nil):
            self = .empty
        case (nil, "chunked") where codings.count == 1:
            self.init(isChunked: true, left: 0)
        case (let text?, nil) where Set(lengths).count == 1:
            self.init(isChunked: false, left: try Self.count(text, radix: 10))
        default:
            throw .malformed("lengths \(lengths) with transfer codings \(codings)")
        }
    }

    /// Returns between one and `limit` bytes; none at the body's end.
    mutating func part(from inbox: Inbox, atMost limit: Int) throws(LoopbackError) -> Data {
        if isRead { return Data() }
        if isChunked, left == 0 {
            let size = try Self.line(of: inbox).prefix { $0 != ";" }
            left = try Self.count(size.trimmingCharacters(in: .whitespaces), radix: 16)
            if left == 0 {
                while try !Self.line(of: inbox).isEmpty {}  // trailers
                isRead = true
                return Data()
            }
        }
        let part = try inbox.chunk(atMost: min(left, limit))
        guard !part.isEmpty else { throw .disconnected }
        left -= part.count
        if left == 0, !isChunked { isRead = true }
        if left == 0, isChunked, try !Self.line(of: inbox).isEmpty {
            throw .malformed("a chunk is longer than its size")
        }
        return Data(part)
    }

    private static func line(of inbox: Inbox) throws(LoopbackError) -> String {
        guard let line = try inbox.line() else { throw .disconnected }
        return line
    }

    private static func count(_ text: String, radix: Int) throws(LoopbackError) -> Int {
        guard text.allSatisfy(\.isHexDigit), let count = Int(text, radix: radix) else {
            throw .malformed("“\(text)” is no length")
        }
        return count
    }
}
