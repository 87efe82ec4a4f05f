@testable import StreamNet
import Testing

/// The file of a response is complete under its name, or not there at all.
@Suite(.virtualLimit) struct PartFileTests {
    private let download: Download
    init() throws { download = try Download() }

    @Test func `an empty response is an empty file`() throws {
        #expect(try download.open().finish().count == 0)
        #expect(download.text == "")
    }

    @Test func `a part is hidden and nobody else's, the file is as usual`() throws {
        let part = try download.open()
        let name = try #require(try download.folder.names.first)
        #expect(name.hasPrefix(".a.txt.") && name.hasSuffix(".part"))
        #expect(try Download.mode(download.folder.url.appending(path: name)) == 0o600)
        _ = try part.finish()
        let usual = try download.folder.file("usual", "")
        #expect(try Download.mode(download.file) == Download.mode(usual))
    }

    @Test func `a replaced file stays whole until then, and gives its mode`() throws {
        try Download.permit(0o640, download.folder.file("a.txt", "old"))
        let part = try download.open(.replacesFile)
        try part.write(Data("new".utf8))
        #expect(download.text == "old")
        _ = try part.finish()
        #expect(download.text == "new")
        #expect(try Download.mode(download.file) == 0o640)
    }

    @Test func `a link is replaced, not the file that it leads to`() throws {
        let other = try download.folder.file("b.txt", "old")
        try FileManager.default.createSymbolicLink(at: download.file, withDestinationURL: other)
        _ = try download.open(.replacesFile).finish()
        #expect(try String(contentsOf: other, encoding: .utf8) == "old")
        #expect(download.text == "")
    }

    @Test func `a name of 255 bytes has room for its part`() throws {
        let name = String(repeating: "ü", count: 127)
        let file = download.folder.url.appending(path: name)
        let part = try PartFile.open(.file(file), for: Response(), of: download.request())
        #expect(try part.finish().url == file)
        #expect(try download.names == [name])
    }

    @Test(arguments: [true, false])
    func `an abandoned part is gone, unless it can be resumed`(isResumable: Bool) throws {
        let part = try download.open()
        try part.write(Data("hel".utf8))
        part.abandon(resumable: isResumable)
        #expect(try download.names == (isResumable ? ["part"] : []))
        #expect(download.tokens.all.map(\.count) == (isResumable ? [3] : []))
    }

    @Test func `a part that everybody forgot is gone`() throws {
        do {
            let part = try download.open()
            try part.write(Data("hel".utf8))
        }
        #expect(try download.names == [])
        #expect(download.tokens.all.isEmpty)
    }

    @Test func `what comes after the end changes nothing`() throws {
        let kept = try download.open()
        try kept.write(Data("hel".utf8))
        kept.abandon(resumable: true)
        kept.abandon(resumable: false)
        let finished = try download.open()
        _ = try finished.finish()
        finished.abandon(resumable: false)
        for part in [kept, finished] {
            let late = #expect(throws: NetError.self) { try part.write(Data("lo".utf8)) }
            #expect(late?.description == "cancelled")
            #expect(throws: NetError.self) { try part.finish() }
        }
        #expect(download.tokens.all.count == 1)
        #expect(try download.names == ["part", "a.txt"])
        #expect(download.text == "")
    }

    @Test func `a file that appeared meanwhile is kept`() throws {
        let part = try download.open()
        try part.write(Data("new".utf8))
        _ = try download.folder.file("a.txt", "other")
        let error = #expect(throws: NetError.self) { try part.finish() }
        #expect(error?.detail?.hasSuffix("an error: one: \(download.file.path)") == true)
        #expect(download.text == "other")
        #expect(try download.names == ["a.txt"])
    }

    @Test func `a folder that appeared or went fails it, with the system's words`() throws {
        let part = try download.open(.replacesFile)
        try FileManager.default.createDirectory(
            at: download.file, withIntermediateDirectories: false)
        #expect(throws: NetError.self) { try part.finish() }
        #expect(try download.names == ["a.txt"])
        try FileManager.default.removeItem(at: download.file)
        let lost = try download.open()
        try FileManager.default.removeItem(at: download.folder.url)
        let error = #expect(throws: NetError.self) { try lost.finish() }
        #expect(error?.detail?.contains("No such file or directory: ") == true)
    }

    /// `/dev/full` is a disk that is always full, on Linux.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func `a full disk fails the write and leaves nothing`() throws {
        let site = try FileLocation(download.file, [])
        let plan = PartFile.Plan(
            site: site, part: try download.folder.file(".a.part", "hel"), mode: 0o600,
            request: download.request(), validator: "\"v1\"", keep: { download.tokens.add($0) })
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let part = PartFile(plan, full, count: 3)
        let error = #expect(throws: NetError.self) { try part.write(Data("lo".utf8)) }
        #expect(
            error?.description == """
                GET https://host/file: wanted to write the response to a file, \
                found an error (No space left on device: \(site.path))
                """)
        part.abandon(resumable: true)
        #expect(download.tokens.all.isEmpty)
        #expect(try download.names == [])
    }
}
