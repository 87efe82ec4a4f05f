@testable import StreamNet
import Testing

/// The parts without a writer, of which only those of killed processes are removed.
@Suite(.hangLimit) struct StrayPartsTests {
    private let download: Download
    init() throws { download = try Download() }

    /// Makes a file look as if it had been changed two minutes ago.
    private func age(_ file: URL) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -120)], ofItemAtPath: file.path)
    }

    private func ageAll() throws {
        for name in try download.folder.names { try age(download.folder.url.appending(path: name)) }
    }

    private func sweep() { StrayParts.remove(in: download.folder.url.path) }

    @Test func `a part that nobody writes goes, and nothing else`() throws {
        let others = [".a.txt.abc.part", "a.streamnet.part", ".b.part", "c.txt", ".part"]
        for name in others + [".a.txt.abc.streamnet.part"] {
            try age(download.folder.file(name, "hel"))
        }
        sweep()
        #expect(try download.folder.names == others.sorted())
    }

    @Test func `a part that was just made stays, as it may not be locked yet`() throws {
        _ = try download.folder.file(".a.txt.abc.streamnet.part", "hel")
        sweep()
        #expect(try download.names == ["part"])
    }

    @Test func `a part that is being written stays, however slowly, and is finished`() throws {
        let part = try download.open()
        try part.write(Data("hel".utf8))
        try ageAll()
        sweep()
        try part.write(Data("lo".utf8))
        #expect(try part.finish().count == 5)
        #expect(download.text == "hello")
        #expect(try download.names == ["a.txt"])
    }

    @Test func `a part that a token names stays, and is written again under a lock`() throws {
        let token = try #require(try download.token())
        try ageAll()
        sweep()
        #expect(try download.names == ["part"])
        let part = try download.open([], Download.rest(), token)
        try ageAll()
        sweep()
        try part.write(Data("lo".utf8))
        _ = try part.finish()
        #expect(download.text == "hello")
        #expect(try download.names == ["a.txt"])
    }

    @Test func `a part of a killed process goes with the next download there`() async throws {
        let folder = download.folder.url
        await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as URL] in
            let file = folder.appending(path: "b.txt")
            let part = try PartFile.open(
                .file(file), for: Response(), of: EncodedRequest(url: Download.url))
            try part.write(Data("hel".utf8))
            kill(getpid(), SIGKILL)
        }
        #expect(try download.names == ["part"])
        try ageAll()
        let part = try download.open()
        StrayParts.queue.sync {}
        #expect(try download.names == ["part"])
        _ = try part.finish()
        #expect(try download.names == ["a.txt"])
    }
}
