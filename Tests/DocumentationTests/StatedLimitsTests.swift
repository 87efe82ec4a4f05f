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

/// A statement of a page or a comment, and the code that makes it true.
struct StatedLimit: Sendable, CustomTestStringConvertible {
    let statement: Statement
    let code: String
    let file: String

    /// - Parameters:
    ///   - file: The file of the code.
    ///   - place: The name of a page, the path of a document, or `comment` for one in the file.
    ///   - text: The words of the place, and behind ` // ` the code.
    init(_ file: String, _ place: String, _ text: String) {
        self.file = file.contains(".") ? file : "Sources/\(file).swift"
        let catalogue: Catalogue = file.hasPrefix("ResponseMapper") ? .responseMapper : .streamNet
        let path = place.contains(".") ? place : catalogue.page(place)
        let parts = text.split(separator: " // ").map { String($0) }
        statement = Statement(in: place == "comment" ? self.file : path, parts.first ?? "")
        code = parts.last ?? ""
    }

    var testDescription: String { statement.testDescription }
}

/// The files of code, and below each the places that state its limits.
private let table = #"""
    Package.swift
      PlatformsAndLanguageModes: macOS 13, iOS 16, tvOS 16, watchOS 9 and visionOS 1 // \#
    [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)]
      README.md: macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1 // \#
    [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)]
      README.md: Swift 6.2 or later // swift-tools-version: 6.2
      PlatformsAndLanguageModes: Swift 6.2 or later // swift-tools-version: 6.2
    StreamNet/Model/Delivery/Delivery
      Transfers: | 100,000,000 bytes | // usual = 100_000_000
      comment: up to 100,000,000 bytes; the default // usual = 100_000_000
      Transfers: 8 MB by default // streamed(buffering: 8_000_000)
      LiveDataInDetail: by default 8,000,000 // streamed(buffering: 8_000_000)
      comment: up to 8,000,000 bytes wait // streamed(buffering: 8_000_000)
      TransfersInDetail: limited to 10 MB // otherwise = 10_000_000
    StreamNet/Live/Events/EventRequest
      LiveDataInDetail: up to 64 KB of a stream // longestRefusal = 65_536
    StreamNet/Live/Events/Reconnect
      Sources/StreamNet/Live/Events/Reactive+Events.swift: `retry:`, or 3 seconds // \#
    base: Duration = .seconds(3)
    StreamNet/Live/Records/RecordStream
      comment: by default 1,000,000. // elementLimit: Key<Int> { .init(1_000_000) }
    StreamNet/Model/Decoding/ByteStream+Parts
      StreamedBodies: a megabyte for a line // lines(upTo limit: Int = 1_000_000)
      StreamedBodies: and for the data of an event // upTo limit: Int = 1_000_000
    StreamNet/Client/Retrying/Retry
      RetryTokensLogging: By default it makes two more attempts // _ retries: Int = 2
      RetryTokensLogging: is longer than a minute // longestWait: Duration = .seconds(60)
    StreamNet/Client/Authorizing/TokenRefresh
      RetryAndTokensInDetail: after 60 seconds or the limit of `within:` // \#
    within limit: Duration = .seconds(60)
    StreamNet/Client/Authorizing/Renewals
      RetryAndTokensInDetail: After five renewals // most = 5
    StreamNet/Transport/Configuring/Redirects
      ConfigureTheTransport: `.follow`, up to 20 // follow = Redirects(limit: 20)
      SendARequest: follows 20 redirects // follow = Redirects(limit: 20)
      comment: Follows up to 20 redirects. // follow = Redirects(limit: 20)
    StreamNet/Transport/Cookies/Cookie+Setting
      ConfigureTheTransport: more than 4096 bytes together // longest = 4_096
    StreamNet/Transport/Cookies/CookieAttributes
      ConfigureTheTransport: more than 1024 bytes // longest = 1_024
    StreamNet/Caching/Storing/MemoryCache
      CachingInDetail: the latest 1 000 addresses // limit = 1_000
    StreamNet/Caching/Storing/DiskCache+Files
      CachingInDetail: after each 64 KB of records // limit = 65_536
    StreamNet/Caching/Rules/CacheEntry
      CachingInDetail: up to 16 variants // maximumVariants = 16
    StreamNet/Model/Encoding/Multipart+Encoding
      EncodeAPayload: more than a megabyte // limit = 1_000_000
    StreamNet/Transport/Exchanges/UploadBody
      Transports: as soon as 256 KB // chunk = 262_144
    StreamNet/Transport/Inflating/Inflater
      Transports: 64 KB at a time // room = 65_536
    StreamNet/Transport/Gate/HostQueues
      Transports: up to 100 requests share // streams = 100
    StreamNet/Transport/HTTP2/HTTP2Session
      Transports: share one connection, up to 100 // limit = 100
    StreamNet/Transport/HTTP1/HeadReader
      Transports: the limit is 300 KB // limit = 307_200
    StreamNet/Transport/HTTP2/HTTP2Stream
      Transports: it is 128 KB at most // limit = 131_072
    StreamNet/Transport/Connections/CurlSettings
      Transports: and after 118 s // idleAge = Duration.seconds(118)
      Transports: silent for 10 s // silence: Duration = .seconds(10)
    StreamNet/Transport/Exchanges/HTTPExchange
      Transports: after half a second of silence // >= .milliseconds(500)
    Sources/CShims/CurlBinding.c
      Transports: after 30 s without an answer to TCP's keepalive // \#
    idle = 15, interval = 5, count = 3
    StreamNet/Transport/Exchanges/CurlTransfer
      Transports: a megabyte of undelivered data // room = 1_000_000
    StreamNet/Transport/Exchanges/DeliveryQueue
      Transports: blocked for 2 ms // maximumWait = Duration.milliseconds(2)
    ResponseMapper/JSON/Writing/JSON+Text
      WhenTheServerLies: truncated after 40 characters // scalars.prefix(40)
    ResponseMapper/Repairs/MappingPolicy
      WhenTheServerLies: Up to half of the elements of a list // \#
    package var dropping = DropLimit.share(0.5)
    """#

private let limits = tableRows(in: table).map { StatedLimit($0.file, $0.name, $0.text) }

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
