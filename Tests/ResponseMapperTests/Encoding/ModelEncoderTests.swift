import Foundation
import ResponseMapper
import Testing

/// The same rules twice; members in order, so that equal values are equal bytes.
private func expectSame(
    _ value: some Encodable, by encoder: ModelEncoder = ModelEncoder(outputFormatting: .sortedKeys),
    _ configure: (JSONEncoder) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let foundation = JSONEncoder()
    foundation.outputFormatting = .sortedKeys
    configure(foundation)
    let wanted = String(decoding: try foundation.encode(value), as: UTF8.self)
    let found = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(found == wanted, sourceLocation: sourceLocation)
}

@Suite(.hangLimit) struct ModelEncoderTests {
    @Test(arguments: 0..<60)
    func `any model is what JSONEncoder makes of it`(seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        let model = RandomModel(using: &random, depth: 3)
        try expectSame(model)
        try expectSame([model, nil])
        let format = ModelEncoder.OutputFormatting([.sortedKeys, .withoutEscapingSlashes])
        let encoder = ModelEncoder(
            outputFormatting: format, keys: .convertToSnakeCase, dates: .iso8601,
            data: .deferredToData)
        try expectSame(model, by: encoder) {
            $0.outputFormatting = format
            $0.keyEncodingStrategy = .convertToSnakeCase
            $0.dateEncodingStrategy = .iso8601
            $0.dataEncodingStrategy = .deferredToData
        }
        let milliseconds = ModelEncoder(
            outputFormatting: .sortedKeys, dates: .millisecondsSince1970)
        try expectSame(model, by: milliseconds) { $0.dateEncodingStrategy = .millisecondsSince1970 }
        let parsed = try JSON(parsing: ModelEncoder(outputFormatting: .prettyPrinted).encode(model))
        #expect(try parsed == JSON(encoding: model))
        #expect(try JSON(encoding: parsed).text == parsed.text)
    }

    @Test(arguments: [
        (#"""#, #""\"""#), ("\\", #""\\""#), ("/", #""\/""#), ("\u{0}", #""\u0000""#),
        ("\u{1F}", #""\u001f""#), ("\u{8}\u{c}\n\r\t", #""\b\f\n\r\t""#), ("\u{7F}", "\"\u{7F}\""),
        ("é😀\u{2028}", "\"é😀\u{2028}\""), ("", #""""#),
        ("seventeen letters/", #""seventeen letters\/""#),
        ("0123456789abcdef\n", #""0123456789abcdef\n""#),
    ])
    func `strings are escaped where they must be`(text: String, json: String) throws {
        #expect(try ModelEncoder().encode(text) == Data(json.utf8))
        try expectSame([text: text])
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "-0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (1e16, "1e+16"),
            (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
            (123_456_789_012_345_680, "1.2345678901234568e+17"),
            (16_777_216, "16777216"), (9_007_199_254_740_991, "9007199254740991"),
            (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        ] as [(Double, String)])
    func `doubles have the fewest digits that read back`(value: Double, text: String) throws {
        #expect(try JSON(encoding: value).text == text)
        try expectSame([value])
        try expectSame([Float(value)].filter(\.isFinite))
    }

    @Test func `integers of every width are exact`() throws {
        func check<Integer: FixedWidthInteger & Codable>(_ type: Integer.Type) throws {
            let values = [Integer.min, 0, 9, 10, 99, 100, Integer.max]
            let text = "[\(values.map(\.description).joined(separator: ","))]"
            #expect(try JSON(encoding: values).text == text)
            #expect(try JSON(encoding: [values.last]).text == "[\(Integer.max)]")
        }
        for type in [
            Int.self, Int8.self, Int16.self, Int32.self, Int64.self, Int128.self, UInt.self,
            UInt8.self, UInt16.self, UInt32.self, UInt64.self, UInt128.self,
        ] as [any (FixedWidthInteger & Codable).Type] {
            try check(type)
        }
    }

    @Test func `known types are written as JSONEncoder writes them`() throws {
        try expectSame(Decimal(string: "-12345678901234567890.123456789012345678"))
        try expectSame(URL(string: "https://a.example/b?c=d#e"))
        try expectSame(Data([0, 1, 254, 255]))
        try expectSame(UUID())
        try expectSame([1: "a", -2: "b", 10: "c"])
        try expectSame(["b": ["a": true], "B": [:], "é": ["\"": false], "": nil])
        try expectSame(1...3)
        try expectSame([Choice.none, .one(2), .two(name: "x", flag: nil)])
        try expectSame(String?.none)
        try expectSame(Set([5]))
    }
}

private enum Choice: Encodable {
    case none
    case one(Int)
    case two(name: String, flag: Bool?)
}
