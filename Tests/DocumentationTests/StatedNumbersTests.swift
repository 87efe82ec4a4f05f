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
        let isThere = try Self.tests.get().contains("func `\(row.test)`(")
        #expect(isThere, "\(row.test)")
    }

    /// The code of all tests.
    private static let tests = Result {
        try sources(in: "Tests").map { try text(of: $0) }.joined()
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
    let test: String

    var testDescription: String { "\(file): \(number)" }
}

private let folders = ["Sources/Streams", "Sources/StreamNet", "Sources/ResponseMapper"]

/// Texts that take more memory than a test has, times, which depend on the machine, the numbers of
/// parameters of a function, and a time that is an example.
private let untested: [String: Set<String>] = [
    "Sources/ResponseMapper/JSON/Values/JSON+Parsing.swift": ["4 GiB"],
    "Sources/StreamNet/Transport/URLSession/URLSessionBackend.swift": ["50 ms"],
    "Sources/Streams/Combining/Flow+CombineLatestUpToEight.swift": ["five", "six", "seven"],
    "Sources/Streams/Combining/Flow+ZipUpToEight.swift": ["five", "six", "seven"],
    "Sources/Streams/Testing/Drawing.swift": ["3 seconds"],
]

/// The files of Sources, and below each the numbers that it states, with the test of each.
private let table = """
    ResponseMapper/Decoding/JSON+Decodable
      38 digits: 38 digits of a number come through another decoder
    ResponseMapper/Encoding/ModelEncoder
      512: 512 containers may be nested, and no more
    ResponseMapper/JSON/Values/JSON+Values
      38: decimals keep every digit
    ResponseMapper/MapperPlugin
      700: a page states the default
    ResponseMapper/Outcomes/MapError
      five: a missing key is followed by those that there are
    ResponseMapper/Repairs/MappingPolicy
      hundred: after a hundred there is silence
      half: of each number of elements, the limit is dropped and one more is an error
    ResponseMapper/Repairs/Repair
      40 characters: up to forty characters of a value are shown
      thousand: after a thousand, repairs are counted
    StreamNet/Caching/Rules/CacheKey
      24: names of folders begin with 24 digits of the origin
    StreamNet/Caching/Storing/DiskCache
      minute: a use is recorded once a minute
      64 KB: a disk remembers 8 192 removals in a file of 64 KB
    StreamNet/Caching/Storing/LayeredCache
      minute: a hit in memory is passed on once a minute, and former keys are released
    StreamNet/Client/Authorizing/TokenRefresh
      five / 30 seconds: five renewals within 30 seconds are followed by none
    StreamNet/Client/Limiting/RetryBudget
      35: 35 transient retries without a success are sent, and the 36th is refused
    StreamNet/Client/Tracing/TraceContext
      55 characters: of a newer version the parts that are known are read
    StreamNet/Live/Events/Reactive+Events
      60 seconds: silence of a minute is a lost connection
      3 seconds: ten failures wait 3, 6, 12, 24 and then 30 seconds
    StreamNet/Live/Events/Reconnect
      100: the server sets the wait
      half: waits are spread by default
    StreamNet/Live/Records/RecordStream
      1,000,000: an event has up to 1,000,000 bytes
    StreamNet/Live/Records/EndMark
      8 KB: an identifier that is too long to be sent back continues nothing
    StreamNet/Live/Sockets/Provider+Socket
      101: a refusal is a response with its body
    StreamNet/Live/Sockets/Reactive+Socket
      1000: a code completes or fails the stream
      1001: disposing sends 1001, and the connection ends
      1011: an error of what is sent closes with 1011
      1014: a socket connects again behind the codes of a server that may be well again
    StreamNet/Live/Sockets/Socket
      1001: a socket that nobody holds is closed
      101: a refusal is a response with its body
      1000: a code completes or fails the stream
      five / 1003 / 1007 / 1014 / 3000 / 4999: a close that is not answered ends after five seconds
      123 bytes: a reason is cut between two characters
    StreamNet/Live/Sockets/SocketRequest
      16,777,216: a message has up to 16,777,216 bytes
      1009: a server that breaks the protocol is told the code
      30 seconds: two pings without an answer lose the connection
    StreamNet/Model/Delivery/Delivery
      100,000,000 bytes: a body that is announced as longer than its limit fails with the head
      8,000,000 bytes: a sender is paused by the byte behind the limit
    StreamNet/Model/Encoding/Multipart
      70: a boundary that cannot be one is refused
    StreamNet/Model/HTTP/SecretRule
      16 characters: the table is right
    StreamNet/Model/Requests/Attributes+Request
      60 seconds: a buffered response has none unless one is set
    StreamNet/Tools/Simulating/Simulation
      10 seconds / million / 20: a search that ends by itself says nothing of it
    StreamNet/Tools/Stubs/StubAnswer+Socket
      1008: another message than the expected one closes with 1008, and is reported
    StreamNet/Transport/Configuring/Redirects
      20: a loop ends at the limit
    StreamNet/Transport/Configuring/TransportConfiguration
      100: the requests to a host that speaks HTTP/2 share a connection
      300 KB: a head has up to 300 KB by default
      128 KB: up to 128 KB arrive
      60 seconds: a page states the default
    StreamNet/Transport/Cookies/CookieJar
      3000 cookies: of 3000, those that are not secure go first, and of these the oldest
      180: of a domain, those that are not secure go first, and of these the oldest
      4096 bytes: a set cookie has up to 4096 bytes
      1024 bytes: cookies are kept and given back
      400 days: no server's cookie lasts over 400 days
    StreamNet/Transport/Files/Response+SuggestedFilename
      255 bytes: a long name keeps its extension
    Streams/Combining/Flow+Concat
      million / thousand / hundred: a million parts are joined, run and let go without stack
    Streams/Combining/Observable+Merge
      million: a million streams that complete at once take no stack
    Streams/Recovering/Flow+Retry
      million: a million attempts that fail at once take no stack
    Streams/Recovering/RetryPolicy
      million: many attempts that fail at once take no stack
    Streams/Scheduling/CurrentThreadScheduler
      million: work that schedules itself takes no stack on the current thread
    Streams/Testing/VirtualTimeScheduler
      million: a million pieces of work at one instant end the advance with a failure
    Streams/Transforming/Observable+ConcatMap
      million: a million flows that waited take no stack
    """

private let rows = tableRows(in: table).flatMap { row in
    row.name.split(separator: " / ")
        .map { StatedNumber(file: row.file, number: String($0), test: row.text) }
}
