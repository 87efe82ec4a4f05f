import Loopback
import StreamNet

/// Responses of HTTP/2 as sequences of frames, each right and whole.
struct HTTP2CutResponses: Sendable {
    typealias Frames = @Sendable (UInt32) -> [HTTP2Frame]

    let response: CutResponse
    private let frames: Frames

    func bytes(_ stream: UInt32) -> Data { frames(stream).reduce(into: Data()) { $0 += $1.bytes } }

    private init(
        _ name: String, _ status: Int = 200, _ text: String = "hello", method: String = "GET",
        trailers: HTTPHeaders = [:], _ frames: @escaping Frames
    ) {
        self.frames = frames
        // The stream ends with a frame that says so, and with those that continue it.
        var (count, end, isLast) = (0, 0, false)
        for frame in frames(1) {
            count += frame.bytes.count
            if frame.isLast { isLast = true }
            if isLast, end == 0, frame.kind == .data || frame.flags & 4 != 0 { end = count }
        }
        response = CutResponse(
            name: name, method: method, gets: .response(status, text), trailers: trailers,
            count: count, isWhole: end)
    }

    static let all = plain + padded + continued + hints + between + others + compressed

    /// `HEADERS` and `CONTINUATION` of so many bytes each.
    private static func split(_ frames: [HTTP2Frame], _ size: Int) -> [HTTP2Frame] {
        guard let first = frames.first else { return [] }
        var (rest, parts) = (first.payload, [HTTP2Frame]())
        while !rest.isEmpty {
            let part = Data(rest.prefix(size))
            rest = Data(rest.dropFirst(size))
            parts.append(
                HTTP2Frame(
                    type: parts.isEmpty ? 1 : 9,
                    flags: (parts.isEmpty ? first.flags & 1 : 0) | (rest.isEmpty ? 4 : 0),
                    stream: first.stream, payload: part))
        }
        return parts
    }

    private static func head(
        _ stream: UInt32, _ status: Int? = 200, _ fields: [(String, String)] = [],
        isLast: Bool = false
    ) -> [HTTP2Frame] { HTTP2Frame.head(stream, status, fields, isLast: isLast) }

    private static func trailers(_ stream: UInt32) -> [HTTP2Frame] {
        head(stream, nil, [("x-a", "1"), ("x-b", "2")], isLast: true)
    }

    /// A body in frames of so many bytes each.
    private static func body(
        _ stream: UInt32, _ text: String = "hello", each size: Int = 5, isLast: Bool = true
    ) -> [HTTP2Frame] {
        let starts = Array(stride(from: 0, to: text.count, by: size))
        return starts.map { start in
            let part = String(text.dropFirst(start).prefix(size))
            return .data(stream, part, isLast: isLast && start == starts.last)
        }
    }

    private static let sum: HTTPHeaders = ["x-a": "1", "x-b": "2"]
    private static let long = String(repeating: "x", count: 300)

    private static let plain = [
        Self("a body") { head($0) + body($0) },
        Self("no body", 200, "") { head($0, isLast: true) },
        Self("an empty body", 200, "") { head($0) + [.data($0, "")] },
        Self("a body in pieces") { head($0) + body($0, each: 1) },
        Self("an empty end") { head($0) + body($0, isLast: false) + [.data($0, "")] },
        Self("empty pieces") { stream in
            let nothing = HTTP2Frame.data(stream, "", isLast: false)
            return head(stream) + [nothing] + body(stream, isLast: false) + [nothing, nothing]
                + [.data(stream, "")]
        },
        Self("300 bytes", 200, long) { head($0) + body($0, long, each: 100) },
        Self("a length") { head($0, 200, [("content-length", "5")]) + body($0) },
        Self("a length, in pieces") { stream in
            head(stream, 200, [("content-length", "5")]) + body(stream, each: 2)
        },
        Self("a length, and an empty end") { stream in
            head(stream, 200, [("content-length", "5")]) + body(stream, isLast: false)
                + [.data(stream, "")]
        },
        Self("a length of 0", 200, "") { head($0, 200, [("content-length", "0")], isLast: true) },
        Self("trailers", trailers: sum) { head($0) + body($0, isLast: false) + trailers($0) },
        Self("trailers alone", 200, "", trailers: sum) { head($0) + trailers($0) },
        Self("a length and trailers", trailers: sum) { stream in
            head(stream, 200, [("content-length", "5")]) + body(stream, isLast: false)
                + trailers(stream)
        },
    ]

    private static let padded = [
        Self("a padded body") { head($0) + body($0).map { $0.padded(20) } },
        Self("padded pieces") { stream in
            head(stream)
                + body(stream, each: 1).enumerated().map { $1.padded(UInt8($0)) }
        },
        Self("a padded head") { head($0).map { $0.padded(30) } + body($0) },
        Self("padding alone at the end") { stream in
            head(stream) + body(stream, isLast: false) + [HTTP2Frame.data(stream, "").padded(50)]
        },
        Self("padded trailers", trailers: sum) { stream in
            head(stream) + body(stream, isLast: false) + trailers(stream).map { $0.padded(9) }
        },
    ]

