import Foundation

/// Makes events from lines, according to HTML §9.2.6.
struct EventReader: PieceReader {
    /// The identifier of the last block, also of one without data; "" before the first.
    private(set) var lastID = ""
    /// The time that the server last asked to wait before another connection, if it has.
    private(set) var retry: Duration?
    /// The number of events so far.
    private(set) var count = 0
    /// True if a block has ended, also one without data.
    private(set) var hasBlocks = false

    private let limit: Int
    private var lines: LineSplitter
    private var name = ""
    private var data: [UInt8] = []
    private var hasData = false
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

    private mutating func nextLine() throws(NetError) -> ArraySlice<UInt8>? {
        do { return try lines.next() } catch { throw tooLong }
    }

    private var tooLong: NetError { .lineTooLong(limit, "event \(count + 1)") }

    private mutating func read(_ line: ArraySlice<UInt8>) throws(NetError) {
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        var value = line[colon...].dropFirst()
        if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
        switch Field(line[..<colon]) {
        case .data:
            // The line feed that joins two lines counts as well.
            guard data.count + (hasData ? 1 : 0) + value.count <= limit else { throw tooLong }
            if hasData { data.append(UInt8(ascii: "\n")) }
            data += value
            hasData = true
        case .event: name = String(decoding: value, as: UTF8.self)
        case .id: if !value.contains(0) { id = String(decoding: value, as: UTF8.self) }
        case .retry:
            guard value.allSatisfy(Self.digits.contains),
                let wait = Int(String(decoding: value, as: UTF8.self))
            else { return }
            retry = .milliseconds(wait)
        // A comment has no name.
        case nil: break
        }
    }

    private mutating func dispatch(_ notify: (ServerSentEvent) -> Void) {
        (lastID, hasBlocks) = (id, true)
        if hasData {
            count += 1
            notify(
                ServerSentEvent(
                    event: name.isEmpty ? "message" : name,
                    data: String(decoding: data, as: UTF8.self), id: id, retry: retry))
        }
        data.removeAll(keepingCapacity: true)
        (name, hasData) = ("", false)
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}

/// The fields of an event; all other names are ignored.
private enum Field {
    case data, event, id, retry

    init?(_ name: ArraySlice<UInt8>) {
        switch name.count {
        case 2 where name.elementsEqual("id".utf8): self = .id
        case 4 where name.elementsEqual("data".utf8): self = .data
        case 5 where name.elementsEqual("event".utf8): self = .event
        case 5 where name.elementsEqual("retry".utf8): self = .retry
        default: return nil
        }
    }
}
