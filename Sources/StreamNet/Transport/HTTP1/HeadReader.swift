/// Reads the lines of a head of HTTP/1.1, and of the trailers behind its body (RFC 9112 §4, §5).
struct HeadReader {
    private var fields: ReceivedFields
    private var status: Int?
    /// The last field, if it continues over several lines.
    private var folded: (name: String, value: String)?
    /// True if the status line is that of HTTP/1.0, which has no other protocols.
    private(set) var isOld = false
    private var isRead = false

    /// The number of bytes of heads and trailers, unless another is set: as with libcurl.
    private static let limit = 307_200

    init(limit: Int?) { fields = ReceivedFields(limit: limit ?? Self.limit) }

    /// The trailer fields, received after the body (RFC 9110 §6.5).
    var trailers: HTTPHeaders {
        var whole = self
        whole.unfold()
        return isRead ? whole.fields.take() : [:]
    }

    mutating func count(_ bytes: Int) throws(CurlError) { try fields.count(bytes) }

    /// Reads a line, whose bytes have been counted; returns the head with its last one.
    mutating func read(_ line: ArraySlice<UInt8>) throws(CurlError) -> Response? {
        let rest = line.trimming { $0 == .cr || $0 == .lf }
        guard let status else {
            guard let found = rest.status else { throw .malformed("no status line") }
            status = found
            isOld = rest[rest.startIndex + 7] == UInt8(ascii: "0")
            return nil
        }
        guard let first = rest.first else { return isRead ? nil : try end(status) }
        if first.isBlank {
            // It continues the last field (RFC 9112 §5.2), if there is one (§2.2).
            if folded == nil { folded = fields.all.popLast().map { ($0.name, $0.value) } }
            if folded == nil { throw .malformed("a blank in front of the first field") }
            // In place, as a field may have as many lines as the limit allows.
            folded?.value += " "
            folded?.value += rest.trimming(\.isBlank).fieldText
            return nil
        }
        unfold()
        guard let colon = rest.firstIndex(of: .colon)
        else { throw .malformed("a field without a colon") }
        let name = rest[..<colon].trimming(\.isBlank)
        fields.add(name, rest[colon...].dropFirst().trimming(\.isBlank))
        // A blank ahead of the colon: one side of it could take it for another field (§5.1).
        if name.endIndex < colon, let field = fields.all.last, field.framesBody {
            throw .malformed("a space behind \(field.name)")
        }
        return nil
    }

    private mutating func unfold() {
        guard let (name, value) = folded else { return }
        fields.all.append(.init(name: name, value: value))
        folded = nil
    }

    /// Ends a head. Informational ones are dropped, except 101, after which no other follows.
    private mutating func end(_ status: Int) throws(CurlError) -> Response? {
        unfold()
        guard status >= 200 || status == 101 else {
            _ = fields.take()
            self.status = nil
            return nil
        }
        if status == 101, isOld { throw .malformed("101 of HTTP/1.0") }
        isRead = true
        let head = Response(status: status, headers: fields.take())
        guard head.hasOneLength else { throw .malformed("more than one length, or none at all") }
        return head
    }
}

extension ArraySlice<UInt8> {
    fileprivate func trimming(_ isUnwanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var (start, end) = (startIndex, endIndex)
        while start < end, isUnwanted(self[start]) { start += 1 }
        while start < end, isUnwanted(self[end - 1]) { end -= 1 }
        return self[start..<end]
    }

    /// The status of `HTTP/1.1 200`, with any reason behind a space; nil for another line.
    fileprivate var status: Int? {
        guard count >= 12, starts(with: "HTTP/1.".utf8), self[startIndex + 7].isDigit,
            self[startIndex + 8] == .space, count == 12 || self[startIndex + 12] == .space
        else { return nil }
        let code = self[(startIndex + 9)..<(startIndex + 12)]
        guard code.allSatisfy(\.isDigit), code.first != UInt8(ascii: "0") else { return nil }
        return code.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (48...57).contains(self) }
    fileprivate static let cr = UInt8(ascii: "\r")
    fileprivate static let lf = UInt8(ascii: "\n")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let colon = UInt8(ascii: ":")
}
