import ResponseMapper
import Testing

/// Everything valid is accepted, everything invalid refused (RFC 8259), nothing crashes.
struct JSONSuiteTests {
    @Test(arguments: JSONSuite.valid)
    func `what is valid is accepted and means the same when printed`(source: String) throws {
        let json = try JSON(parsing: source)
        #expect(json.exists)
        #expect(try JSON(parsing: json.text) == json)
        #expect(try JSON(parsing: json.prettyText) == json)
    }

    @Test(arguments: JSONSuite.invalid)
    func `what is invalid is refused, also inside an object`(source: String) {
        #expect(throws: JSONError.self) { try JSON(parsing: source) }
        #expect(throws: JSONError.self) { try JSON(parsing: "{\"a\":\(source)}") }
    }

    @Test(arguments: JSONSuite.valid)
    func `a valid text without its last byte is refused, or is a shorter number or space`(
        source: String
    ) {
        let trimmed = source.utf8.reversed().drop { $0 <= 0x20 }.reversed()
        guard let last = trimmed.last, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
        else { return }
        #expect(throws: JSONError.self) { try JSON(parsing: trimmed.dropLast() as [UInt8]) }
    }

    @Test(arguments: JSONSuite.invalidBytes)
    func `bytes that are no UTF-8 are refused in values, keys and between tokens`(bytes: [UInt8]) {
        let quote = [UInt8(ascii: "\"")]
        for text in [
            quote + bytes + quote, Array("[\"é".utf8) + bytes + Array("\"]".utf8),
            Array("{\"".utf8) + bytes + Array("\":1}".utf8), Array("[".utf8) + bytes,
            Array("[1".utf8) + bytes + Array("]".utf8), quote + bytes,
        ] { #expect(throws: JSONError.self) { try JSON(parsing: text) } }
    }

    @Test(arguments: 0..<0x20)
    func `a control character is refused unescaped and read escaped`(code: Int) throws {
        let scalar = try #require(Unicode.Scalar(UInt32(code)))
        #expect(throws: JSONError.self) { try JSON(parsing: "\"\(scalar)\"") }
        #expect(throws: JSONError.self) { try JSON(parsing: "{\"a\(scalar)\":1}") }
        let digits = String(code, radix: 16)
        let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        let json = try JSON(parsing: "\"\(escape)\"")
        #expect(json.string == String(scalar))
        #expect(try JSON(parsing: json.text) == json)
    }

    @Test(arguments: 0...0xFF)
    func `a byte alone is a value only if it is a digit`(byte: Int) {
        let byte = UInt8(byte)
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        #expect(((try? JSON(parsing: [byte])) != nil) == isDigit)
        let opened = try? JSON(parsing: [UInt8(ascii: "["), byte])
        #expect((opened != nil) == (byte == UInt8(ascii: "]")))
    }
}
