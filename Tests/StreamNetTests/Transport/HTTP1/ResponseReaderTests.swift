@testable import StreamNet
import Testing

/// Responses of HTTP/1.1, wherever their bytes are cut.
@Suite(.virtualLimit) struct ResponseReaderTests {
    /// What a reader makes of bytes and the end of the connection: the status, the body and `.`, or
    /// the error; `+` behind it if the connection may carry another request.
    private func read(_ parts: [Data], to method: HTTPMethod = .get, ends: Bool = true) -> String {
        var reader = ResponseReader(to: method, isUpgrade: true, limit: nil)
        var text = ""
        do throws(CurlError) {
            for piece in parts where !piece.isEmpty {
                try reader.read([UInt8](piece)[...]) { event in
                    switch event {
                    case .head(let head): text += "\(head.status) "
                    case .piece(let piece): text += String(decoding: piece, as: UTF8.self)
                    }
                }
            }
            let leavesConnection = reader.leavesConnection
            if ends { try reader.end() }
            let trailers = reader.trailers.map { " \($0.name)=\($0.value)" }.joined()
            return text + "." + trailers + (leavesConnection ? "+" : "")
        } catch { return text + "!" + error.text }
    }

    /// The results for the bytes in one piece, in two, cut at each place, and one by one.
    private func results(_ text: String, to method: HTTPMethod = .get) -> Set<String> {
        let bytes = Data(text.utf8)
        var results: Set = [read(bytes.map { Data([$0]) }, to: method)]
        for cut in 0...bytes.count {
            results.insert(read([bytes.prefix(cut), bytes.dropFirst(cut)], to: method))
        }
        return results
    }

    private static let ok = "HTTP/1.1 200 OK\r\n"
    private static let chunked = ok + "Transfer-Encoding: chunked\r\n"
    private static let partial = CurlError(code: CurlError.partial).text
    private static let nothing = CurlError(code: CurlError.nothing).text

    @Test(arguments: [
        // Lengths
        ("\(ok)Content-Length: 3\r\n\r\nabc", "200 abc.+"),
        ("\(ok)Content-Length: 0\r\n\r\n", "200 .+"),
        ("\(ok)Content-Length: 3, 3\r\n\r\nabc", "200 abc.+"),
        ("\(ok)Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc", "200 abc.+"),
        ("\(ok)Content-Length: 3\r\n\r\nab", "200 ab!\(partial)"),
        ("\(ok)Content-Length: 3\r\n\r\nabcd", "200 abc."),
        ("\(ok)\r\nabc", "200 abc."), ("\(ok)\r\n", "200 ."),
        ("HTTP/1.1 200\nContent-Length: 1\n\na", "200 a.+"),
        // Connections
        ("\(ok)Content-Length: 1\r\nConnection: Foo, Close\r\n\r\na", "200 a."),
        ("\(ok)Connection: keep-alive\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", "200 ."),
        ("HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n", "200 ."),
        ("HTTP/1.0 200 OK\r\nContent-Length: 1\r\n\r\na", "200 a."),
        ("HTTP/1.0 200 OK\r\nContent-Length: 1\r\nConnection: keep-alive\r\n\r\na", "200 a.+"),
        // Without a body
        ("HTTP/1.1 204 No\r\nContent-Length: 3\r\n\r\n", "204 .+"),
        ("HTTP/1.1 204 No\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n", "204 ."),
        ("HTTP/1.1 304 No\r\nTransfer-Encoding: chunked\r\n\r\n", "304 .+"),
        ("HTTP/1.1 304 No\r\nContent-Length: 9\r\n\r\n", "304 .+"),
        ("HTTP/1.1 304 No\r\n\r\nabc", "304 ."),
        // Informational, and other protocols
        ("HTTP/1.1 103 Early\r\nLink: x\r\n\r\n\(ok)Content-Length: 1\r\n\r\na", "200 a.+"),
        (
            "HTTP/1.1 100 C\r\n\r\nHTTP/1.1 102 P\r\n\r\nHTTP/1.1 199 Other\r\n\r\n"
                + "\(ok)Content-Length: 1\r\n\r\na", "200 a.+"
        ),
        // A hint has no body, whatever it says.
        ("HTTP/1.1 103 E\r\nContent-Length: 5\r\n\r\n\(ok)Content-Length: 0\r\n\r\n", "200 .+"),
        (
            "HTTP/1.1 103 E\r\nTransfer-Encoding: chunked\r\n\r\n\(ok)Content-Length: 0\r\n\r\n",
            "200 .+"
        ),
        ("HTTP/1.1 101 Switch\r\nConnection: upgrade\r\n\r\nabc", "101 abc."),
        // Chunks
        ("\(chunked)\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n", "200 abcd.+"),
        (
            "\(ok)Transfer-Encoding: Chunked\r\n\r\n0A ;x=\"y\"\r\n0123456789\r\n0\r\n\r\n",
            "200 0123456789.+"
        ),
        ("\(ok)Transfer-Encoding: identity, chunked\r\n\r\n1\na\n0\n\n", "200 a.+"),
        ("\(chunked)\r\n1\r\na\r\n0\r\nA: b\r\nC: d\r\n\r\n", "200 a. A=b C=d+"),
        ("\(chunked)Content-Length: 9\r\n\r\n1\r\na\r\n0\r\n\r\n", "200 a."),
        (
            "\(ok)Content-Length: 9\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n",
            "200 a."
        ),
        ("\(chunked)\r\n0\r\n\r\nHTTP", "200 ."),
        ("\(chunked)\r\n3\r\nab", "200 ab!\(partial)"),
        ("\(chunked)\r\n7fffffffffffffff\r\nhi", "200 hi!\(partial)"),
        ("\(chunked)\r\n1\r\na\r\n0\r\n", "200 a!\(partial)"),
        ("\(chunked)\r\n1\r\nab\r\n", "200 a!more bytes in a chunk than its size"),
        // Heads
        ("", "!\(nothing)"), ("HTTP/1.1 200 OK\r\nA: b\r\n", "!\(nothing)"),
    ])
    func `a response is read wherever its bytes are cut`(text: String, result: String) {
        #expect(results(text) == [result])
    }

