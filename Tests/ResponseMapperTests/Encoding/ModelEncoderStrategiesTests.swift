import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct ModelEncoderStrategiesTests {
    private static let formatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    @Test(arguments: [
        ("myProperty", "my_property"), ("myURLProperty", "my_url_property"), ("URL", "u_rl"),
        ("oneTwo", "one_two"), ("_leadingOne", "_leading_one"), ("trailingOne_", "trailing_one_"),
        ("aB", "a_b"), ("abc1Def", "abc1_def"), ("snake_already", "snake_already"), ("", ""),
        ("ABCDef", "a_bc_def"), ("éCole", "é_cole"), ("__", "__"), ("x", "x"), ("X", "x"),
        ("userID2Name", "user_id2_name"), ("meineÄnderung", "meine_änderung"),
        ("aBCdEF", "a_b_cd_ef"),
    ])
    func `keys become snake case as in JSONEncoder`(key: String, snake: String) throws {
        let encoder = ModelEncoder(keys: .convertToSnakeCase)
        let value = Members { try $0.encode(1, forKey: Name(key)) }
        #expect(try encoder.encode(value) == Data("{\"\(snake)\":1}".utf8))
        let foundation = JSONEncoder()
        foundation.keyEncodingStrategy = .convertToSnakeCase
        #expect(try foundation.encode(value) == encoder.encode(value))
    }

    @Test func `keys of dictionaries and of JSON are data`() throws {
        let encoder = ModelEncoder(outputFormatting: .sortedKeys, keys: .convertToSnakeCase)
        let value = Members {
            try $0.encode(["someKey": ["otherKey": 1]], forKey: Name("myDict"))
            try $0.encode(try JSON(parsing: #"{"someKey":1.0}"#), forKey: Name("myJSON"))
        }
        let text = #"{"my_dict":{"someKey":{"otherKey":1}},"my_json":{"someKey":1.0}}"#
        #expect(try encoder.encode(value) == Data(text.utf8))
    }

    @Test func `a closure names keys by their path`() throws {
        let encoder = ModelEncoder(
            keys: .custom { path in Name(path.map(\.stringValue).joined(separator: "-")) })
        let value = Members {
            try $0.encode([Members { try $0.encode(1, forKey: Name("b")) }], forKey: Name("a"))
        }
        #expect(try JSON(encoding: value, by: encoder).text == #"{"a":[{"a-Index 0-b":1}]}"#)
    }

    @Test(arguments: [2, 64, 65, 100])
    func `numbers that become one key have one value`(count: Int) throws {
        let encoder = ModelEncoder(keys: .custom { _ in Name("one") })
        let numbers = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 7) })
        #expect(String(decoding: try encoder.encode(numbers), as: UTF8.self) == #"{"one":7}"#)
    }

    @Test(
        arguments: [
            (.deferredToDate, "721692800.5"), (.secondsSince1970, "1700000000.5"),
            (.millisecondsSince1970, "1700000000500"), (.iso8601, "\"2023-11-14T22:13:20Z\""),
            (.iso8601WithFraction, "\"2023-11-14T22:13:20.500Z\""),
            (
                .custom { date, encoder in try [date.timeIntervalSince1970].encode(to: encoder) },
                "[1700000000.5]"
            ),
            (.custom { _, _ in }, "{}"), (.formatted(formatter), "\"2023-11-14\""),
        ] as [(ModelEncoder.DateEncodingStrategy, String)])
    func `dates follow their strategy`(strategy: ModelEncoder.DateEncodingStrategy, text: String)
        throws
    {
        let date = Date(timeIntervalSince1970: 1_700_000_000.5)
        #expect(try JSON(encoding: [date], by: ModelEncoder(dates: strategy)).text == "[\(text)]")
    }

    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (-0.001, "1969-12-31T23:59:59.999Z"),
            (1.9996, "1970-01-01T00:00:02.000Z"), (1_700_000_000.123, "2023-11-14T22:13:20.123Z"),
            (951_782_400, "2000-02-29T00:00:00.000Z"), (-2_203_891_200, "1900-03-01T00:00:00.000Z"),
            (-62_135_596_800, "0001-01-01T00:00:00.000Z"),
            (-62_167_219_200, "0000-01-01T00:00:00.000Z"),
            (253_402_300_799.999, "9999-12-31T23:59:59.999Z"),
        ] as [(Double, String)])
    func `ISO 8601 is right to the millisecond`(seconds: Double, text: String) throws {
        let date = Date(timeIntervalSince1970: seconds)
        let encoder = ModelEncoder(dates: .iso8601WithFraction)
        #expect(try JSON(encoding: date, by: encoder).string == text)
    }

    @Test(arguments: [253_402_300_800, -62_167_219_201, 1e300, .infinity, .nan] as [Double])
    func `a date without four digits of a year fails`(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        for strategy in [ModelEncoder.DateEncodingStrategy.iso8601, .iso8601WithFraction] {
            #expect(throws: EncodingError.self) { try ModelEncoder(dates: strategy).encode(date) }
        }
    }

    @Test(
        arguments: [
            (.base64, "\"AP8=\""), (.deferredToData, "[0,255]"),
            (.custom { data, encoder in try data.count.encode(to: encoder) }, "2"),
        ] as [(ModelEncoder.DataEncodingStrategy, String)])
    func `bytes follow their strategy`(strategy: ModelEncoder.DataEncodingStrategy, text: String)
        throws
    {
        let encoder = ModelEncoder(data: strategy)
        #expect(try JSON(encoding: ["a": Data([0, 255])], by: encoder).text == "{\"a\":\(text)}")
    }

    @Test func `floats that are not finite become strings`() throws {
        let encoder = ModelEncoder(
            nonConformingFloats: .convertToString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?"))
        #expect(
            try JSON(encoding: [Double.infinity, -.infinity, .nan], by: encoder).text
                == #"["+","-","?"]"#)
        #expect(try JSON(encoding: [-Float.infinity], by: encoder).text == #"["-"]"#)
    }

    @Test func `models find their user info`() throws {
        let key = try #require(CodingUserInfoKey(rawValue: "key"))
        let value = Encoding { try ($0.userInfo[key] as? String).encode(to: $0) }
        #expect(
            try JSON(encoding: value, by: ModelEncoder(userInfo: [key: "found"])).string == "found")
    }
}