    private static let continued = [
        Self("a continued head") { split(head($0, 200, [("x-a", "b")]), 9) + body($0) },
        Self("a head in pieces of two bytes") { split(head($0), 2) + body($0) },
        Self("a continued head and no body", 200, "") { split(head($0, isLast: true), 4) },
        Self("continued trailers", trailers: sum) {
            head($0) + body($0, isLast: false) + split(trailers($0), 3)
        },
        Self("a padded head that is continued") { stream in
            let parts = split(head(stream, 200, [("x-a", "b")]), 9)
            return [parts[0].padded(7)] + parts.dropFirst() + body(stream)
        },
        Self("a continued head of 900 bytes") { stream in
            split(head(stream, 200, [("x-long", long + long + long)]), 300) + body(stream)
        },
    ]

    private static let hints = [
        Self("103") { head($0, 103, [("link", "a")]) + head($0) + body($0) },
        Self("many hints", trailers: sum) { stream in
            head(stream, 100) + head(stream, 103) + split(head(stream, 103, [("link", "b")]), 5)
                + head(stream) + body(stream, each: 2, isLast: false) + trailers(stream)
        },
        Self("a hint of nothing", 204, "") { head($0, 103) + head($0, 204, isLast: true) },
    ]

    /// With these frames in front of the body, and within it.
    private static func beside(_ name: String, _ frame: @escaping @Sendable (UInt32) -> HTTP2Frame)
        -> Self
    {
        Self(name) { stream in
            let frame = frame(stream)
            return head(stream) + [frame] + body(stream, "he", isLast: false) + [frame]
                + body(stream, "llo")
        }
    }

    private static let between = [
        beside("pings") { _ in .ping },
        beside("settings") { _ in .settings([3: 50]) },
        beside("windows of the stream") { .windowUpdate($0, 1_000) },
        beside("windows") { _ in .windowUpdate(0, 1_000) },
        beside("priorities") { HTTP2Frame(type: 2, stream: $0, payload: Data([0, 0, 0, 0, 1])) },
        beside("unknown frames") { HTTP2Frame(type: 0xfa, stream: $0, payload: Data(count: 9)) },
        beside("services") { HTTP2Frame(type: 10, stream: $0, payload: Data([0, 0]) + "h2".utf8) },
        beside("the end of the connection") { .goAway(last: $0) },
        beside("the end that is announced") { _ in .goAway(last: 0x7fff_ffff) },
    ]

    private static let others = [
        Self("204", 204, "") { head($0, 204, isLast: true) },
        Self("304", 304, "") { head($0, 304, [("content-length", "9")], isLast: true) },
        Self("HEAD", 200, "", method: "HEAD") {
            head($0, 200, [("content-length", "9")], isLast: true)
        },
        Self("HEAD with an empty body", 200, "", method: "HEAD") {
            head($0, 200, [("content-length", "9")]) + [.data($0, "")]
        },
        Self("404", 404) { head($0, 404) + body($0) },
        Self("500", 500, trailers: sum) { head($0, 500) + body($0, isLast: false) + trailers($0) },
        Self("a status of the table") { stream in
            [HTTP2Frame(type: 1, flags: 4, stream: stream, payload: Data([0x88]))] + body(stream)
        },
        Self("a head with a priority") { stream in
            let payload = Data([0, 0, 0, 0, 15, 0x88])
            return [HTTP2Frame(type: 1, flags: 0x24, stream: stream, payload: payload)]
                + body(stream)
        },
        Self("many fields") { stream in
            head(stream, 200, (1...20).map { ("x-\($0)", "\($0)") }) + body(stream)
        },
        Self("a reset without an error behind it") { head($0) + body($0) + [.reset($0, .none)] },
    ]

    private static func coded(
        _ coding: String, _ data: Data, _ fields: [(String, String)], _ size: Int
    ) -> Self {
        Self("\(coding), \(size) bytes each", 200, Compressed.text) { stream in
            let starts = Array(stride(from: 0, to: data.count, by: size))
            return head(stream, 200, [("content-encoding", coding)] + fields)
                + starts.map { start in
                    HTTP2Frame(
                        type: 0, flags: start == starts.last ? 1 : 0, stream: stream,
                        payload: Data(data.dropFirst(start).prefix(size)))
                }
        }
    }

    private static let compressed = [
        coded("gzip", Compressed.gzip, [("content-length", "\(Compressed.gzip.count)")], 100),
        coded("gzip", Compressed.gzip, [], 7),
        coded("deflate", Compressed.zlib, [], 5),
        coded("br", Compressed.brotli, [], 4),
    ]
}
