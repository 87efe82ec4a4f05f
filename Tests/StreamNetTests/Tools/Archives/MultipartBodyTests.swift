import Foundation
import Testing

@testable import StreamNet

/// Parts of a body, whole and damaged.
struct MultipartBodyTests {
    private func parts(_ text: String, _ type: String = "multipart/form-data; boundary=x") -> String
    {
        guard let body = MultipartBody(Data(text.utf8), type) else { return "none" }
        return body.parts.map { "\($0.head)|\(String(decoding: $0.body, as: UTF8.self))" }
            .joined(separator: " ")
    }

    @Test(arguments: [
        ("--x\r\nA: 1\r\n\r\none\r\n--x\r\nB: 2\r\n\r\n\r\n--x--\r\n", "A: 1|one B: 2|"),
        ("preamble\r\n--x\r\nA: 1\r\n\r\none\r\n--x--", "A: 1|one"),
        ("--x--\r\n", ""),
        ("", "none"),
        ("--x\r\nA: 1\r\n\r\none", "none"),
        ("--x\r\nno head\r\n--x--\r\n", "none"),
        ("--y\r\nA: 1\r\n\r\none\r\n--y--\r\n", "none"),
        ("--x\r\nA: 1\r\n\r\na line with --x\r\n--x--\r\n", "A: 1|a line with --x"),
        ("--x\r\n\r\nno head\r\n--x--\r\n", "|no head"),
    ])
    func `parts are those between the boundaries`(text: String, wanted: String) {
        #expect(parts(text) == wanted)
    }

    @Test(arguments: [
        "multipart/form-data", "multipart/form-data; boundary=", "text/plain; boundary=x", "",
    ])
    func `without a boundary there are none`(type: String) {
        #expect(parts("--x--\r\n", type) == "none")
    }

    @Test func `a boundary may be in quotes`() {
        let text = "--a b\r\nA: 1\r\n\r\none\r\n--a b--\r\n"
        #expect(parts(text, "multipart/mixed; charset=utf-8; boundary=\"a b\"") == "A: 1|one")
    }

    @Test func `a body that is cut or damaged has no more parts than it had`() {
        let type = "multipart/form-data; boundary=x"
        let whole = Array(HARWritingTests.multipart("s3cret", "x").utf8)
        for index in whole.indices {
            let cut = Data(whole.prefix(index))
            var (damaged, doubled) = (whole, whole)
            damaged[index] ^= 0xFF
            doubled.insert(whole[index], at: index)
            for body in [cut, Data(damaged), Data(doubled), cut.dropFirst(index / 2)] {
                #expect(MultipartBody(body, type).map { $0.parts.count <= 2 } ?? true)
                _ = RedactedBody(body, type, .standard)
            }
        }
    }

    @Test func `a body without a secret stays as it is`() {
        let body = Data("preamble\r\n--x\r\nA: 1\r\n\r\none\r\n--x--\r\nepilogue".utf8)
        let shown = RedactedBody(body, "multipart/mixed; boundary=x", .standard)
        #expect(shown.bytes == body && shown.isRedacted)
    }

    @Test func `a secret part is hidden, and all others stay`() throws {
        let body =
            "--x\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\nabc\r\n"
            + "--x\r\ncontent-disposition: form-data; name=\"log\"; filename=\"a.bin\"\r\n"
            + "Content-Type: application/octet-stream\r\n\r\n"
        let bytes = Data(body.utf8) + Data([0xFF, 0x00]) + Data("\r\n--x--\r\n".utf8)
        let shown = RedactedBody(bytes, "multipart/form-data; boundary=x", .standard)
        #expect(!shown.isRedacted)
        let parts = try #require(
            MultipartBody(shown.bytes, "multipart/form-data; boundary=x")?.parts)
        #expect(parts.map(\.body) == [Data("•••".utf8), Data([0xFF, 0x00])])
    }
}
