@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct HeadReaderTests {
    @Test(arguments: [["HTTP/1.1 200 OK\r\n"], ["HTTP/1.1 200 OK\r\n", "\r\n"]])
    func `a field may go on over any number of lines`(lines: [String]) throws {
        var reader = HeadReader(limit: nil)
        for line in lines + ["A: b\r\n"] { _ = try reader.take(Array(line.utf8)) }
        let more = Array(" a\r\n".utf8)
        // Copied for each line, they were as many gigabytes.
        for _ in 1...70_000 { _ = try reader.take(more) }
        _ = try reader.take(Array("C: d\r\n".utf8))
        let wanted: HTTPHeaders = ["A": "b" + String(repeating: " a", count: 70_000), "C": "d"]
        if lines.count > 1 {
            #expect(reader.trailers == wanted)
        } else {
            #expect(try reader.take(Array("\r\n".utf8))?.headers == wanted)
        }
    }

    @Test(
        arguments: [["HTTP/1.1 200 OK\r\n"], ["HTTP/1.1 200 OK\r\n", "A: b\r\n", "\r\n"]],
        [" C: d\r\n", "\tC: d\r\n", " \r\n"])
    func `a line that continues no field is an error`(lines: [String], line: String) throws {
        var reader = HeadReader(limit: nil)
        for line in lines { _ = try reader.take(Array(line.utf8)) }
        let flaw = #expect(throws: CurlError.self) { try reader.take(Array(line.utf8)) }
        #expect(flaw?.text == "a blank in front of the first field")
    }

    @Test func `a location in Latin-1 keeps its bytes, other fields their text`() throws {
        var reader = HeadReader(limit: nil)
        _ = try reader.take(Array("HTTP/1.1 302 Found\r\n".utf8))
        for name in ["LOCATION", "Link"] {
            _ = try reader.take(Array("\(name): /caf".utf8) + [0xE9, 0x0D, 0x0A])
            _ = try reader.take(Array("\(name): /café\r\n".utf8))
        }
        let head = try #require(try reader.take(Array("\r\n".utf8)))
        #expect(head.headers.values(for: "Location") == ["/caf%E9", "/café"])
        #expect(head.headers.values(for: "Link") == ["/café", "/café"])
    }

    @Test(arguments: [(19, false), (18, true)])
    func `a head may have as many bytes as its limit`(limit: Int, isTooLong: Bool) throws {
        var reader = HeadReader(limit: limit)
        _ = try reader.take(Array("HTTP/1.1 200 OK\r\n".utf8))
        var code: Int32?
        do throws(CurlError) { _ = try reader.take(Array("\r\n".utf8)) } catch { code = error.code }
        #expect(code == (isTooLong ? CurlError.headTooLongCode : nil))
    }
}

extension HeadReader {
    /// Reads a line, and counts it.
    fileprivate mutating func take(_ line: [UInt8]) throws(CurlError) -> Response? {
        try count(line.count)
        return try read(line[...])
    }
}
