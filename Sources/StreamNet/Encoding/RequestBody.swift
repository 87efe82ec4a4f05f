import Foundation

/// The body of a request that is ready to be sent.
public enum RequestBody: Sendable, Equatable {
    /// Bytes in memory.
    case data(Data)
    /// A file of so many bytes, which is sent from where it is.
    case file(URL, count: Int)
    /// Bytes that are read when they are sent.
    case stream(BodySource)

    /// Text, encoded as UTF-8.
    public init(text: String) { self = .data(Data(text.utf8)) }

    /// The bytes of a file.
    ///
    /// Throws ``RequestFailure/Reason/unreadableBody`` for what is no readable file.
    public init(file: URL) throws(RequestFailure) {
        self = .file(file, count: try BodySource.size(of: file))
    }

    /// How many bytes there are; nil while unknown.
    public var count: Int? {
        switch self {
        case .data(let data): data.count
        case .file(_, let count): count
        case .stream(let source): source.count
        }
    }

    /// The bytes where they are in memory; nil for a file and a stream.
    public var data: Data? { if case .data(let data) = self { data } else { nil } }

    /// The bytes wherever they are, to be read from the start.
    public var source: BodySource {
        switch self {
        case .data(let data): BodySource(data)
        case .file(let url, let count): BodySource(file: url, count: count)
        case .stream(let source): source
        }
    }

    /// All bytes, read now and on this thread.
    ///
    /// Throws ``RequestFailure/Reason/unreadableBody`` where there are more than `limit`.
    public func collected(upTo limit: Int = 10_000_000) throws(RequestFailure) -> Data {
        let read = try source.reader()
        var data = Data()
        do {
            while let part = try read(min(limit - data.count, 65_535) + 1) {
                data.append(part)
                guard data.count <= limit else {
                    throw RequestFailure(
                        .unreadableBody, wanted: "at most \(limit) bytes", found: "more")
                }
            }
        } catch {
            throw RequestFailure(reading: error)
        }
        return data
    }
}
