@testable import StreamNet
import Testing

/// Going on with a part: what is asked for, and what the answers make of it.
@Suite(.virtualLimit) struct ResumingTests {
    private let download: Download
    init() throws { download = try Download() }

    private func resume(_ head: Response) throws -> PartFile {
        try download.open([], head, download.token())
    }

    @Test func `the rest is asked for, of the same version`() throws {
        let token = try #require(try download.token())
        #expect(
            download.request(token).headers == [
                "Range": "bytes=3-", "If-Range": "\"v1\"", "Accept-Encoding": "identity",
            ])
        #expect(token.description == "GET https://host/file: 3 bytes")
        #expect(download.request(nil).headers.isEmpty)
    }

    @Test func `a resumed transfer is resumed again, though the rest names no version`() throws {
        let part = try resume(Download.rest("bytes 3-9/10"))
        try part.write(Data("lo".utf8))
        part.abandon(resumable: true)
        #expect(download.tokens.all.map(\.count) == [3, 5])
        #expect(try download.names == ["part"])
        #expect(download.tokens.all.map { $0.fits(download.request()) } == [false, true])
    }

    private static let twice = HTTPHeaders(
        ["bytes 3-4/5", "bytes 3-4/5"].map { .init(name: "Content-Range", value: $0) })

    @Test(arguments: [
        (Download.rest("bytes 0-4/5"), "Content-Range: bytes 0-4/5"),
        (Download.rest("bytes 4-4/5"), "Content-Range: bytes 4-4/5"),
        (Download.rest("bytes */5"), "Content-Range: bytes */5"),
        (Download.rest("bytes 3-4/5", ["ETag": "\"v2\""]), "Content-Range: bytes 3-4/5"),
        (Download.rest("bytes 3-4/5", ["Content-Encoding": "gzip"]), "Content-Range: bytes 3-4/5"),
        (Response(status: 206), "no Content-Range"),
        (Response(status: 206, headers: twice), "Content-Range: bytes 3-4/5, bytes 3-4/5"),
    ])
    func `another part is an error, the next begins anew`(head: Response, found: String) throws {
        let error = #expect(throws: NetError.self) { try resume(head) }
        let wanted = "wanted the requested part of the file, found another"
        #expect(error?.detail == "\(wanted): \(found)")
        #expect(try download.names == [])
    }

    @Test func `a range nobody asked for is an error, one of the user's own is written`() throws {
        let head = Download.rest("bytes 3-4/5", Download.tagged)
        #expect(throws: NetError.self) { try download.open([], head) }
        var request = download.request()
        request.headers["Range"] = "bytes=3-4"
        let part = try PartFile.open(download.destination(), for: head, of: request)
        try part.write(Data("lo".utf8))
        part.abandon(resumable: true)
        #expect(download.tokens.all.isEmpty)
        #expect(try download.names == [])
    }

    @Test func `where the file cannot be written the part waits`() throws {
        let token = try #require(try download.token())
        _ = try download.folder.file("a.txt", "other")
        #expect(throws: NetError.self) { try download.open([], Download.rest(), token) }
        #expect(token.fits(download.request()))
    }

    /// `/dev/shm` is a disk of its own, on Linux.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/shm")))
    func `a part on another disk is brought along`() throws {
        let elsewhere = URL(filePath: "/dev/shm/streamnet-tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: elsewhere) }
        let first = try PartFile.open(
            .file(elsewhere.appending(path: "a.txt"), .createsFolders)
                .keepingPart { download.tokens.add($0) },
            for: Response(headers: Download.tagged), of: download.request())
        try first.write(Data("hel".utf8))
        first.abandon(resumable: true)
        let part = try download.open([], Download.rest(), download.tokens.all.first)
        try part.write(Data("lo".utf8))
        _ = try part.finish()
        #expect(download.text == "hello")
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
    }

    @Test func `only a refused rest is asked for again`() throws {
        let token = try #require(try download.token())
        let destination = download.destination([], token)
        let request = download.request(token)
        #expect(destination.mustRestart(after: Response(status: 416), to: request))
        #expect(!destination.mustRestart(after: Response(status: 404), to: request))
        #expect(!destination.mustRestart(after: Response(status: 416), to: download.request()))
        #expect(!download.destination().mustRestart(after: Response(status: 416), to: request))
    }

    @Test(arguments: [
        ("bytes 0-0/1", "0...0/1"), ("bytes 5-9/10", "5...9/10"), ("bytes 5-9/*", "5...9/*"),
        ("bytes  5-9/10", "5...9/10"), ("bytes */10", nil), ("bytes 9-5/10", nil),
        ("bytes 5-9/9", nil), ("bytes 5-9", nil), ("bytes 5-/10", nil), ("bytes -5/10", nil),
        ("items 5-9/10", nil), ("bytes=5-9/10", nil), ("", nil), ("bytes +5-9/10", nil),
        ("bytes 0-99999999999999999999/*", nil), ("bytes 5-9/x", nil), ("bytes 5-9/10/11", nil),
    ])
    func `a range is read, or is none`(text: String, range: String?) {
        let read = ContentRange(text).map { "\($0.bounds)/" + ($0.total.map { "\($0)" } ?? "*") }
        #expect(read == range)
    }
}
