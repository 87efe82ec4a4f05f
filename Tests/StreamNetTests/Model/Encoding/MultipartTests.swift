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

    private func text(_ parts: [Multipart.Part]) throws -> String {
        let body = try #require(try encoded(parts).body)
        let data = try body.collected()
        #expect(body.count == nil || body.count == data.count)
        return String(decoding: data, as: UTF8.self)
    }

    private static let disposition = "Content-Disposition: form-data; name="

    @Test(
        arguments: [
            ([], "--b--\r\n"), ([.fields([:])], "--b--\r\n"),
            ([.text("foo", "abcdef")], "--b\r\n\(disposition)\"foo\"\r\n\r\nabcdef\r\n--b--\r\n"),
            (
                [.fields(["n": 123, "d": 3.14])],
                "--b\r\n\(disposition)\"n\"\r\n\r\n123\r\n"
                    + "--b\r\n\(disposition)\"d\"\r\n\r\n3.14\r\n--b--\r\n"
            ),
            (
                [.data("foo", Data("1".utf8)), .data("bar", Data())],
                "--b\r\n\(disposition)\"foo\"\r\n\r\n1\r\n"
                    + "--b\r\n\(disposition)\"bar\"\r\n\r\n\r\n--b--\r\n"
            ),
            (
                [.data("foo", Data("1".utf8), contentType: "text/plain")],
                "--b\r\n\(disposition)\"foo\"\r\nContent-Type: text/plain\r\n\r\n1\r\n--b--\r\n"
            ),
            (
                [.data("u", Data("x".utf8), filename: "unicorn.png")],
                "--b\r\n\(disposition)\"u\"; filename=\"unicorn.png\"\r\n"
                    + "Content-Type: image/png\r\n\r\nx\r\n--b--\r\n"
            ),
            (
                [.data("u", Data("x".utf8), filename: "unicorn", contentType: "a/b")],
                "--b\r\n\(disposition)\"u\"; filename=\"unicorn\"\r\n"
                    + "Content-Type: a/b\r\n\r\nx\r\n--b--\r\n"
            ),
            (
                [.fields(["k": ["a", "b"], "u": ["age": 3], "none": nil])],
                "--b\r\n\(disposition)\"k[]\"\r\n\r\na\r\n--b\r\n\(disposition)\"k[]\"\r\n\r\nb\r\n"
                    + "--b\r\n\(disposition)\"u[age]\"\r\n\r\n3\r\n--b--\r\n"
            ),
            (
                [.data("k[é\"\r\n]", Data(), filename: "a\"b;\\\r\n.txt")],
                "--b\r\n\(disposition)\"k[é%22%0D%0A]\"; filename=\"a%22b;\\%0D%0A.txt\"\r\n"
                    + "Content-Type: text/plain\r\n\r\n\r\n--b--\r\n"
            ),
        ] as [([Multipart.Part], String)])
    func `parts are laid out to the byte`(parts: [Multipart.Part], text: String) throws {
        #expect(try self.text(parts) == text)
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
            "--b\r\n\(Self.disposition)\"a\"\r\n\r\n1"
            + "\r\n--b\r\n\(Self.disposition)\"photo\"; filename=\"unicorn.png\"\r\n"
            + "Content-Type: image/png\r\n\r\nPNG"
            + "\r\n--b\r\n\(Self.disposition)\"p\"; filename=\"q\"\r\n"
            + "Content-Type: c/d\r\n\r\nPNG"
            + "\r\n--b\r\n\(Self.disposition)\"s\"; filename=\"s.txt\"\r\n"
            + "Content-Type: text/plain\r\n\r\nxyz"
            + "\r\n--b\r\n\(Self.disposition)\"t\"\r\n\r\nxyz\r\n--b--\r\n"
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
