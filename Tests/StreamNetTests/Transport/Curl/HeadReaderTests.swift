import Testing

@testable import StreamNet

@Suite(.virtualLimit) struct HeadReaderTests {
    /// The failure for so many bytes of fields after these lines; nil if there is none.
    private func flaw(_ lines: [String], bytes: Int) -> String? {
        var reader = HeadReader()
        for line in lines { _ = reader.read(Array(line.utf8)) }
        let field = Array(("A: " + String(repeating: "a", count: 95) + "\r\n").utf8)
        for _ in 0..<(bytes / field.count) {
            if case .malformed(let flaw) = reader.read(field) { return flaw }
        }
        return nil
    }

    @Test(arguments: [["HTTP/1.1 200 OK\r\n"], ["HTTP/1.1 200 OK\r\n", "\r\n"]])
    func `a head has an end, and so has what comes behind the body`(lines: [String]) {
        #expect(flaw(lines, bytes: 500_000) == nil)
        #expect(flaw(lines, bytes: 2_000_000) == "fields without an end")
    }

    @Test(arguments: [["HTTP/1.1 200 OK\r\n"], ["HTTP/1.1 200 OK\r\n", "\r\n"]])
    func `a field may go on over any number of lines`(lines: [String]) {
        var reader = HeadReader()
        for line in lines + ["A: b\r\n"] { _ = reader.read(Array(line.utf8)) }
        let more = Array(" a\r\n".utf8)
        // Copied for each line, they were as many gigabytes.
        for _ in 1...200_000 { _ = reader.read(more) }
        _ = reader.read(Array("C: d\r\n".utf8))
        let wanted: HTTPHeaders = ["A": "b" + String(repeating: " a", count: 200_000), "C": "d"]
        if lines.count > 1 {
            #expect(reader.trailers == wanted)
        } else if case .head(let head) = reader.read(Array("\r\n".utf8)) {
            #expect(head.headers == wanted)
        } else {
            Issue.record("no head")
        }
    }

    /// libcurl from 8.3 on passes such a line on.
    @Test(
        arguments: [["HTTP/1.1 200 OK\r\n"], ["HTTP/1.1 200 OK\r\n", "A: b\r\n", "\r\n"]],
        [" C: d\r\n", "\tC: d\r\n", " \r\n"])
    func `a line that continues no field is no part of a head`(lines: [String], line: String) {
        var reader = HeadReader()
        for line in lines { _ = reader.read(Array(line.utf8)) }
        guard case .malformed(let flaw) = reader.read(Array(line.utf8)) else {
            Issue.record("it is read")
            return
        }
        #expect(flaw == "a blank in front of the first field")
    }

    @Test func `a location in Latin-1 keeps its bytes, other fields their text`() {
        var reader = HeadReader()
        _ = reader.read(Array("HTTP/1.1 302 Found\r\n".utf8))
        for name in ["LOCATION", "Link"] {
            _ = reader.read(Array("\(name): /caf".utf8) + [0xE9, 0x0D, 0x0A])
            _ = reader.read(Array("\(name): /café\r\n".utf8))
        }
        guard case .head(let head) = reader.read(Array("\r\n".utf8)) else {
            Issue.record("no head")
            return
        }
        #expect(head.headers.values(for: "Location") == ["/caf%E9", "/café"])
        #expect(head.headers.values(for: "Link") == ["/café", "/café"])
    }

    @Test(arguments: [(19, false), (18, true)])
    func `a head may have as many bytes as its limit`(limit: Int, isTooLong: Bool) {
        var reader = HeadReader(limit: limit)
        _ = reader.read(Array("HTTP/1.1 200 OK\r\n".utf8))
        let found = reader.read(Array("\r\n".utf8))
        #expect(isTooLong == { if case .tooLong = found { true } else { false } }())
    }

    @Test(arguments: [(100, false), (101, true), (103, false), (200, true)])
    func `of informational heads, that of another protocol is the last`(status: Int, isLast: Bool) {
        var reader = HeadReader()
        _ = reader.read(Array("HTTP/1.1 \(status) Words\r\n".utf8))
        _ = reader.read(Array("\r\n".utf8))
        #expect(reader.isRead == isLast)
    }

    @Test func `responses that are not the last have an end`() {
        var reader = HeadReader()
        var flaw: String?
        for _ in 1...100_000 {
            for line in ["HTTP/1.1 103 Early\r\n", "\r\n"] {
                if case .malformed(let found) = reader.read(Array(line.utf8)) { flaw = found }
            }
        }
        #expect(flaw == "fields without an end")
    }
}
