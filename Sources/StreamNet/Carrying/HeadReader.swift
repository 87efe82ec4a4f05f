/// Reads the head of a response line by line, and what may come behind its body.
struct HeadReader {
    enum Found {
        case nothing
        case head(Response)
        case malformed(String)
    }

    private var status: Int?
    private var fields: [HTTPHeaders.Field] = []
    /// Whether it is whole.
    private(set) var isRead = false

    /// What came behind the body (RFC 9110 §6.5).
    var trailers: HTTPHeaders { isRead ? HTTPHeaders(fields) : [:] }

    mutating func read(_ line: [UInt8]) -> Found {
        let line = line.trimming { $0 == .cr || $0 == .lf }
        guard let status else {
            status = Self.status(line)
            return status == nil ? .malformed("no status line") : .nothing
        }
        if line.isEmpty { return isRead ? .nothing : end(status) }
        if let last = fields.last, line.first.map(\.isBlank) == true {
            fields[fields.count - 1] = .init(
                name: last.name, value: last.value + " " + Self.text(line.trimming(\.isBlank)))
            return .nothing
        }
        let name = line.prefix { $0 != .colon }
        fields.append(
            .init(
                name: Self.text(name.trimming(\.isBlank)),
                value: Self.text(line.dropFirst(name.count + 1).trimming(\.isBlank))))
        return .nothing
    }

    /// Informational responses come before the one that counts; none follows 101.
    private mutating func end(_ status: Int) -> Found {
        defer { fields = [] }
        guard status >= 200 || status == 101 else {
            self.status = nil
            return .nothing
        }
        isRead = true
        let head = Response(status: status, headers: HTTPHeaders(fields))
        return head.hasOneLength ? .head(head) : .malformed("more than one length, or none at all")
    }

    private static func status(_ line: ArraySlice<UInt8>) -> Int? {
        let rest = line.drop { $0 != .space }.drop { $0 == .space }
        return Int(text(rest.prefix { $0 != .space }))
    }

    /// UTF-8 as most write it, or Latin-1 as it was once agreed on (RFC 9110 §5.5).
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(validating: bytes, as: UTF8.self)
            ?? String(decoding: bytes.map(UInt16.init), as: UTF16.self)
    }
}

extension Response {
    /// Whether the length, if there is one that counts, is a number and the same wherever it stands
    /// (RFC 9112 §6.3).
    fileprivate var hasOneLength: Bool {
        guard headers["Transfer-Encoding"] == nil, let length = headers["Content-Length"] else {
            return true
        }
        // As nearly all write it.
        if let length = Int(length) { return length >= 0 }
        let lengths = Set(length.split(separator: ",").map { Int($0.filter { $0 != " " }) })
        return lengths.count == 1 && lengths.first.flatMap(\.self).map { $0 >= 0 } == true
    }
}

extension RandomAccessCollection<UInt8> where SubSequence == ArraySlice<UInt8> {
    fileprivate func trimming(_ isUnwanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var rest = self[...].drop(while: isUnwanted)
        while let last = rest.last, isUnwanted(last) { rest.removeLast() }
        return rest
    }
}

extension UInt8 {
    fileprivate static let cr = UInt8(ascii: "\r")
    fileprivate static let lf = UInt8(ascii: "\n")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let colon = UInt8(ascii: ":")

    fileprivate var isBlank: Bool { self == .space || self == UInt8(ascii: "\t") }
}
