import Foundation

struct RecordedStream: Sendable {
    struct Piece: Sendable {
        /// The time since the head of the response, without that in which nobody waited for it: a
        /// recording has the pace of the server, not that of its reader.
        let time: Duration
        var body: Data
    }

    /// The pieces; an empty one is the end of a body that was read to its end.
    var pieces: [Piece] = []
    /// False for a stream that was not read to its end.
    var isComplete = false
    /// The failure of a stream that was not; nil if its reader left it.
    var failure: TransportError.Reason?
    var trailers: HTTPHeaders = [:]
    var waitedSince: Duration?

    /// Adds a step of a reader; those behind the end, of which there may be any number, are none.
    mutating func add(_ reading: ByteStream.Reading, at now: Duration) {
        if isComplete || failure != nil { return }
        switch reading {
        case .failed(let error):
            guard case .transport(let failure) = error as? NetError else { return }
            append(Data(), at: now)
            self.failure = failure.reason
        case .waits: waitedSince = now
        case .piece(let piece): append(piece, at: now)
        case .end(let trailers):
            append(Data(), at: now)
            (isComplete, self.trailers) = (true, trailers)
        }
    }

    private mutating func append(_ body: Data, at now: Duration) {
        let waited = waitedSince.map { now - $0 } ?? .zero
        pieces.append(Piece(time: (pieces.last?.time ?? .zero) + waited, body: body))
    }

    /// Returns the pieces without secrets. If there is one, which pieces may divide, those of
    /// events and lines of JSON are cut again at the lines, and all others become one.
    func redacted(_ type: String?, _ redaction: Redaction) -> [Piece] {
        guard let last = pieces.last, !redaction.isOff else { return pieces }
        let subtype = type.flatMap(MediaType.init)?.subtype ?? ""
        guard subtype == "event-stream" || ["ndjson", "jsonl"].contains(where: subtype.hasSuffix)
        else {
            let whole = pieces.reduce(into: Data()) { $0 += $1.body }
            let shown = RedactedBody(whole, type, redaction).bytes
            return shown == whole ? pieces : [Piece(time: last.time, body: shown)]
        }
        var (lines, rest) = ([Piece](), Data())
        for piece in pieces {
            guard let end = piece.body.lastIndex(of: UInt8(ascii: "\n")) else {
                rest += piece.body
                continue
            }
            lines.append(Piece(time: piece.time, body: rest + piece.body[...end]))
            rest = Data(piece.body[end...].dropFirst())
        }
        if !rest.isEmpty || last.body.isEmpty { lines.append(Piece(time: last.time, body: rest)) }
        let shown = lines.map { piece in
            let lines = piece.body.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let shown = lines.map(redaction.redacted(line:)).joined(separator: "\n".utf8)
            return Piece(time: piece.time, body: Data(shown))
        }
        return shown.map(\.body) == lines.map(\.body) ? pieces : shown
    }
}

extension Redaction {
    /// Returns a line without secrets; JSON in it, such as that of an event, stays JSON.
    fileprivate func redacted(line: Data) -> Data {
        if let end = line.last, end == UInt8(ascii: "\r") {
            return redacted(line: line.dropLast()) + [end]
        }
        let text = String(decoding: line, as: UTF8.self)
        let shown: String
        if let start = text.firstIndex(where: { "{[".contains($0) }),
            let json = redacted(json: String(text[start...]))
        {
            shown = redacted(String(text[..<start])) + json
        } else {
            shown = redacted(text)
        }
        return shown == text ? line : Data(shown.utf8)
    }
}

extension Duration {
    /// Makes a duration of recorded seconds: from 0 to a day, which is longer than any limit.
    init(recorded seconds: Double) {
        self = .microseconds(Int64((min(max(seconds, 0), 86_400) * 1_000_000).rounded()))
    }
}

extension HAR.Entry {
    mutating func setStream(_ stream: RecordedStream, _ redaction: Redaction) {
        let redaction = redaction.emptied()
        let pieces = stream.redacted(responseHeaders["Content-Type"], redaction)
        var content = json["response"]?["content"]
        content?["comment"] = nil
        content?["size"] = .count(pieces.reduce(0) { $0 + $1.body.count })
        content?["_incomplete"] = stream.isComplete ? nil : .bool(true)
        content?["_failure"] = stream.failure.flatMap(JSONTree.init(of:))
        content?["_pieces"] = .list(
            pieces.map { piece in
                let text = String(valid: piece.body).map(JSONTree.text)
                return [
                    "at_ms": .milliseconds(piece.time), "text": text,
                    "bytes": text == nil ? .text(piece.body.base64EncodedString()) : nil,
                ]
            })
        json["response"]?["content"] = content
        json["response"]?["_trailers"] = .trailers(stream.trailers, redaction)
        addReplacements(by: redaction)
    }

    /// The pieces of a streamed response; nil for a body without times.
    var stream: RecordedStream? {
        guard let content = json["response"]?["content"], let list = content["_pieces"]?.elements
        else { return nil }
        let pieces = list.map { piece in
            let bytes = piece["bytes"]?.text.flatMap { Data(base64Encoded: $0) }
            let body = bytes ?? Data((piece["text"]?.text ?? "").utf8)
            let time = Duration(recorded: (piece["at_ms"]?.double ?? 0) / 1000)
            return RecordedStream.Piece(time: time, body: body)
        }
        return RecordedStream(
            pieces: pieces, isComplete: content["_incomplete"] != .bool(true),
            failure: content["_failure"]?.value())
    }
}