    private static let sizes = [
        "10000000000000000", "ffffffffffffffffff", "8000000000000000", "-2", "+2", "0x2",
        "2 2", "2h", "", "２",
    ]
    private static let lengths = [
        "+2", "-2", "2h", "0x2", "2 2", "2, 3", "18446744073709551618", "9223372036854775808",
        "two", "２",
    ]
    private static let codings = [
        "gzip", "chunked, gzip", "chunked, chunked", "xchunked",
        "chunked\r\nTransfer-Encoding: chunked",
    ]
    private static let firstLines = [
        "HTTP/1.1 2000 OK", "HTTP/1.1 20 OK", "HTTP/1.1 099 No", "HTTP/1.1 000 No",
        "HTTP/1.1 2OO OK", "HTTP/1.1 +20 OK", "HTTP/1.1 200OK", "http/1.1 200 OK",
        "HTTP/11 200 OK", "HTTP/1.10 200 OK", "HTTP/0.9 200 OK", "HTTP/2.0 200 OK",
        "HTTP/1 200 OK", "HTTP/2 200", "HTTP/1.1  200 OK", "ICY 200 OK", " HTTP/1.1 200 OK",
        "HTTP/1.1\t200 OK",
    ]

    private static let malformed =
        sizes.map {
            ("\(chunked)\r\n\($0)\r\n", "200 !a chunk without a size")
        }
        + lengths.map {
            ("\(ok)Content-Length: \($0)\r\n\r\nhi", "!more than one length, or none at all")
        }
        + codings.map {
            ("\(ok)Transfer-Encoding: \($0)\r\n\r\n", "!a transfer coding but chunked")
        }
        + firstLines.map { ("\($0)\r\nContent-Length: 2\r\n\r\nhi", "!no status line") }

    @Test(arguments: malformed)
    func `what is malformed is no response`(text: String, result: String) {
        #expect(results(text) == [result])
    }

    @Test(arguments: ["Content-Length: 3\r\n", "Transfer-Encoding: chunked\r\n", ""])
    func `the response to HEAD has no body`(field: String) {
        #expect(results(Self.ok + field + "\r\n", to: .head) == ["200 .+"])
        #expect(results(Self.ok + field + "\r\nabc", to: .head) == ["200 ."])
    }

    @Test(arguments: [(16_380, true), (16_381, false)])
    func `a line with a size has up to 16 KB`(count: Int, isRead: Bool) {
        let line = "1;" + String(repeating: "x", count: count) + "\r\na\r\n0\r\n\r\n"
        let text = Self.chunked + "\r\n" + line
        let result = isRead ? "200 a.+" : "200 !a chunk size without an end"
        #expect(read([Data(text.utf8)]) == result)
        #expect(read([Data(text.utf8.prefix(16_440 + count / 10))], ends: false).hasPrefix("200"))
    }

    @Test func `a part of a line without an end is limited`() {
        var reader = ResponseReader(to: .get, limit: nil)
        let error = #expect(throws: CurlError.self) {
            try reader.read([UInt8](Data((Self.ok + "A: ").utf8))[...]) { _ in }
            for _ in 1...2_000 {
                try reader.read([UInt8](Data(repeating: 97, count: 1_000))[...]) { _ in }
            }
        }
        #expect(error?.text == "a head that is too long")
    }
}
