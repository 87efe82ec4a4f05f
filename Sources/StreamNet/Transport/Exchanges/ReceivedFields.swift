/// The fields of heads and trailers as they arrive, within a limit in bytes (RFC 9110 §5.4).
struct ReceivedFields {
    private let limit: Int
    private var count = 0
    var all: [HTTPHeaders.Field] = []

    init(limit: Int) { self.limit = limit }

    mutating func count(_ bytes: Int) throws(CurlError) {
        count += bytes
        if count > limit { throw .headTooLong(limit) }
    }

    mutating func add(_ name: some Collection<UInt8>, _ value: some Collection<UInt8>) {
        if all.isEmpty { all.reserveCapacity(12) }
        let name = name.fieldText
        let isLink = name.utf8.count == 8 && name.lowercased() == "location"
        all.append(.init(name: name, value: isLink ? value.link : value.fieldText))
    }

    /// Returns the fields, and begins others.
    mutating func take() -> HTTPHeaders {
        defer { all = [] }
        return HTTPHeaders(all)
    }
}

extension Response {
    /// True if the length is a number, the same in all places, where it applies (RFC 9112 §6.3).
    var hasOneLength: Bool {
        guard let length = headers.firstValue(for: "Content-Length"),
            headers.firstValue(for: "Transfer-Encoding") == nil
        else { return true }
        // The common case.
        let all = headers["Content-Length"] ?? length
        if all.number != nil { return true }
        let lengths = Set(all.split(at: ",").map(\.trimmingBlanks.number))
        return lengths.count == 1 && !lengths.contains(nil)
    }
}

extension Collection<UInt8> {
    /// The text as UTF-8 or, if it is not valid, as Latin-1, the former standard (RFC 9110 §5.5).
    var fieldText: String {
        // Faster than validation, which is generic.
        if allSatisfy({ $0 < 0x80 }) { return String(decoding: self, as: UTF8.self) }
        return String(valid: self) ?? String(decoding: map(UInt16.init), as: UTF16.self)
    }

    /// The text of a URL: where it is not UTF-8, its bytes are kept, percent-encoded.
    fileprivate var link: String {
        String(valid: self) ?? percentEncoded(keeping: ASCIISet.url.union("[]"))
    }
}
