@testable import StreamNet
import Testing

/// The rest of a file is all that is missing, or the file is not finished.
@Suite(.virtualLimit) struct ResumedLengthTests {
    private let download: Download
    init() throws { download = try Download() }

    /// The outcome of a part of 3 bytes and the rest, in the words of a table.
    private func outcome(of length: Int?, _ range: String, _ text: String) throws -> String {
        let token = try download.token(announcing: length)
        do {
            let part = try download.open([], Download.rest(range), token)
            do {
                try part.write(Data(text.utf8))
                return "\(try part.finish().count)"
            } catch {
                part.abandon(resumable: error.isLostConnection)
                throw error
            }
        } catch let error as NetError {
            return error.detail ?? "\(error)"
        }
    }

    private static let wrong = "wanted the requested part of the file, found another: "

    @Test(
        arguments: [
            (nil, "bytes 3-4/*", "lo", "5"), (5, "bytes 3-4/*", "lo", "5"),
            (5, "bytes 3-4/5", "lo", "5"), (nil, "BYTES 3-4/5", "lo", "5"),
            // The bytes of the range do not all come.
            (nil, "bytes 3-9/*", "lo", "wanted 10 bytes, found the end after 5: "),
            (10, "bytes 3-9/*", "lo", "wanted 10 bytes, found the end after 5: "),
            (nil, "bytes 3-9/20", "lo", "wanted 20 bytes, found the end after 5: "),
            (nil, "bytes 3-4/*", "", "wanted 5 bytes, found the end after 3: "),
            (nil, "bytes 3-3/*", "", "wanted 4 bytes, found the end after 3: "),
            // The range is not all of the rest.
            (10, "bytes 3-4/*", "lo", "wanted 10 bytes, found the end after 5: "),
            (6, "bytes 3-4/*", "lo", "wanted 6 bytes, found the end after 5: "),
            (10, "bytes 3-4/10", "lo", "wanted 10 bytes, found the end after 5: "),
            // More bytes come than the range has.
            (nil, "bytes 3-4/*", "low", wrong + "more than 5 bytes"),
            (nil, "bytes 3-4/9", "low", wrong + "more than 5 bytes"),
            // The file has another length by now.
            (10, "bytes 3-4/5", "lo", wrong + "Content-Range: bytes 3-4/5"),
            (5, "bytes 3-4/10", "lo", wrong + "Content-Range: bytes 3-4/10"),
            (5, "bytes 3-5/*", "low", wrong + "Content-Range: bytes 3-5/*"),
            (
                5, "bytes 3-9223372036854775807/*", "lo",
                wrong + "Content-Range: bytes 3-9223372036854775807/*"
            ),
            (
                nil, "bytes 3-9223372036854775806/*", "lo",
                "wanted 9223372036854775807 bytes, found the end after 5: "
            ),
        ] as [(Int?, String, String, String)])
    func `a rest is all that is missing, or the file is not there`(
        length: Int?, range: String, text: String, expected: String
    ) throws {
        let found = try outcome(of: length, range, text)
        #expect(found == expected)
        #expect((download.text != nil) == (Int(expected) != nil))
        let isKept = expected.contains("found the end after")
        #expect(try download.names == (isKept ? ["part"] : Int(expected) == nil ? [] : ["a.txt"]))
        #expect(download.tokens.all.count == (isKept ? 2 : 1))
    }

    @Test func `a token takes the announced length along`() throws {
        let token = try #require(try download.token(announcing: 10))
        #expect(token.total == 10)
        let stored = try JSONDecoder().decode(ResumeToken.self, from: JSONEncoder().encode(token))
        #expect(stored == token)
        // Also through a rest that does not announce it.
        let part = try download.open([], Download.rest("bytes 3-9/*"), stored)
        try part.write(Data("lo".utf8))
        part.abandon(resumable: true)
        #expect(download.tokens.all.last?.total == 10)
    }

    @Test func `a length that the rest announces is taken along, too`() throws {
        let part = try download.open([], Download.rest("bytes 3-9/10"), download.token())
        try part.write(Data("lo".utf8))
        part.abandon(resumable: true)
        #expect(download.tokens.all.map(\.total) == [nil, 10])
    }

    @Test func `a length cut from a range of the caller's own is not that of the file`() throws {
        var request = download.request()
        request.headers["Range"] = "bytes=3-4"
        for (text, count) in [("lo", 2), ("l", nil), ("low", nil)] as [(String, Int?)] {
            let part = try PartFile.open(
                download.destination(.replacesFile),
                for: Download.rest("bytes 3-4/9", Download.tagged), of: request)
            let finished = try? {
                try part.write(Data(text.utf8))
                return try part.finish().count
            }()
            part.abandon(resumable: true)
            #expect(finished == count)
        }
        #expect(download.tokens.all.isEmpty)
        #expect(download.text == "lo")
    }

    /// A date of change is that of all the bytes only a minute later (RFC 9110 §8.8.2.2).
    @Test(arguments: [("08:48:37", false), ("08:49:36", false), ("08:49:37", true)])
    func `a date of the same minute names no version`(time: String, namesOne: Bool) throws {
        _ = try download.token(Self.dated.merging(["Date": "Sun, 06 Nov 1994 \(time) GMT"]))
        #expect(download.tokens.all.count == (namesOne ? 1 : 0))
    }

    private static let dated: HTTPHeaders = [
        "Last-Modified": "Sun, 06 Nov 1994 08:48:37 GMT", "Date": "Sun, 06 Nov 1994 08:49:37 GMT",
    ]

    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:48:37 GMT", true), ("Sun, 06 Nov 1994 08:48:38 GMT", false),
    ])
    func `the rest of another date is none`(date: String, isSame: Bool) throws {
        let token = try #require(try download.token(Self.dated))
        let head = Download.rest("bytes 3-4/5", ["Last-Modified": date])
        let part = try? download.open([], head, token)
        #expect((part != nil) == isSame)
    }
}
