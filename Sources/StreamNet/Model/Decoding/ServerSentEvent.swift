import Foundation

/// One event of a stream of `text/event-stream`
/// ([HTML §9.2](https://html.spec.whatwg.org/multipage/server-sent-events.html)).
public struct ServerSentEvent: Sendable, Hashable {
    /// The type of the event; `message` unless the server sets one.
    public var event: String
    /// The data of the event; its lines are joined by line feeds.
    public var data: String
    /// The last identifier that the server sent, with this event or before; "" before the first.
    /// Sent as `Last-Event-ID`, it shows a server where to continue.
    public var id: String
    /// The time that the server last asked to wait before connecting again; nil before it has.
    public var retry: Duration?

    /// Makes an event, for tests.
    public init(event: String = "message", data: String, id: String = "", retry: Duration? = nil) {
        (self.event, self.data, self.id, self.retry) = (event, data, id, retry)
    }
}

/// Makes events from lines, according to HTML §9.2.6.
struct EventReader: PieceReader {
    /// The identifier of the last block, also of one without data; "" before the first.
    private(set) var lastID = ""
    /// The time that the server last asked to wait before another connection, if it has.
    private(set) var retry: Duration?
    private(set) var count = 0
    /// True if a block has ended, also one without data.
    private(set) var hasBlocks = false
    /// True between two events: none has come after the block that changed the identifier.
    private(set) var isAtLastID = true

    private let limit: Int
    private var lines: LineSplitter
    private var name = ""
    /// The lines of data so far, joined by line feeds; nil before the first.
    private var data: String?
    private var size = 0
    /// The identifier as the lines set it; that of the stream from the end of its block on.
    private var id = ""

    /// - Parameter id: The identifier of the last block of an earlier connection.
    init(upTo limit: Int, after id: String = "") {
        self.limit = max(0, limit)
        lines = LineSplitter(upTo: limit)
        (self.id, lastID) = (id, id)
    }

    /// Reads a piece; a block that the body ends without an empty line is dropped.
    mutating func read(_ piece: Data?, _ notify: (ServerSentEvent) -> Void) throws(NetError) {
        guard let piece else { return }
        lines.append(piece)
        while let line = try nextLine() {
            if line.isEmpty { dispatch(notify) } else { try read(line) }
        }
    }

    /// The event, maybe cut, that an empty line would complete, which the standard drops; or nil.
    var unfinished: ServerSentEvent? {
        var reader = self
        do throws(NetError) {
            if let line = reader.lines.finish() { try reader.read(line) }
        } catch { return nil }
        return reader.event
    }

    private var event: ServerSentEvent? {
        data.map {
            ServerSentEvent(event: name.isEmpty ? "message" : name, data: $0, id: id, retry: retry)
        }
    }

    private mutating func nextLine() throws(NetError) -> ArraySlice<UInt8>? {
        do { return try lines.next() } catch { throw tooLong }
    }

    private var tooLong: NetError { .lineTooLong(limit, "event \(count + 1)") }

    private mutating func read(_ line: ArraySlice<UInt8>) throws(NetError) {
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        // A comment has no name.
        guard let field = Field(line, upTo: colon) else { return }
        var start = min(colon + 1, line.endIndex)
        if start < line.endIndex, line[start] == UInt8(ascii: " ") { start += 1 }
        let value = line[start...]
        switch field {
        case .data:
            // The line feed that joins two lines counts as well.
            size += value.count + (data == nil ? 0 : 1)
            guard size <= limit else { throw tooLong }
            let text = String(decoding: value, as: UTF8.self)
            if data == nil { data = text } else { data?.append("\n" + text) }
        case .event: name = String(decoding: value, as: UTF8.self)
        // The standard ignores NUL only; no server accepts the others in `Last-Event-ID`.
        case .id where value.contains(where: \.isControl): break
        case .id: id = String(decoding: value, as: UTF8.self)
        case .retry where value.isEmpty || !value.allSatisfy(\.isASCIIDigit): break
        // A number that is too large is a very long time.
        case .retry: retry = .milliseconds(Int(String(decoding: value, as: UTF8.self)) ?? .max)
        }
    }

    private mutating func dispatch(_ notify: (ServerSentEvent) -> Void) {
        if id != lastID { isAtLastID = true } else if data != nil { isAtLastID = false }
        (lastID, hasBlocks) = (id, true)
        if let event {
            count += 1
            notify(event)
        }
        (name, data, size) = ("", nil, 0)
    }
}

/// The fields of an event, by 1 and the bytes of their names; all other names are ignored.
private enum Field: UInt64 {
    case id = 0x1_69_64
    case data = 0x1_64_61_74_61
    case event = 0x1_65_76_65_6E_74
    case retry = 0x1_72_65_74_72_79

    init?(_ line: ArraySlice<UInt8>, upTo end: Int) {
        guard end - line.startIndex <= 5 else { return nil }
        var name: UInt64 = 1
        for index in line.startIndex..<end { name = name << 8 | UInt64(line[index]) }
        self.init(rawValue: name)
    }
}
