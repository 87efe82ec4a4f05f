import Foundation
import ResponseMapper
import Testing

/// The page "JSON values" on the two decoders; the rest of its table is tested where
/// they are compared.
struct DecoderDifferencesTests {
    private static func read<Value: Decodable>(
        _ type: Value.Type, _ text: String, _ theirs: Value?, _ mine: Value?
    ) where Value: Equatable {
        let foundation = JSONDecoder()
        foundation.dateDecodingStrategy = .iso8601
        #expect((try? foundation.decode(type, from: Data(text.utf8))) == theirs, "\(text)")
        let decoder = ModelDecoder(dates: .iso8601)
        #expect((try? decoder.decode(type, from: text)) == mine, "\(text)")
    }

    private struct Accents: Decodable, Equatable {
        var composed: Int
        var decomposed: Int

        enum CodingKeys: String, CodingKey {
            case composed = "\u{E9}"
            case decomposed = "e\u{301}"
        }
    }

    @Test func `of a key that stands twice, the last value is read, not the first`() {
        Self.read([String: Int].self, #"{"a":1,"a":2}"#, ["a": 1], ["a": 2])
        Self.read(Point.self, #"{"x":1,"x":2}"#, Point(x: 1), Point(x: 2))
    }

    @Test func `a trailing comma is an error`() {
        Self.read([Int].self, "[1,]", [1], nil)
        Self.read([String: Int].self, #"{"a":1,}"#, ["a": 1], nil)
    }

    @Test func `keys are told apart by code points, but not in a dictionary of Swift`() {
        let text = "{\"\u{E9}\":1,\"e\u{301}\":2}"
        Self.read(
            Accents.self, text, Accents(composed: 1, decomposed: 1),
            Accents(composed: 1, decomposed: 2))
        Self.read([String: Int].self, text, ["\u{E9}": 1], ["\u{E9}": 2])
    }

    @Test func `a number with a fraction is no integer, however small the fraction`() {
        Self.read([Int].self, "[1.0000000000000001]", [1], nil)
        Self.read([Int].self, "[1.0]", [1], [1])
    }

    @Test func `a date is RFC 3339, also in small letters, and nothing else`() {
        let date = Date(timeIntervalSince1970: 1_714_566_600)
        Self.read([Date].self, #"["2024-05-01T12:30:00Z"]"#, [date], [date])
        Self.read([Date].self, #"["2024-5-1T12:30:0Z"]"#, [date], nil)
        Self.read([Date].self, #"["2024-05-01T12:30:00Zulu"]"#, [date], nil)
        Self.read([Date].self, #"["2024-05-01T12:30:00.5Z"]"#, [date + 0.5], nil)
        Self.read([Date].self, #"["2024-05-01t12:30:00z"]"#, nil, [date])
    }

    @Test func `a wide integer may have an exponent`() {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        Self.read([Int128].self, "[1e30]", nil, [1_000_000_000_000_000_000_000_000_000_000])
        Self.read([Int128].self, "[1e2]", [100], [100])
    }

    @Test func `a pretty member has a space behind its colon only`() throws {
        let foundation = JSONEncoder()
        foundation.outputFormatting = .prettyPrinted
        let theirs = String(decoding: try foundation.encode(["a": 1]), as: UTF8.self)
        let mine = try ModelEncoder(outputFormatting: .prettyPrinted).encode(["a": 1])
        #expect(theirs == "{\n  \"a\" : 1\n}")
        #expect(String(decoding: mine, as: UTF8.self) == "{\n  \"a\": 1\n}")
    }
}
