import Foundation

extension Payload {
    /// Values as records, encoded by ``Attributes/encoder`` one by one while they are sent.
    ///
    ///     .records(rows)                          // application/x-ndjson
    ///     .records(rows, as: .jsonSequence)
    /// The sequence is read again for each attempt and redirect. A value that cannot be encoded in
    /// one line fails the request with ``NetError/request(_:)``, which names its number.
    /// - Parameter format: Sets the content type, unless the request declares one.
    public static func records<Values: Sequence & Sendable>(
        _ values: Values, as format: RecordFormat = .ndjson, query: Parameters = [:]
    ) -> Payload where Values.Element: Encodable {
        .custom(query: query) { request, endpoint in
            let encoder = endpoint.encoder
            request.body = .stream(
                BodySource {
                    var records = RecordWriter(values.makeIterator(), format, encoder)
                    return { try records.read($0) }
                })
            if request.headers.firstValue(for: "Content-Type") == nil {
                request.headers.add("Content-Type", format.contentType)
            }
        }
    }
}

private struct RecordWriter<Values: IteratorProtocol> where Values.Element: Encodable {
    private var values: Values
    private let format: RecordFormat
    private let encoder: any BodyEncoder
    private var count = 0
    /// Bytes that did not fit into the piece before.
    private var waiting = Data()

    init(_ values: Values, _ format: RecordFormat, _ encoder: any BodyEncoder) {
        (self.values, self.format, self.encoder) = (values, format, encoder)
    }

    /// Returns at most `limit` bytes; nil at the end.
    mutating func read(_ limit: Int) throws(RequestError) -> Data? {
        while waiting.count < limit, let value = values.next() {
            count += 1
            waiting += try record(of: value)
        }
        let piece = Data(waiting.prefix(limit))
        waiting = waiting.dropFirst(piece.count)
        return piece.isEmpty ? nil : piece
    }

    private func record(of value: Values.Element) throws(RequestError) -> Data {
        let text: Data
        do { text = try encoder.encode(value) } catch {
            throw RequestError(
                .encoding, wanted: "record \(count) as JSON", found: "\(error)",
                underlying: error)
        }
        guard !text.contains(UInt8(ascii: "\n")) else {
            throw RequestError(
                .encoding, wanted: "record \(count) in one line", found: "a line feed in it")
        }
        return Data(format.opening.utf8) + text + Data("\n".utf8)
    }
}

/// A format for bodies of many JSON values, which are read and written one by one.
public struct RecordFormat: Sendable, Hashable {
    /// The content type of such a body.
    public let contentType: String
    let opening: String

    /// A value in each line: `application/x-ndjson`.
    public static let ndjson = RecordFormat(contentType: "application/x-ndjson", opening: "")

    /// A value in each line, under the name of JSON Lines: `application/jsonl`.
    public static let jsonLines = RecordFormat(contentType: "application/jsonl", opening: "")

    /// Values between record separators and line feeds (RFC 7464): `application/json-seq`.
    public static let jsonSequence = RecordFormat(
        contentType: "application/json-seq", opening: "\u{1E}")

    /// The content types that `rx.records(target)` asks for, an array only for want of the others.
    static let accepted =
        ([ndjson, jsonLines, jsonSequence].map(\.contentType) + ["application/json;q=0.9"])
        .joined(separator: ", ")
}
