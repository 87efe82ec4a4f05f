import Foundation

/// Makes events from lines, according to HTML §9.2.6.
struct EventReader: PieceReader {
    private let limit: Int
    private var lines: LineReader
    private var name = ""
    private var data: [String] = []
    private var byteCount = 0
    private var id = ""
    private var retry: Duration?

    init(upTo limit: Int) {
        self.limit = max(0, limit)
        lines = LineReader(upTo: limit)
    }

    /// Reads a piece; an event that the body ends without an empty line is dropped.
    mutating func read(_ piece: Data?, _ notify: (ServerSentEvent) -> Void) throws(NetError) {
        guard let piece else { return }
        let (texts, failure) = lines.take(piece)
        for text in texts {
            if text.isEmpty { dispatch(notify) } else { try read(text) }
        }
        if let failure { throw failure }
    }

    private mutating func read(_ line: String) throws(NetError) {
        let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        var value = line[colon...].dropFirst()
        if value.utf8.first == UInt8(ascii: " ") { value = value.dropFirst() }
        switch line[..<colon] {
        case "event": name = String(value)
        case "data":
            byteCount += value.utf8.count + 1
            guard byteCount - 1 <= limit else {
                throw TransportFailure.Reason.lineTooLong(limit: limit).error(for: nil)
            }
            data.append(String(value))
        case "id": if !value.utf8.contains(0) { id = String(value) }
        case "retry":
            guard value.utf8.allSatisfy(Self.digits.contains), let wait = Int(value) else { return }
            retry = .milliseconds(wait)
        // A comment has no name.
        default: break
        }
    }

    private mutating func dispatch(_ notify: (ServerSentEvent) -> Void) {
        if !data.isEmpty {
            notify(
                ServerSentEvent(
                    event: name.isEmpty ? "message" : name, data: data.joined(separator: "\n"),
                    id: id, retry: retry))
        }
        (name, data, byteCount) = ("", [], 0)
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
