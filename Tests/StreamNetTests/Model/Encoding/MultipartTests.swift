import Foundation
@testable import StreamNet
import Testing

/// The bytes of `multipart/form-data` (RFC 7578), boundary `b`.
@Suite struct MultipartTests {
    private func encoded(
        _ parts: [Multipart.Part], boundary: String? = "b"
    ) throws -> EncodedRequest {
        try Endpoint(
            url: URL(string: "https://host")!, method: .post,
            payload: .multipart(Multipart(parts, boundary: boundary))
        ).encoded()
    }

    /// A part in front of which stands the boundary; `fields` follow its name.
    private static func part(_ name: String, _ body: String, _ fields: String = "") -> String {
        "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\(fields)\r\n\r\n\(body)\r\n"
    }

    @Test(
        arguments: [
            ([], ""), ([.fields([:])], ""), ([.text("foo", "abcdef")], part("foo", "abcdef")),
            ([.fields(["n": 123, "d": 3.14])], part("n", "123") + part("d", "3.14")),
            (
                [.data("foo", Data("1".utf8)), .data("bar", Data())],
                part("foo", "1") + part("bar", "")
            ),
            (
                [.data("foo", Data("1".utf8), contentType: "text/plain")],
                part("foo", "1", "\r\nContent-Type: text/plain")
            ),
            (
                [.data("u", Data("x".utf8), filename: "unicorn.png")],
                part("u", "x", "; filename=\"unicorn.png\"\r\nContent-Type: image/png")
            ),
            (
                [.data("u", Data("x".utf8), filename: "unicorn", contentType: "a/b")],
                part("u", "x", "; filename=\"unicorn\"\r\nContent-Type: a/b")
            ),
            (
                [.fields(["k": ["a", "b"], "u": ["age": 3], "none": nil])],
                part("k[]", "a") + part("k[]", "b") + part("u[age]", "3")
            ),
            (
                [.data("k[é\"\r\n]", Data(), filename: "a\"b;\\\r\n.txt")],
                part(
                    "k[é%22%0D%0A]", "",
                    "; filename=\"a%22b;\\%0D%0A.txt\"\r\nContent-Type: text/plain")
            ),
        ] as [([Multipart.Part], String)])
    func `parts are laid out to the byte`(parts: [Multipart.Part], text: String) throws {
        let body = try #require(try encoded(parts).body)
        let data = try body.collected()
        #expect(body.count == nil || body.count == data.count)
        #expect(String(decoding: data, as: UTF8.self) == text + "--b--\r\n")
    }

    @Test func `files and streams stand among data, and the length is their sum`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("unicorn.png", "PNG")
        let stream = BodySource(count: 3) {
            var parts = ["x", "yz"].map { Data($0.utf8) }[...]
            return { _ in parts.popFirst() }
        }
        let parts: [Multipart.Part] = [
            .text("a", "1"), .file("photo", file),
            .file("p", file, filename: "q", contentType: "c/d"),
            .stream("s", stream, filename: "s.txt"), .stream("t", stream),
        ]
        let body = try #require(try encoded(parts).body)
        let wanted =
            Self.part("a", "1")
            + Self.part("photo", "PNG", "; filename=\"unicorn.png\"\r\nContent-Type: image/png")
            + Self.part("p", "PNG", "; filename=\"q\"\r\nContent-Type: c/d")
            + Self.part("s", "xyz", "; filename=\"s.txt\"\r\nContent-Type: text/plain")
            + Self.part("t", "xyz") + "--b--\r\n"
        #expect(body.count == wanted.utf8.count)
        #expect(body.data == nil)
        // It is read again.
        for _ in 1...2 { #expect(try body.collected() == Data(wanted.utf8)) }
    }

    @Test func `a stream of unknown length leaves the whole one unknown`() throws {
        let stream = BodySource { { _ in nil } }
        #expect(try encoded([.text("a", "b"), .stream("s", stream)]).body?.count == nil)
    }

    @Test func `much data is not put together in memory`() throws {
        let rest = try #require(try encoded([.data("a", Data())]).body?.count)
        let most = Data(count: 1_000_000 - rest)
        #expect(try encoded([.data("a", most)]).body?.data != nil)
        let body = try #require(try encoded([.data("a", most + [0])]).body)
        #expect(body.data == nil)
        #expect(try body.collected().count == body.count)
    }

    @Test func `a boundary is random unless it is given, and declared`() throws {
        let one = try encoded([.text("a", "b")], boundary: nil)
        let other = try encoded([.text("a", "b")], boundary: nil)
        let declared = try #require(one.headers["Content-Type"])
        #expect(declared != other.headers["Content-Type"])
        let boundary = try #require(
            declared.wholeMatch(of: /multipart\/form-data; boundary=([\w.]{1,70})/)?.1)
        #expect(try one.body?.collected().starts(with: Data("--\(boundary)\r\n".utf8)) == true)
    }

    @Test func `one payload keeps its boundary`() throws {
        let endpoint = Endpoint(
            url: URL(string: "https://host")!, method: .post, payload: .multipart([.text("a", "b")])
        )
        #expect(try endpoint.encoded() == endpoint.encoded())
    }

    @Test(arguments: [
        ("b", "b"), ("a'()+_,-./:=? b", "\"a'()+_,-./:=? b\""),
        (String(repeating: "x", count: 70), String(repeating: "x", count: 70)),
    ])
    func `a boundary that is no token is quoted`(boundary: String, declared: String) throws {
        let request = try encoded([.text("a", "b")], boundary: boundary)
        #expect(request.headers["Content-Type"] == "multipart/form-data; boundary=\(declared)")
    }

    @Test(arguments: ["", "a ", "a\r\nb", "é", "a\"b", String(repeating: "x", count: 71)])
    func `a boundary that cannot be one is refused`(boundary: String) throws {
        let error = #expect(throws: NetError.self) {
            try encoded([.text("a", "b")], boundary: boundary)
        }
        #expect(error?.reason == .encoding)
        #expect(error?.failure?.found == boundary.debugDescription)
    }

    @Test func `a content type cannot begin another header`() {
        let error = #expect(throws: NetError.self) {
            try encoded([.data("a", Data(), contentType: "a/b\r\nX: 1")])
        }
        #expect(error?.reason == .invalidHeader)
    }

    @Test func `what is no file is refused before anything is sent`() throws {
        let folder = try TemporaryFolder()
        let missing = folder.url.appending(path: "missing")
        let web = try #require(URL(string: "https://me:secret@host/a"))
        for (url, found) in [
            (missing, "none: file://"), (folder.url, "something else: file://"),
            (web, "an address that is none: https://host/a"),
            (URL(fileURLWithPath: "/dev/null"), "something else: file:///dev/null"),
        ] {
            let part = #expect(throws: NetError.self) { try encoded([.file("a", url)]) }
            #expect(part?.reason == .unreadableBody)
            #expect(part?.failure?.wanted == "a readable file")
            #expect(part?.failure?.found.hasPrefix(found) == true)
            let endpoint = Endpoint(
                url: URL(string: "https://host")!, method: .put, payload: .file(url))
            let whole = #expect(throws: NetError.self) { try endpoint.encoded() }
            #expect(whole?.reason == .unreadableBody)
        }
    }

    @Test func `a link counts as the file that it leads to`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a", "hello")
        let link = folder.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        #expect(try RequestBody(file: link).count == 5)
    }
}
