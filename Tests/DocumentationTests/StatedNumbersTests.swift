import Testing

/// Each limit that a public comment states has a test at the limit and beyond it, named by a row.
/// A new number without a row is an error, and so is a row of a number that is gone.
@Suite struct StatedNumbersTests {
    @Test(arguments: folders)
    func `each number of a public comment has a row`(_ folder: String) throws {
        let files = try sources(in: folder)
        #expect(!files.isEmpty)
        for file in files {
            let stated = Set(PublicComments(in: try text(of: file)).numbers)
            let listed = Set(rows.filter { "Sources/\($0.file).swift" == file }.map(\.number))
            #expect(stated == listed.union(untested[file] ?? []), "\(file)")
        }
    }

    @Test(arguments: rows)
    func `the test of a number exists`(_ row: StatedNumber) throws {
        let tests = try text(of: "Tests/\(row.tests).swift")
        #expect(tests.contains("func `\(row.test)`("), "missing in \(row.tests): \(row.test)")
    }

    @Test func `a row is that of a file in the folders`() {
        for row in rows {
            #expect(folders.contains { "Sources/\(row.file)".hasPrefix("\($0)/") }, "\(row.file)")
        }
    }
}

/// A number in a public comment, and the test that notices another one.
struct StatedNumber: Sendable, CustomTestStringConvertible {
    let file: String
    let number: String
    let tests: String
    let test: String

    init(_ file: String, _ number: String, _ tests: String, _ test: String) {
        (self.file, self.number, self.tests, self.test) = (file, number, tests, test)
    }

    var testDescription: String { "\(file): \(number)" }
}

private let folders = ["Sources/Streams", "Sources/StreamNet", "Sources/ResponseMapper"]

private let jar = "StreamNet/Transport/Cookies/CookieJar"
private let cookieLimits = "StreamNetTests/Transport/Cookies/CookieLimitsTests"
private let liveLimits = "StreamNetTests/Live/EventLimitsTests"
private let renewalLimits = "StreamNetTests/Client/Authorizing/RenewalLimitTests"
private let repairs = "ResponseMapperTests/Repairs"
private let configuring = "StreamNet/Transport/Configuring"
private let conformance = "StreamNetTests/Transport/Conformance"
private let decimals = "ResponseMapperTests/JSON/Numbers/DecimalParserDecimalTests"

/// Texts that take more memory than a test has, times, which depend on the machine, the numbers of
/// parameters of a function, and a time that is an example.
private let untested: [String: Set<String>] = [
    "Sources/ResponseMapper/JSON/Values/JSON+Parsing.swift": ["4 GiB"],
    "Sources/StreamNet/Transport/URLSession/URLSessionBackend.swift": ["50 ms"],
    "Sources/Streams/Combining/Flow+CombineLatestUpToEight.swift": ["five", "six", "seven"],
    "Sources/Streams/Combining/Flow+ZipUpToEight.swift": ["five", "six", "seven"],
    "Sources/Streams/Testing/Drawing.swift": ["3 seconds"],
]

private let sockets = "StreamNetTests/Live/Sockets/CurlSocketsTests"
private let socketEnds = "StreamNetTests/Live/Sockets/CurlSocketEndsTests"
private let socketFlow = "StreamNetTests/Live/Sockets/CurlSocketFlowTests"
private let stubbedSockets = "StreamNetTests/Live/Sockets/StubbedSocketsTests"

/// The numbers of the comments on sockets, and the tests of each.
private let socketNumbers: [(file: String, number: String, tests: String, test: String)] = [
    ("Provider+Socket", "101", sockets, "a refusal is a response with its body"),
    ("Reactive+Socket", "1000", stubbedSockets, "a code completes or fails the stream"),
    ("Reactive+Socket", "1001", socketEnds, "disposing sends 1001, and the connection ends"),
    ("Reactive+Socket", "1011", socketEnds, "an error of what is sent closes with 1011"),
    ("Reactive+Socket", "1014", stubbedSockets, connectsAgain),
    ("Socket", "1001", socketEnds, "a socket that nobody holds is closed"),
    ("Socket", "101", sockets, "a refusal is a response with its body"),
    ("Socket", "1000", stubbedSockets, "a code completes or fails the stream"),
    ("Socket", "five", socketEnds, closes), ("Socket", "1003", socketEnds, closes),
    ("Socket", "1007", socketEnds, closes), ("Socket", "1014", socketEnds, closes),
    ("Socket", "3000", socketEnds, closes), ("Socket", "4999", socketEnds, closes),
    (
        "Socket", "123 bytes", "StreamNetTests/Live/Sockets/FrameWriterTests",
        "a reason is cut between two characters"
    ),
    ("SocketRequest", "16,777,216", socketFlow, "a message has up to 16,777,216 bytes"),
    (
        "SocketRequest", "1009", socketEnds,
        "a server that breaks the protocol is told the code"
    ),
    ("SocketRequest", "30 seconds", socketEnds, "two pings without an answer lose the connection"),
]
private let closes = "a close that is not answered ends after five seconds"
private let connectsAgain =
    "a socket connects again behind the codes of a server that may be well again"

