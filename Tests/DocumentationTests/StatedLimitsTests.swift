import Testing

/// The limits that pages and comments state are those of the sources, where no other test would
/// notice.
@Suite struct StatedLimitsTests {
    @Test(arguments: limits)
    func `a page states the limit of the sources`(_ limit: StatedLimit) throws {
        try limit.statement.expectStated()
        let isSo = try text(of: limit.file).contains(limit.code)
        #expect(isSo, "missing in \(limit.file): \(limit.code)")
    }

    @Test(arguments: [
        ("CURL", "twenty-three functions of libcurl", 23), ("OPENSSL", "thirteen of OpenSSL", 13),
        ("NGHTTP2", "twenty-eight of nghttp2", 28), ("ZLIB", "six functions of zlib", 6),
        ("BROTLI", "three of brotli", 3), ("DEFLATING", "four more to compress", 4),
    ])
    func `a page counts the functions of a library`(
        _ library: String, _ words: String, _ count: Int
    ) throws {
        let files = ["Sources/CShims/CurlBinding.c", "Sources/CShims/HTTP2Binding.c"]
        let source = try files.map { try text(of: $0) }.joined()
        let start = try #require(source.firstRange(of: "#define \(library)(each)")).upperBound
        let list = source[start...].prefix(upTo: source[start...].endOfMacro)
        #expect(list.matches(of: /each\(/).count == count)
        try Statement("Transports", words).expectStated()
    }

    @Test func `a page counts the hooks of a plugin`() throws {
        let source = try text(of: "Sources/StreamNet/Client/Intercepting/Plugin.swift")
        let hooks = source.split(separator: "\n").filter { $0.hasPrefix("    func ") }
        #expect(hooks.count == 11)
        try Statement("ComingFromAlamofire", "eleven hooks").expectStated()
    }
}

/// A statement of a page, and the code that makes it true.
struct StatedLimit: Sendable, CustomTestStringConvertible {
    let statement: Statement
    let code: String
    let file: String

    init(_ page: String, _ words: String, _ code: String, _ file: String) {
        self.init(Statement(page, words), code, "Sources/StreamNet/\(file).swift")
    }

    /// A statement of a comment, made true in the same file or in another.
    init(_ words: String, _ code: String, in file: String, by other: String? = nil) {
        let path = "Sources/StreamNet/\(file).swift"
        let place = other.map { "Sources/StreamNet/\($0).swift" } ?? path
        self.init(Statement(in: path, words), code, place)
    }

    init(_ statement: Statement, _ code: String, _ file: String) {
        (self.statement, self.code, self.file) = (statement, code, file)
    }

    var testDescription: String { statement.testDescription }
}

private let platforms = Statement(
    "PlatformsAndLanguageModes", "macOS 13, iOS 16, tvOS 16, watchOS 9 and visionOS 1")
private let supported =
    "[.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)]"
private let delivery = "Model/Delivery/Delivery"
private let parts = "Model/Decoding/ByteStream+Parts"
private let cookies = "Transport/Cookies"
private let redirects = "Transport/Configuring/Redirects"
private let records = "Live/Records/RecordStream"

