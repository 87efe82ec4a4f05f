import StreamNet

/// Responses of HTTP/1.1, each right and whole.
struct HTTP1CutResponses: Sendable {
    let response: CutResponse
    let bytes: Data

    /// A response of these bytes, of which the last is needed.
    private init(
        _ name: String, _ head: String, _ body: Data = Data(), method: String = "GET",
        gets: Outcome, trailers: HTTPHeaders = [:], endsWithConnection: Bool = false
    ) {
        let start = Data((head + "\r\n").utf8)
        bytes = start + body
        response = CutResponse(
            name: name, method: method, gets: gets, trailers: trailers, count: bytes.count,
            isWhole: endsWithConnection ? start.count : bytes.count,
            endsWithConnection: endsWithConnection)
    }

    private init(
        _ name: String, _ head: String, _ body: String, _ text: String, status: Int = 200,
        method: String = "GET", trailers: HTTPHeaders = [:], endsWithConnection: Bool = false
    ) {
        self.init(
            name, head, Data(body.utf8), method: method, gets: .response(status, text),
            trailers: trailers, endsWithConnection: endsWithConnection)
    }

    static let all = lengths + chunks + bodiless + hints + others + compressed

    private static let ok = "HTTP/1.1 200 OK\r\n"
    private static let chunked = ok + "Transfer-Encoding: chunked\r\n"
    private static let long = String(repeating: "x", count: 300)
    private static let fields = (1...20).map { "X-\($0): \($0)\r\n" }.joined()

    private static let lengths = [
        Self("no bytes", ok + "Content-Length: 0\r\n", "", ""),
        Self("one byte", ok + "Content-Length: 1\r\n", "a", "a"),
        Self("a length", ok + "Content-Length: 5\r\n", "hello", "hello"),
        Self("a line in the body", ok + "Content-Length: 4\r\n", "\r\n\r\n", "\r\n\r\n"),
        Self("a response in the body", ok + "Content-Length: 19\r\n", ok + "\r\n", ok + "\r\n"),
        Self("300 bytes", ok + "Content-Length: 300\r\n", long, long),
        Self("no reason", "HTTP/1.1 200\r\nContent-Length: 5\r\n", "hello", "hello"),
        Self("many fields", ok + fields + "Content-Length: 5\r\n", "hello", "hello"),
        Self("a long field", ok + "X: \(long + long + long)\r\nContent-Length: 2\r\n", "hi", "hi"),
        Self("a folded field", ok + "X: a\r\n b\r\n\tc\r\nContent-Length: 2\r\n", "hi", "hi"),
        Self("two lengths", ok + "Content-Length: 2\r\nContent-Length: 2\r\n", "hi", "hi"),
        Self("it closes", ok + "Connection: close\r\nContent-Length: 5\r\n", "hello", "hello"),
        Self(
            "HTTP/1.0 that stays",
            "HTTP/1.0 200 OK\r\nConnection: keep-alive\r\nContent-Length: 5\r\n", "hello", "hello"),
        Self("HTTP/1.0", "HTTP/1.0 200 OK\r\nContent-Length: 5\r\n", "hello", "hello"),
    ]

    private static let chunks = [
        Self("a chunk", chunked, "5\r\nhello\r\n0\r\n\r\n", "hello"),
        Self("no chunk", chunked, "0\r\n\r\n", ""),
        Self(
            "many chunks", chunked,
            String(repeating: "1\r\na\r\n", count: 12) + "0\r\n\r\n",
            String(repeating: "a", count: 12)),
        Self("a long chunk", chunked, "12c\r\n\(long)\r\n0\r\n\r\n", long),
        Self("a size with zeros", chunked, "0005\r\nhello\r\n000\r\n\r\n", "hello"),
        Self("extensions", chunked, "5;a=b;c\r\nhello\r\n0;d=\"e\"\r\n\r\n", "hello"),
        Self(
            "trailers", chunked, "5\r\nhello\r\n0\r\nX-A: 1\r\nX-B: 2\r\n\r\n", "hello",
            trailers: ["X-A": "1", "X-B": "2"]),
        Self(
            "lines in chunks", chunked,
            "4\r\n\r\n\r\n\r\n3\r\n0\r\n\r\n0\r\n\r\n", "\r\n\r\n0\r\n"),
        Self(
            "a length, too", chunked + "Content-Length: 2\r\n", "5\r\nhello\r\n0\r\n\r\n", "hello"),
    ]

    private static let bodiless = [
        Self("204", "HTTP/1.1 204 No Content\r\n", "", "", status: 204),
        Self("304", "HTTP/1.1 304 Not Modified\r\nETag: \"a\"\r\n", "", "", status: 304),
        Self("304 with a length", "HTTP/1.1 304 OK\r\nContent-Length: 9\r\n", "", "", status: 304),
        Self("HEAD", ok + "Content-Length: 9\r\n", "", "", method: "HEAD"),
        Self("HEAD of chunks", chunked, "", "", method: "HEAD"),
    ]

    private static let hint = "HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n"

    private static let hints = [
        Self("100", "HTTP/1.1 100 Continue\r\n\r\n\(ok)Content-Length: 5\r\n", "hello", "hello"),
        Self("103", hint + ok + "Content-Length: 5\r\n", "hello", "hello"),
        Self(
            "many hints", hint + hint + hint + chunked, "2\r\nhi\r\n0\r\nX: 1\r\n\r\n", "hi",
            trailers: ["X": "1"]),
        Self("a hint of nothing", hint + "HTTP/1.1 204 No Content\r\n", "", "", status: 204),
    ]

    private static let others = [
        Self("404", "HTTP/1.1 404 No\r\nContent-Length: 5\r\n", "hello", "hello", status: 404),
        Self(
            "500", "HTTP/1.1 500 Oh\r\nTransfer-Encoding: chunked\r\n", "2\r\noh\r\n0\r\n\r\n",
            "oh",
            status: 500),
        Self(
            "to the end", ok + "Server: a\r\n", "hello, world", "hello, world",
            endsWithConnection: true),
        Self(
            "HTTP/1.0 to the end", "HTTP/1.0 200 OK\r\n", "hello", "hello",
            endsWithConnection: true),
        Self("nothing to the end", ok, "", "", endsWithConnection: true),
    ]

    private static func coded(_ coding: String, _ body: Data, isChunked: Bool) -> Self {
        let size = String(body.count, radix: 16)
        let frame = isChunked ? "Transfer-Encoding: chunked" : "Content-Length: \(body.count)"
        return Self(
            "\(coding)\(isChunked ? " in chunks" : "")",
            ok + "Content-Encoding: \(coding)\r\n\(frame)\r\n",
            isChunked ? Data("\(size)\r\n".utf8) + body + Data("\r\n0\r\n\r\n".utf8) : body,
            gets: .response(200, Compressed.text))
    }

    private static let compressed = [false, true].flatMap { isChunked in
        [("gzip", Compressed.gzip), ("deflate", Compressed.zlib), ("br", Compressed.brotli)].map {
            coded($0.0, $0.1, isChunked: isChunked)
        }
    }
}
