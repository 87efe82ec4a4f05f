import Foundation

/// The bytes of a response with one to four mistakes, the same for the same seed.
struct MutatedResponse {
    private(set) var bytes: [UInt8]
    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        bytes = Self.originals[Int(random.next() % UInt64(Self.originals.count))]
        for _ in 0...(random.next() % 4) { mutate() }
    }

    /// A response without mistakes.
    static let plain = originals[0]

    /// True if URLSession on Linux is known to end the process by it, or to answer another request.
    var isKnownToHarm: Bool {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        // Trailers, lengths at the limit, another version, and heads without an end.
        let words = ["chunked", "922337203685477580", "http/2", "100 continue", "103 early"]
        return words.contains { text.contains($0) } || !text.contains("\r\n\r\n")
    }

    private static let originals: [[UInt8]] =
        texts.map { [UInt8]($0.utf8) } + [
            [UInt8]("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 29\r\n\r\n".utf8)
                + [UInt8](Compressed.gzip),
            [UInt8]("HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 11\r\n\r\n".utf8)
                + [UInt8](Compressed.brotli),
        ]

    private static let texts = [
        "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-A: one\r\nX-B: two\r\n\r\nhello",
        "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "5\r\nhello\r\n7;name=value\r\n, world\r\n0\r\nX-Sum: 12\r\nX-Count: 2\r\n\r\n",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n"
            + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok",
        "HTTP/1.1 200 OK\r\nX-Long: one\r\n two\r\n\tthree\r\nContent-Length: 2\r\n\r\nok",
        "HTTP/1.1 204 No Content\r\nDate: Tue, 15 Nov 1994 08:12:31 GMT\r\n\r\n",
        "HTTP/1.1 304 Not Modified\r\nETag: \"a\"\r\nContent-Length: 9\r\n\r\n",
        "HTTP/1.0 200 OK\r\nServer: old\r\n\r\nto the end of the connection",
        "HTTP/1.1 302 Found\r\nLocation: /ok/0\r\nContent-Length: 5\r\n\r\nmoved",
        "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"a\"\r\n"
            + "Content-Length: 4\r\n\r\nwho?",
        "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 0-4/10\r\n"
            + "Content-Length: 5\r\n\r\nhello",
        "HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Path=/\r\nSet-Cookie: b=2; Max-Age=9\r\n"
            + "Connection: keep-alive\r\nKeep-Alive: timeout=5, max=100\r\n"
            + "Content-Length: 0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n"
            + "Connection: close\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        "HTTP/1.1 200 OK\nAlt-Svc: h2=\":443\"\nContent-Length: 2\n\nok",
    ]

    /// Bytes that have a meaning somewhere in a response.
    private static let special: [UInt8] = [0, 9, 10, 13, 32, 34, 44, 45, 48, 58, 59, 127, 128, 255]

    private static let numbers = [
        "-1", "+1", "0", "00", "1", "4", "6", "0x10", "65536", "2147483648",
        "9223372036854775807", "9223372036854775808", "18446744073709551616", "ffffffffffffffff",
    ]

    private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(bound, 1))) }

    private mutating func special() -> UInt8 { Self.special[below(Self.special.count)] }

    /// The lines, each with its end.
    private var lines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        return lines + [bytes[start...]]
    }

    private mutating func mutate() {
        let index = below(bytes.count)
        switch below(14) {
        case 0: if !bytes.isEmpty { bytes[index] ^= 1 << UInt8(below(8)) }
        case 1: if !bytes.isEmpty { bytes[index] = special() }
        case 2: bytes.insert(special(), at: index)
        case 3: bytes.removeSubrange(index..<min(index + 1 + below(8), bytes.count))
        case 4: bytes.removeSubrange(index...)
        case 5: bytes.insert(contentsOf: [13, 10, 32], at: index)
        case 6: repeatPiece(from: index)
        case 7: replaceNumber()
        default: changeLines()
        }
    }

    /// Repeats a piece, up to some hundred kilobytes of it.
    private mutating func repeatPiece(from index: Int) {
        let piece = bytes[index..<min(index + 1 + below(20), bytes.count)]
        let count = [2, 10, 300, 10_000][below(4)]
        bytes.insert(contentsOf: Array(repeatElement(piece, count: count).joined()), at: index)
    }

    private mutating func replaceNumber() {
        let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
        let starts = bytes.indices.filter {
            isDigit(bytes[$0]) && ($0 == 0 || !isDigit(bytes[$0 - 1]))
        }
        guard !starts.isEmpty else { return }
        let start = starts[below(starts.count)]
        let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.endIndex
        bytes.replaceSubrange(start..<end, with: Self.numbers[below(Self.numbers.count)].utf8)
    }

    private mutating func changeLines() {
        var lines = lines
        let (index, other) = (below(lines.count), below(lines.count))
        switch below(7) {
        case 0: lines.insert(lines[index], at: other)
        case 1: lines.remove(at: index)
        case 2: lines.swapAt(index, other)
        // A line that continues the one before it, or none.
        case 3: lines[index] = [[32, 9][below(2)]] + lines[index]
        case 4: lines.insert([32, 88, 58, 32, 49, 13, 10], at: min(1, lines.count))
        // The status line as libcurl writes that of HTTP/2.
        case 5: lines[0] = ArraySlice("HTTP/2 200 \r\n".utf8)
        default: lines[index] = lines[index].dropLast(lines[index].suffix(2) == [13, 10] ? 2 : 1)
        }
        bytes = Array(lines.joined())
    }
}