private let limits: [StatedLimit] = [
    StatedLimit(platforms, supported, "Package.swift"),
    StatedLimit(
        Statement(in: "README.md", "macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1"),
        supported, "Package.swift"),
    StatedLimit(
        Statement(in: "README.md", "Swift 6.2 or later"), "swift-tools-version: 6.2",
        "Package.swift"),
    StatedLimit(
        Statement("PlatformsAndLanguageModes", "Swift 6.2 or later"), "swift-tools-version: 6.2",
        "Package.swift"),
    StatedLimit("Transfers", "| 100,000,000 bytes |", "usual = 100_000_000", delivery),
    StatedLimit("Transfers", "8 MB by default", "streamed(buffering: 8_000_000)", delivery),
    StatedLimit("TransfersInDetail", "limited to 10 MB", "otherwise = 10_000_000", delivery),
    StatedLimit(
        "LiveDataInDetail", "by default 8,000,000", "streamed(buffering: 8_000_000)", delivery),
    StatedLimit(
        "LiveDataInDetail", "up to 64 KB of a stream", "longestRefusal = 65_536",
        "Live/Events/EventRequest"),
    StatedLimit(
        "StreamedBodies", "a megabyte for a line", "lines(upTo limit: Int = 1_000_000)", parts),
    StatedLimit(
        "StreamedBodies", "and for the data of an event", "upTo limit: Int = 1_000_000",
        parts),
    StatedLimit(
        "RetryTokensLogging", "By default it makes two more attempts", "_ retries: Int = 2",
        "Client/Retrying/Retry"),
    StatedLimit(
        "RetryTokensLogging", "is longer than a minute", "longestWait: Duration = .seconds(60)",
        "Client/Retrying/Retry"),
    StatedLimit(
        "RetryAndTokensInDetail", "after 60 seconds or the limit of `within:`",
        "within limit: Duration = .seconds(60)", "Client/Authorizing/TokenRefresh"),
    StatedLimit(
        "RetryAndTokensInDetail", "After five renewals", "most = 5",
        "Client/Authorizing/Renewals"),
    StatedLimit(
        "ConfigureTheTransport", "`.follow`, up to 20", "follow = Redirects(limit: 20)", redirects),
    StatedLimit("SendARequest", "follows 20 redirects", "follow = Redirects(limit: 20)", redirects),
    StatedLimit(
        "ConfigureTheTransport", "more than 4096 bytes together", "longest = 4_096",
        "\(cookies)/Cookie+Setting"),
    StatedLimit(
        "ConfigureTheTransport", "more than 1024 bytes", "longest = 1_024",
        "\(cookies)/CookieAttributes"),
    StatedLimit(
        "CachingInDetail", "the latest 1 000 addresses", "limit = 1_000",
        "Caching/Storing/MemoryCache"),
    StatedLimit(
        "CachingInDetail", "after each 64 KB of records", "limit = 65_536",
        "Caching/Storing/DiskCache+Files"),
    StatedLimit(
        "CachingInDetail", "up to 16 variants", "maximumVariants = 16",
        "Caching/Rules/CacheEntry"),
    StatedLimit(
        "EncodeAPayload", "more than a megabyte", "limit = 1_000_000",
        "Model/Encoding/Multipart+Encoding"),
    StatedLimit(
        "Transports", "as soon as 256 KB", "chunk = 262_144", "Transport/Exchanges/UploadBody"),
    StatedLimit(
        "Transports", "64 KB at a time", "room = 65_536", "Transport/Inflating/Inflater"),
    StatedLimit(
        "Transports", "up to 100 requests share", "streams = 100", "Transport/Gate/HostQueues"),
    StatedLimit(
        "Transports", "share one connection, up to 100", "limit = 100",
        "Transport/HTTP2/HTTP2Session"),
    StatedLimit(
        "Transports", "the limit is 300 KB", "limit = 307_200", "Transport/HTTP1/HeadReader"),
    StatedLimit(
        "Transports", "it is 128 KB at most", "limit = 131_072", "Transport/HTTP2/HTTP2Stream"),
    StatedLimit(
        "Transports", "and after 118 s", "idleAge = Duration.seconds(118)",
        "Transport/Connections/CurlSettings"),
    StatedLimit(
        "Transports", "silent for 10 s", "silence: Duration = .seconds(10)",
        "Transport/Connections/CurlSettings"),
    StatedLimit(
        "Transports", "after half a second of silence", ">= .milliseconds(500)",
        "Transport/Exchanges/HTTPExchange"),
    StatedLimit(
        Statement("Transports", "after 30 s without an answer to TCP's keepalive"),
        "idle = 15, interval = 5, count = 3", "Sources/CShims/CurlBinding.c"),
    StatedLimit(
        "Transports", "a megabyte of undelivered data", "room = 1_000_000",
        "Transport/Exchanges/CurlTransfer"),
    StatedLimit(
        "Transports", "blocked for 2 ms", "maximumWait = Duration.milliseconds(2)",
        "Transport/Exchanges/DeliveryQueue"),
    StatedLimit("up to 100,000,000 bytes; the default", "usual = 100_000_000", in: delivery),
    StatedLimit("up to 8,000,000 bytes wait", "streamed(buffering: 8_000_000)", in: delivery),
    StatedLimit("Follows up to 20 redirects.", "follow = Redirects(limit: 20)", in: redirects),
    StatedLimit(
        "by default 1,000,000.", "elementLimit: Key<Int> { .init(1_000_000) }", in: records),
    StatedLimit(
        "`retry:`, or 3 seconds", "base: Duration = .seconds(3)",
        in: "Live/Events/Reactive+Events", by: "Live/Events/Reconnect"),
    StatedLimit(
        Statement("WhenTheServerLies", "truncated after 40 characters", of: .responseMapper),
        "scalars.prefix(40)", "Sources/ResponseMapper/JSON/Writing/JSON+Text.swift"),
    StatedLimit(
        Statement("WhenTheServerLies", "Up to half of the elements of a list", of: .responseMapper),
        "package var dropping = DropLimit.share(0.5)",
        "Sources/ResponseMapper/Repairs/MappingPolicy.swift"),
]

extension Substring {
    /// The end of a macro, whose lines but the last end with a backslash.
    fileprivate var endOfMacro: Index {
        var end = startIndex
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            end = line.endIndex
            if !line.hasSuffix("\\") { break }
        }
        return end
    }
}
