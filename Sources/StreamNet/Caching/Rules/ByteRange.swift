import Foundation

/// One range of bytes that a request asks for (RFC 9110 §14.1.2).
struct ByteRange {
    private let first: Int?
    private let last: Int?

    /// Reads `Range`; nil without it, and for several ranges or any that cannot be read.
    init?(_ headers: HTTPHeaders) {
        let values = headers.values(for: "Range")
        guard values.count == 1, values[0].lowercased().hasPrefix("bytes=") else { return nil }
        let ends = values[0].dropFirst(6).split(at: "-", cuts: 1, keepingEmpty: true)
        guard ends.count == 2 else { return nil }
        (first, last) = (ends[0].number, ends[1].number)
        // One that is empty is read, one that is no number is not.
        guard (first == nil) == ends[0].isEmpty, (last == nil) == ends[1].isEmpty,
            (first ?? 0) <= (last ?? (first == nil ? -1 : .max))
        else { return nil }
    }

    func indices(of count: Int) -> Range<Int>? {
        let start = first ?? max(0, count - (last ?? 0))
        let end = first == nil ? count : min(last ?? .max, count - 1) + 1
        return start < end ? start..<end : nil
    }
}

extension Response {
    /// Returns the part of a whole response that a request asks for: 206, or 416 without any byte.
    /// nil if it is encoded, or not that of the caller's part (`If-Range`, RFC 9110 §13.1.5).
    func part(_ range: ByteRange, for asking: HTTPHeaders) -> Response? {
        let (held, tag) = (asking.firstValue(for: "If-Range"), headers.firstValue(for: "ETag"))
        guard status == 200, headers.firstValue(for: "Content-Encoding") == nil,
            held == nil || held == tag && tag?.hasPrefix("\"") == true
        else { return nil }
        let indices = range.indices(of: body.count)
        let place = indices.map { "\($0.lowerBound)-\($0.upperBound - 1)" } ?? "*"
        let part = indices.map { body.dropFirst($0.lowerBound).prefix($0.count) } ?? Data()
        let headers = headers.replacing("Content-Range", "bytes \(place)/\(body.count)")
            .replacing("Content-Length", "\(part.count)")
        return Response(
            status: indices == nil ? 416 : 206, headers: headers, body: part, url: url)
    }
}
