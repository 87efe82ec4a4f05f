import Foundation
import Testing

@testable import StreamNet

/// Names that are given in one step, on whatever disk.
@Suite struct DiskTests {
    private let folder: TemporaryFolder
    private let (old, new): (String, String)

    init() throws {
        folder = try TemporaryFolder()
        (old, new) = (try folder.file("old", "old").path, folder.url.path + "/new")
    }

    private static let moves: [@Sendable (String, String) throws(POSIXError) -> Void] = [
        { old, new throws(POSIXError) in try Disk.move(old, toFree: new) },
        { old, new throws(POSIXError) in try Disk.claim(new, for: old) },
    ]

    @Test(arguments: 0...1)
    func `a free name is taken, with links and without`(move: Int) throws {
        try Self.moves[move](old, new)
        #expect(try folder.names == ["new"])
        #expect(try String(contentsOfFile: new, encoding: .utf8) == "old")
    }

    @Test(arguments: 0...1)
    func `a name that is taken stays whose it is`(move: Int) throws {
        _ = try folder.file("new", "new")
        let error = #expect(throws: POSIXError.self) { try Self.moves[move](old, new) }
        #expect(error?.code == .EEXIST)
        #expect(try folder.names == ["new", "old"])
        #expect(try String(contentsOfFile: new, encoding: .utf8) == "new")
    }

    @Test(arguments: 0...1)
    func `where the file has gone no name is taken`(move: Int) throws {
        Disk.remove(old)
        let error = #expect(throws: POSIXError.self) { try Self.moves[move](old, new) }
        #expect(error?.code == .ENOENT)
        #expect(try folder.names == [])
    }

    @Test func `neither a file nor a link is written instead of a new file`() throws {
        try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: old)
        for path in [old, new] {
            let error = #expect(throws: POSIXError.self) { try Disk.create(path) }
            #expect(error?.code == .EEXIST)
        }
        let error = #expect(throws: POSIXError.self) { try Disk.extend(new) }
        #expect(error?.code == .ELOOP)
        #expect(try String(contentsOfFile: old, encoding: .utf8) == "old")
    }
}
