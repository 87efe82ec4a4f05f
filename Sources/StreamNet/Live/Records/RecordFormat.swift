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

    /// The content types that `rx.records(target)` asks for.
    static let accepted = [ndjson, jsonLines, jsonSequence].map(\.contentType)
        .joined(separator: ", ")
}
