import Foundation
@testable import StreamNet
import Testing

/// Bodies that are read piece by piece.
@Suite struct BodySourceTests {
    private func source(_ count: Int?, _ parts: [String]) -> BodySource {
        BodySource(count: count) {
            var parts = parts.map { Data($0.utf8) }[...]
            return { _ in parts.popFirst() }
        }
    }

    private func bodies(_ folder: TemporaryFolder) throws -> [RequestBody] {
        [
            .data(Data("hello".utf8)), try RequestBody(file: folder.file("a", "hello")),
            .stream(source(5, ["he", "llo"])), .stream(source(nil, ["hel", "lo", "", "more"])),
        ]
    }

    @Test func `every kind is read from the start, as often as wanted`() throws {
        let folder = try TemporaryFolder()
        for body in try bodies(folder) {
            for _ in 1...2 {
                let read = try body.source.reader()
                var text = ""
                while let part = try read(3) { text += String(decoding: part, as: UTF8.self) }
                #expect(text == "hello")
            }
        }
    }

    @Test func `every kind can be collected, up to a limit`() throws {
        let folder = try TemporaryFolder()
        for body in try bodies(folder) {
            for limit in [5, .max] {
                #expect(try body.collected(upTo: limit) == Data("hello".utf8))
            }
            let failure = #expect(throws: RequestError.self) { try body.collected(upTo: 4) }
            #expect(failure?.description == "wanted at most 4 bytes, found more")
        }
    }

    @Test(arguments: [(4, "more"), (6, "its end after 5"), (0, "more")])
    func `another length than announced is an error`(count: Int, found: String) throws {
        let failure = #expect(throws: RequestError.self) {
            try RequestBody.stream(source(count, ["hello"])).collected()
        }
        #expect(failure?.reason == .unreadableBody)
        #expect(failure?.wanted == "a body of \(count) bytes")
        #expect(failure?.found == found)
    }

    @Test func `a file that shrank or went is an error`() throws {
        let folder = try TemporaryFolder()
        let url = try folder.file("a", "hello")
        let body = try RequestBody(file: url)
        try Data("hi".utf8).write(to: url)
        #expect(throws: RequestError.self) { try body.collected() }
        try FileManager.default.removeItem(at: url)
        let failure = #expect(throws: RequestError.self) { try body.collected() }
        #expect(failure?.reason == .unreadableBody)
        #expect(failure?.underlying != nil)
    }

    @Test func `what a source throws is kept`() throws {
        let opening = BodySource { throw CancellationError() }
        let reading = BodySource { { _ in throw CancellationError() } }
        for source in [opening, reading] {
            let failure = #expect(throws: RequestError.self) {
                try RequestBody.stream(source).collected()
            }
            #expect(failure?.underlying is CancellationError)
        }
    }

    @Test func `bytes are equal by value, streams if one is a copy of the other`() {
        let stream = source(5, ["hello"])
        #expect(RequestBody.stream(stream) == .stream(stream))
        #expect(RequestBody.stream(stream) != .stream(source(5, ["hello"])))
        #expect(RequestBody(text: "a") == .data(Data("a".utf8)))
        #expect(RequestBody(text: "a") != RequestBody(text: "b"))
        #expect(RequestBody(text: "a").data == Data("a".utf8))
        #expect(RequestBody.stream(stream).data == nil)
    }
}
