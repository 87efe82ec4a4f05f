/// Reads the head of a response line by line, and the trailers that may follow its body.
struct HeadReader {
    /// The limit in bytes, with informational heads and trailers, for which libcurl has none.
    static let limit = 1_000_000

    private let wanted: Int?
    private let isHTTP1: Bool
    private var count = 0
    private var status: Int?
    private var fields: [HTTPHeaders.Field] = []
    /// The last field, if it continues over several lines.
    private var folded: (name: String, value: String)?
    /// True if the status line is that of HTTP/1.0, which has no other protocols.
    private(set) var isOld = false
    /// True if the status line is that of HTTP/2 or later.
    private(set) var isMultiplexed = false
    private(set) var isRead = false

    /// - Parameters:
    ///   - limit: The limit in bytes that was set; nil if none was.
    ///   - isHTTP1: True to take no status line but one of HTTP/1 (RFC 9112 §4).
    init(limit: Int? = nil, isHTTP1: Bool = false) { (wanted, self.isHTTP1) = (limit, isHTTP1) }

    /// The trailer fields, received after the body (RFC 9110 §6.5).
    var trailers: HTTPHeaders {
        var whole = self
        whole.unfold()
        return isRead ? HTTPHeaders(whole.fields) : [:]
    }

    /// Reads a line; returns the head with its last one.
    mutating func read(_ line: [UInt8]) throws(CurlError) -> Response? {
        count += line.count
        if let wanted, count > wanted { throw CurlError(code: CurlError.headTooLong) }
        guard count <= Self.limit else { throw .malformed("fields without an end") }
        let rest = line.trimming(line.indices) { $0 == .cr || $0 == .lf }
        guard let status else {
            status = Self.status(line, rest)
            // A status line has the version there.
            isMultiplexed = line.count > 5 && line[5] >= UInt8(ascii: "2")
            isOld = line.starts(with: "HTTP/1.0".utf8)
            fields.reserveCapacity(16)
            if status == nil || isHTTP1 && !line[rest].isStatusLine {
                throw isHTTP1 && isMultiplexed ? .claimedHTTP2 : .malformed("no status line")
            }
            return nil
        }
        guard let first = rest.first else { return isRead ? nil : try end(status) }
        if line[first].isBlank {
            // It continues the last field (RFC 9112 §5.2), if there is one (§2.2); some versions of
            // libcurl take it for a field (8.3, its issue 11605).
            if folded == nil { folded = fields.popLast().map { ($0.name, $0.value) } }
            if folded == nil { throw .malformed("a blank in front of the first field") }
            // In place, as a field may have as many lines as the limit allows.
            folded?.value += " "
            folded?.value += line.text(line.trimming(rest, \.isBlank))
            return nil
        }
        unfold()
        let colon = rest.first { line[$0] == .colon } ?? rest.upperBound
        let value = min(colon + 1, rest.upperBound)..<rest.upperBound
        let name = line.text(line.trimming(first..<colon, \.isBlank))
        let bytes = line.trimming(value, \.isBlank)
        let field = HTTPHeaders.Field(
            name: name,
            value: name.lowercased() == "location" ? line.link(bytes) : line.text(bytes))
        // libcurl takes it for another field, and would wait for the end of the connection.
        if line[max(first, colon - 1)].isBlank, field.framesBody {
            throw .malformed("a space behind \(field.name)")
        }
        fields.append(field)
        return nil
    }

    private mutating func unfold() {
        guard let (name, value) = folded else { return }
        fields.append(.init(name: name, value: value))
        folded = nil
    }

    /// Ends a head. Informational ones are dropped, except 101, after which no other follows.
    private mutating func end(_ status: Int) throws(CurlError) -> Response? {
        unfold()
        defer { fields = [] }
        guard status >= 200 || status == 101 else {
            self.status = nil
            return nil
        }
        if status == 101, isOld { throw .malformed("101 of HTTP/1.0") }
        isRead = true
        let head = Response(status: status, headers: HTTPHeaders(fields))
        guard head.hasOneLength else { throw .malformed("more than one length, or none at all") }
        return head
    }

    private static func status(_ line: [UInt8], _ range: Range<Int>) -> Int? {
        let rest = line[range].drop { $0 != .space }.drop { $0 == .space }
        return Int(line.text(rest.prefix { $0 != .space }.indices))
    }
}

extension Response {
    /// True if the length is a number, the same in all places, where it applies (RFC 9112 §6.3).
    fileprivate var hasOneLength: Bool {
        guard headers["Transfer-Encoding"] == nil, let length = headers["Content-Length"]
        else { return true }
        // The common case.
        if length.number != nil { return true }
        let lengths = Set(length.split(at: ",").map(\.trimmingBlanks.number))
        return lengths.count == 1 && !lengths.contains(nil)
    }
}

extension [UInt8] {
    fileprivate func trimming(_ range: Range<Int>, _ isUnwanted: (UInt8) -> Bool) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isUnwanted(self[start]) { start += 1 }
        while start < end, isUnwanted(self[end - 1]) { end -= 1 }
        return start..<end
    }

    /// The text as UTF-8 or, if it is not valid, as Latin-1, the former standard (RFC 9110 §5.5).
    fileprivate func text(_ range: Range<Int>) -> String {
        let bytes = self[range]
        // Faster than validation, which is generic.
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        return String(valid: bytes) ?? String(decoding: bytes.map(UInt16.init), as: UTF16.self)
    }

    /// The text of a URL: where it is not UTF-8, its bytes are kept, percent-encoded.
    fileprivate func link(_ range: Range<Int>) -> String {
        String(valid: self[range]) ?? self[range].percentEncoded(keeping: ASCIISet.url.union("[]"))
    }
}

extension ArraySlice<UInt8> {
    /// True for `HTTP/1.1 200` and any reason behind a space.
    fileprivate var isStatusLine: Bool {
        let code = dropFirst(9).prefix(3)
        return starts(with: "HTTP/1.".utf8) && dropFirst(7).first?.isDigit == true
            && dropFirst(8).first == .space && code.count == 3 && code.allSatisfy(\.isDigit)
            && [nil, .space].contains(dropFirst(12).first)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (48...57).contains(self) }
    fileprivate static let cr = UInt8(ascii: "\r")
    fileprivate static let lf = UInt8(ascii: "\n")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let colon = UInt8(ascii: ":")
}
