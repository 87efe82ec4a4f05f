import Foundation

/// The body of a request that is ready to be sent.
public enum RequestBody: Sendable, Equatable, DescribedMirror {
    /// Bytes in memory.
    case data(Data)
    /// A file of `count` bytes, sent from its location.
    case file(URL, count: Int)
    /// Bytes that are read when they are sent.
    case stream(BodySource)

    /// Text, encoded as UTF-8.
    public init(text: String) { self = .data(Data(text.utf8)) }

    /// Makes a body of a file; throws ``RequestError/Reason/unreadableBody`` if it is not readable.
    public init(file: URL) throws(RequestError) {
        self = .file(file, count: try BodySource.size(of: file))
    }

    /// The number of bytes; nil if unknown.
    public var count: Int? {
        switch self {
        case .data(let data): data.count
        case .file(_, let count): count
        case .stream(let source): source.count
        }
    }

    /// The bytes, if they are in memory; nil for a file and a stream.
    public var data: Data? { if case .data(let data) = self { data } else { nil } }

    /// The bytes of any kind of body, to be read from the start.
    public var source: BodySource {
        switch self {
        case .data(let data): BodySource(data)
        case .file(let url, let count): BodySource(file: url, count: count)
        case .stream(let source): source
        }
    }

    /// Reads all bytes now, on the calling thread; throws ``RequestError`` for more than `limit`.
    public func collected(upTo limit: Int = 10_000_000) throws(RequestError) -> Data {
        let read = try source.reader()
        var data = Data()
        do {
            while let part = try read(min(limit - data.count, 65_535) + 1) {
                data.append(part)
                guard data.count <= limit else {
                    throw RequestError(
                        .unreadableBody, wanted: "at most \(limit) bytes", found: "more")
                }
            }
        } catch { throw RequestError(reading: error) }
        return data
    }

    /// The number of bytes, or `a stream`.
    public var description: String { count.map { "\($0) bytes" } ?? "a stream" }
}

/// Encodes values as bodies: `JSONEncoder`, or an encoder of another format.
public protocol BodyEncoder: Sendable {
    /// The body's content type, unless the request declares one; by default, `application/json`.
    var contentType: String { get }

    /// Encodes one value, or throws, preferably an `EncodingError`.
    func encode<Value: Encodable>(_ value: Value) throws -> Data
}

extension BodyEncoder {
    /// `application/json`.
    public var contentType: String { "application/json" }
}

extension JSONEncoder: BodyEncoder {}

extension PropertyListEncoder: BodyEncoder {
    /// `application/x-plist`, which has no registered name.
    public var contentType: String { "application/x-plist" }
}

extension Attributes {
    /// The encoder of JSON payloads, not to be changed once it is set; by default a `JSONEncoder`
    /// that sorts keys, so that equal values are equal bytes.
    public static var encoder: Key<any BodyEncoder> { .init(sortingEncoder) }

    private static let sortingEncoder: any BodyEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}
