@testable import StreamNet
import Testing

/// Obstacles to a file: reported before anything is sent, and again after the head.
@Suite(.virtualLimit) struct FileDestinationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.file("old", "old")
        let manager = FileManager.default
        try manager.createDirectory(
            at: folder.url.appending(path: "folder"), withIntermediateDirectories: false)
        let links = [
            ("gone", "nowhere"), ("link", "old"), ("door", "folder"), ("null", "/dev/null"),
        ]
        for (name, place) in links {
            try manager.createSymbolicLink(
                atPath: folder.url.appending(path: name).path, withDestinationPath: place)
        }
    }

    /// A place in the folder, what may be done, and what is wanted and found; nil if it is fine.
    typealias Row = (name: String, options: FileDestination.Options, wanted: String?, found: String)

    @Test(
        arguments: [
            ("new", [], nil, ""), ("new", [.replacesFile, .createsFolders], nil, ""),
            ("old", .replacesFile, nil, ""), ("link", .replacesFile, nil, ""),
            ("gone", .replacesFile, nil, ""), ("folder/new", [], nil, ""),
            ("door/new", [], nil, ""), ("a/b/new", .createsFolders, nil, ""),
            ("old", [], "no file yet, or .replacesFile", "one: /old"),
            ("old", .createsFolders, "no file yet, or .replacesFile", "one: /old"),
            ("link", [], "no file yet, or .replacesFile", "one: /link"),
            ("gone", [], "no file yet, or .replacesFile", "one: /gone"),
            ("folder", [], "a place for a file", "a folder in its place: /folder"),
            ("folder", .replacesFile, "a place for a file", "a folder in its place: /folder"),
            ("door", .replacesFile, "a place for a file", "a folder in its place: /door"),
            ("null", .replacesFile, "a place for a file", "no file in its place: /null"),
            ("a/new", [], "a folder, or .createsFolders", "none: /a"),
            ("a/new", .replacesFile, "a folder, or .createsFolders", "none: /a"),
            ("old/new", [], "a folder", "something else: /old"),
            ("old/a/new", .createsFolders, "a folder", "something else: /old"),
            (
                String(repeating: "a", count: 300), [], "a place for a file",
                "File name too long: /" + String(repeating: "a", count: 300)
            ),
        ] as [Row])
    func `an obstacle is told before and after`(row: Row) throws {
        let file = folder.url.appending(path: row.name)
        let found = row.found.replacing(": /", with: ": \(folder.url.path)/")
        let before = failure { try FileDestination.file(file, row.options).check() }
        #expect(before?.wanted == row.wanted)
        #expect(before?.found == row.wanted.map { _ in found })
        #expect([nil, .unwritableDestination].contains(before?.reason))
        let names = try folder.names
        for destination in [.file(file, row.options), FileDestination(row.options) { _ in file }] {
            do {
                let part = try open(destination)
                #expect(row.wanted == nil)
                part.abandon(resumable: false)
            } catch {
                #expect(error.detail?.hasSuffix("an error: \(found)") == true)
            }
        }
        #expect(try folder.names == (row.name == "a/b/new" ? ["a"] + names : names))
    }

    @Test(arguments: ["https://me:pw@host/a", "a/b", "file:relative", "file:///tmp/a%00b"])
    func `another URL than a file's is refused`(text: String) throws {
        let url = try #require(URL(string: text))
        for destination in [FileDestination.file(url), .folder(url)] {
            let before = failure { try destination.check() }
            #expect(before?.wanted == "a file URL")
            #expect(before?.found.hasPrefix("another: ") == true)
            #expect(before?.found.contains("pw") == false)
            #expect(throws: NetError.self) { try open(destination) }
        }
    }

    @Test func `a folder takes the server's name, and no other place`() throws {
        let head = Response(headers: [
            "Content-Disposition": #"attachment; filename="../../a%2Fb c.txt""#
        ])
        for (name, options) in [("folder", []), ("a/b", .createsFolders)] as [Place] {
            let place = folder.url.appending(path: name)
            let destination = FileDestination.folder(place, options)
            #expect(failure { try destination.check() } == nil)
            let (url, _) = try open(destination, head).finish()
            #expect(url.path == place.path + "/a%2Fb c.txt")
            #expect(FileManager.default.fileExists(atPath: url.path))
            #expect(throws: NetError.self, "it is there") { try open(destination, head) }
        }
    }
    private typealias Place = (String, FileDestination.Options)

    @Test func `a folder that is none is told before`() throws {
        for (name, found) in [("old", "something else"), ("a", "none")] {
            let place = folder.url.appending(path: name)
            let before = failure { try FileDestination.folder(place).check() }
            #expect(before?.found == "\(found): \(place.path)")
        }
    }

    @Test func `a closure is asked once, with the head, and may refuse`() throws {
        let heads = EventLog<Response>()
        let destination = FileDestination { head in
            heads.add(head)
            throw CancellationError()
        }
        #expect(failure { try destination.check() } == nil)
        let error = #expect(throws: NetError.self) { try open(destination, Response(status: 203)) }
        #expect(error?.detail?.hasSuffix("an error: CancellationError()") == true)
        #expect(heads.all.map(\.status) == [203])
    }

    /// The superuser may write anywhere.
    @Test(.enabled(if: geteuid() != 0))
    func `a folder that must not be written is told before`() throws {
        let place = folder.url.appending(path: "folder")
        try Download.permit(0o500, place)
        defer { try? Download.permit(0o700, place) }
        for name in ["folder/new", "folder/a/new"] {
            let file = folder.url.appending(path: name)
            let before = failure { try FileDestination.file(file, .createsFolders).check() }
            #expect(before?.wanted == "a folder that may be written")
            #expect(before?.found == "no permission: \(place.path)")
        }
    }

    private func failure(_ check: () throws -> Void) -> RequestError? {
        do { try check() } catch { return error as? RequestError }
        return nil
    }

    @discardableResult
    private func open(
        _ destination: FileDestination, _ head: Response = Response()
    ) throws(NetError) -> PartFile {
        try PartFile.open(destination, for: head, of: EncodedRequest(url: Download.url))
    }
}