private let socketRows = socketNumbers.map {
    StatedNumber("StreamNet/Live/Sockets/\($0.file)", $0.number, $0.tests, $0.test)
}

private let rows: [StatedNumber] =
    socketRows + [
        StatedNumber(
            "StreamNet/Client/Tracing/TraceContext", "55 characters",
            "StreamNetTests/Client/Tracing/TraceContextTests",
            "of a newer version the parts that are known are read"),
        StatedNumber(
            "StreamNet/Tools/Stubs/StubAnswer+Socket", "1008", stubbedSockets,
            "another message than the expected one closes with 1008, and is reported"),
        StatedNumber(
            "ResponseMapper/Outcomes/MapError", "five",
            "ResponseMapperTests/Outcomes/MissingKeyTests",
            "a missing key is followed by those that there are"),
        StatedNumber(
            "StreamNet/Live/Events/Reactive+Events", "60 seconds", liveLimits,
            "silence of a minute is a lost connection"),
        StatedNumber(
            "StreamNet/Live/Events/Reactive+Events", "3 seconds",
            "StreamNetTests/Live/EventConnectionsTests",
            "ten failures wait 3, 6, 12, 24 and then 30 seconds"),
        StatedNumber(
            "StreamNet/Live/Records/EndMark", "8 KB", "StreamNetTests/Live/EndMarkTests",
            "an identifier that is too long to be sent back continues nothing"),
        StatedNumber(
            "StreamNet/Live/Events/Reconnect", "1,000,000", liveLimits,
            "an event has up to 1,000,000 bytes"),
        .init(
            "StreamNet/Live/Events/Reconnect", "100", "StreamNetTests/Live/EventConnectionsTests",
            "the server sets the wait"),
        .init(
            "StreamNet/Live/Events/Reconnect", "half", "StreamNetTests/Live/ReconnectJitterTests",
            "waits are spread by default"),
        StatedNumber(
            jar, "3000 cookies", cookieLimits,
            "of 3000, those that are not secure go first, and of these the oldest"),
        StatedNumber(
            jar, "180", cookieLimits,
            "of a domain, those that are not secure go first, and of these the oldest"),
        StatedNumber(
            jar, "4096 bytes", cookieLimits,
            "a server's cookie has up to 4096 bytes of name and value"),
        StatedNumber(
            jar, "1024 bytes", "StreamNetTests/Transport/Cookies/CookieJarTests",
            "cookies are kept and given back"),
        StatedNumber(
            jar, "400 days", cookieLimits, "no server's cookie lasts longer than 400 days"),
        StatedNumber(
            "StreamNet/Client/Limiting/RetryBudget", "35",
            "StreamNetTests/Client/Limiting/RetryBudgetTests",
            "35 transient retries without a success are sent, and the 36th is refused"),
        StatedNumber(
            "StreamNet/Client/Authorizing/TokenRefresh", "five", renewalLimits,
            "five renewals within 30 seconds are followed by none"),
        StatedNumber(
            "StreamNet/Client/Authorizing/TokenRefresh", "30 seconds", renewalLimits,
            "the time of five renewals is over after 30 seconds"),
        StatedNumber(
            "ResponseMapper/Decoding/JSON+Decodable", "38 digits",
            "ResponseMapperTests/JSON/Values/JSONCodingTests",
            "38 digits of a number come through another decoder"),
        StatedNumber(
            "ResponseMapper/JSON/Values/JSON+Values", "38", decimals, "decimals keep every digit"),
        StatedNumber(
            "ResponseMapper/Encoding/ModelEncoder", "512",
            "ResponseMapperTests/Encoding/ModelEncoderLimitsTests",
            "512 containers may be nested, and no more"),
        StatedNumber(
            "ResponseMapper/MapperPlugin", "700", "DocumentationTests/StatedDefaultsTests",
            "a page states the default"),
        StatedNumber(
            "ResponseMapper/Repairs/MappingPolicy", "hundred", "\(repairs)/ThoroughTests",
            "after a hundred there is silence"),
        StatedNumber(
            "ResponseMapper/Repairs/MappingPolicy", "half", "\(repairs)/RepairTests",
            "of each number of elements, the limit is dropped and one more is an error"),
        StatedNumber(
            "ResponseMapper/Repairs/Repair", "40 characters", "\(repairs)/RepairTests",
            "up to forty characters of a value are shown"),
        StatedNumber(
            "ResponseMapper/Repairs/Repair", "thousand", "\(repairs)/RepairLogTests",
            "up to a thousand repairs are logged, and others counted"),
        StatedNumber(
            "StreamNet/Caching/Rules/CacheKey", "24", "StreamNetTests/Caching/CacheKeyTests",
            "names of folders begin with 24 digits of the origin"),
        StatedNumber(
            "StreamNet/Caching/Storing/DiskCache", "minute", "StreamNetTests/Caching/DiskUseTests",
            "a use is recorded once a minute"),
        StatedNumber(
            "StreamNet/Caching/Storing/LayeredCache", "minute",
            "StreamNetTests/Caching/DiskUseTests",
            "a hit in memory is passed on once a minute, the keys of former minutes released"),
        StatedNumber(
            "StreamNet/Caching/Storing/DiskCache", "64 KB",
            "StreamNetTests/Caching/CacheRemovalsTests",
            "a disk remembers 8 192 removals in a file of 64 KB"),
        StatedNumber(
            "StreamNet/Model/Delivery/Delivery", "100,000,000 bytes",
            "StreamNetTests/Model/Delivery/DeliveryLimitsTests",
            "a body that is announced as longer than its limit fails with the head"),
        StatedNumber(
            "StreamNet/Model/Delivery/Delivery", "8,000,000 bytes",
            "StreamNetTests/Model/Delivery/StreamedBodyTests",
            "a sender is paused by the byte behind the limit"),
        StatedNumber(
            "StreamNet/Model/Encoding/Multipart", "70",
            "StreamNetTests/Model/Encoding/MultipartTests",
            "a boundary that cannot be one is refused"),
        StatedNumber(
            "StreamNet/Model/Requests/Attributes+Request", "60 seconds",
            "StreamNetTests/Transport/Transfers/TimeLimitsTests",
            "a buffered response has none unless one is set"),
        StatedNumber(
            "\(configuring)/Redirects", "20", "\(conformance)/RedirectLimitsTests",
            "a loop ends at the limit"),
        StatedNumber(
            "\(configuring)/TransportConfiguration", "100",
            "StreamNetTests/Transport/Gate/HostQueuesTests",
            "a host that speaks HTTP/2 has more room at once"),
        StatedNumber(
            "\(configuring)/TransportConfiguration", "300 KB",
            "StreamNetTests/Transport/Curl/CurlServerSettingsTests",
            "a head has up to 300 KB where nothing else is set"),
        StatedNumber(
            "\(configuring)/TransportConfiguration", "128 KB",
            "StreamNetTests/Transport/HTTP2/HTTP2HeadSizesTests", "up to 128 KB arrive"),
        StatedNumber(
            "\(configuring)/TransportConfiguration", "60 seconds",
            "DocumentationTests/StatedDefaultsTests", "a page states the default"),
        StatedNumber(
            "StreamNet/Transport/Files/Response+SuggestedFilename", "255 bytes",
            "StreamNetTests/Transport/Files/SuggestedFilenameTests",
            "a long name keeps its extension"),
        StatedNumber(
            "Streams/Combining/Flow+Concat", "million", "StreamsTests/Combining/ConcatDeepTests",
            "a million parts are joined, run and let go without stack"),
        StatedNumber(
            "Streams/Combining/Flow+Concat", "thousand", "StreamsTests/Combining/ConcatDeepTests",
            "a million parts are joined, run and let go without stack"),
        StatedNumber(
            "Streams/Combining/Flow+Concat", "hundred", "StreamsTests/Combining/ConcatDeepTests",
            "a million parts are joined, run and let go without stack"),
        StatedNumber(
            "Streams/Combining/Observable+Merge", "million", "StreamsTests/Combining/MergeTests",
            "a million streams that complete at once take no stack"),
        StatedNumber(
            "Streams/Recovering/Flow+Retry", "million", "StreamsTests/Contract/ThreadsContract",
            "a million attempts that fail at once take no stack"),
        StatedNumber(
            "Streams/Recovering/RetryPolicy", "million", "StreamsTests/Recovering/RetryPolicyTests",
            "many attempts that fail at once take no stack"),
        StatedNumber(
            "Streams/Scheduling/CurrentThreadScheduler", "million",
            "StreamsTests/Scheduling/SchedulersTests",
            "work that schedules itself takes no stack on the current thread"),
        StatedNumber(
            "Streams/Testing/VirtualTimeScheduler", "million",
            "StreamsTests/Scheduling/SchedulersTests",
            "a million pieces of work at one instant are no failure"),
        StatedNumber(
            "Streams/Transforming/Observable+ConcatMap", "million",
            "StreamsTests/Transforming/ConcatMapTests",
            "a million flows that waited take no stack"),
    ]
