import Foundation
import Testing

@testable import ResponseMapper

struct JSONValuesTests {
    @Test(arguments: [
        ("\"\"", ""), (#""a""#, "a"), ("12", "12"), ("1.0", "1.0"), ("1e400", "1e400"),
        ("240558470661799936", "240558470661799936"), ("true", "true"), ("false", "false"),
        ("null", ""), ("[1]", ""), (#"{"a":1}"#, ""),
    ])
    func `stringValue keeps digits and words`(source: String, text: String) throws {
        #expect(try JSON(parsing: source).stringValue == text)
    }

    @Test(arguments: [
        ("true", true), ("false", false), ("1", true), ("0", false), ("-0.0", false), ("2", true),
        ("0e9", false), (#""true""#, true), (#""T""#, true), (#""Yes""#, true), (#""y""#, true),
        (#""1""#, true), (#""2""#, false), (#""no""#, false), (#""""#, false), ("null", false),
        ("[true]", false),
    ])
    func `boolValue knows the usual words`(source: String, flag: Bool) throws {
        #expect(try JSON(parsing: source).boolValue == flag)
    }

    @Test(
        arguments: [
            ("12", 12), ("1.0", 1), ("1e2", 100), ("100e-2", 1), ("-1.5e1", -15), ("0.12e+2", 12),
            ("0e99999999999999999999", 0), ("0.0e-5", 0), ("-0.0", 0),
            ("1e18", 1_000_000_000_000_000_000),
            ("1e19", nil), ("1.5", nil), ("1e-1", nil), ("120e-2", nil), ("1e400", nil),
            ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil),
            ("9223372036854775807", .max), ("9223372036854775808", nil),
            ("922337203685477580.7e1", .max), ("922337203685477580.8e1", nil),
            ("-9223372036854775808.0", .min), ("\"12\"", nil), ("true", nil), ("null", nil),
            ("[1]", nil),
        ] as [(String, Int64?)])
    func `an integer takes whole numbers that fit`(source: String, value: Int64?) throws {
        #expect(try JSON(parsing: source).integer() == value)
        #expect(try JSON(parsing: source).int == value.flatMap { Int(exactly: $0) })
    }

    @Test(
        arguments: [
            ("12", 12), ("\"12\"", 12), ("\"-3\"", -3), ("\"1e2\"", 100), ("true", 1), ("false", 0),
            ("\"\"", 0), ("\"x\"", 0), ("\" 12\"", 0), ("\"012\"", 0), ("\"12a\"", 0), ("1.5", 0),
            ("9223372036854775808", 0), ("null", 0), ("[1]", 0),
        ] as [(String, Int64)])
    func `integerValue also reads spelled numbers`(source: String, value: Int64) throws {
        #expect(try JSON(parsing: source).integerValue() == value)
        #expect(try JSON(parsing: source).intValue == Int(value))
    }

    @Test(
        arguments: [
            ("18446744073709551615", .max, .max), ("18446744073709551616", nil, 0), ("-1", nil, 0),
            ("-0", 0, 0), ("\"5\"", nil, 5), ("2.0", 2, 2), ("null", nil, 0),
        ] as [(String, UInt64?, UInt64)])
    func `an unsigned integer has no sign`(source: String, strict: UInt64?, lenient: UInt64) throws
    {
        #expect(try JSON(parsing: source).integer() == strict)
        #expect(try JSON(parsing: source).integerValue() == lenient)
    }

    @Test(
        arguments: [
            ("1", 1, 1), ("0.1", 0.1, 0.1), ("1e-400", 0, 0), ("1e400", nil, 0), ("-1e400", nil, 0),
            ("\"2.5\"", nil, 2.5), ("\"inf\"", nil, 0), ("\"0x10\"", nil, 0), ("true", nil, 1),
            ("1.7976931348623157e308", .greatestFiniteMagnitude, .greatestFiniteMagnitude),
            ("\"+5\"", nil, 0), ("\".5\"", nil, 0), ("\"5.\"", nil, 0), ("\"1,5\"", nil, 0),
            ("\"12 \"", nil, 0), ("null", nil, 0),
        ] as [(String, Double?, Double)])
    func `double is finite or nil`(source: String, strict: Double?, lenient: Double) throws {
        #expect(try JSON(parsing: source).double == strict)
        #expect(try JSON(parsing: source).doubleValue == lenient)
    }

    @Test(
        arguments: [
            ("\"ok\"", "ok"), ("\"\"", ""), ("0", "0"), ("-0.0", "0"), ("1.0", "1"), ("200", "200"),
            ("1.50", "1.5"),
            ("-2.50e1", "-25"), ("1e3", "1000"), ("12e-4", "0.0012"),
            ("1e20", "100000000000000000000"),
            ("1e21", "1e21"), ("1.5e400", "1.5e400"), ("1e-9", "1e-9"), ("true", "true"),
            ("123456789012345678901234567890", "123456789012345678901234567890"),
            ("false", "false"), ("null", nil), ("[]", nil), ("{}", nil),
        ] as [(String, String?)])
    func `canonicalText is what a status is compared by`(source: String, text: String?) throws {
        #expect(try JSON(parsing: source).canonicalText == text)
    }

    @Test func `absent gives nil or zero`() {
        let json = JSON.absent
        #expect(json.string == nil && json.stringValue == "")
        #expect(json.bool == nil && json.boolValue == false)
        #expect(json.int == nil && json.intValue == 0)
        #expect(json.double == nil && json.doubleValue == 0)
        #expect(json.decimal == nil && json.decimalValue == 0)
        #expect(json.array == nil && json.arrayValue.isEmpty)
        #expect(json.object == nil && json.objectValue.isEmpty)
        #expect(json.dictionary == nil && json.dictionaryValue.isEmpty)
        #expect(json.url == nil && json.numberText == nil && json.canonicalText == nil)
    }

    @Test func `strict accessors refuse other types`() {
        #expect(JSON(12).string == nil)
        #expect(JSON("true").bool == nil)
        #expect(JSON(1).bool == nil)
        #expect(JSON([:]).array == nil)
        #expect(JSON([]).object == nil)
        #expect(JSON("https://a.b/c?d=e").url == URL(string: "https://a.b/c?d=e"))
        #expect(JSON("").url == nil)
        #expect(JSON("12.50").decimalValue == Decimal(string: "12.5"))
        #expect(JSON(true).decimalValue == 1)
    }

    @Test(
        arguments: [
            ("2024-05-01T12:30:00Z", 1_714_566_600), ("2024-05-01T12:30:00.5Z", 1_714_566_600.5),
            ("2024-05-01T12:30:00.123Z", 1_714_566_600.123),
            ("2024-05-01T14:30:00+02:00", 1_714_566_600), ("1970-01-01T00:00:00Z", 0),
            ("yesterday", nil), ("12024-05-01T12:30:00Z", nil), ("2024-005-01T12:30:00Z", nil),
            ("2024-05-01T12:30:00.1230000000Z", 1_714_566_600.123),
            ("2024-05-01t12:30:00z", 1_714_566_600), ("2024-05-01T12:29:60Z", 1_714_566_600),
        ] as [(String, Double?)])
    func `date is what a string names`(text: String, seconds: Double?) throws {
        let date = JSON(text).date
        #expect(
            date.map { ($0.timeIntervalSince1970 * 1000).rounded() } == seconds.map { $0 * 1000 })
        #expect(JSON(1_714_566_600).date == nil)
        let decoder = ModelDecoder(dates: .iso8601WithFraction)
        #expect(date == (try? decoder.decode(Date.self, from: JSON(text))))
    }

    @Test func `lists of one kind are read at once`() throws {
        let json = try JSON(
            parsing: #"{"d":[1,2.5,-3e2],"i":[1,2.0],"s":["a","\n"],"e":[],"m":[1,"a"]}"#)
        for json in [json, JSON(object: json.objectValue.map { ($0, JSON($1.arrayValue)) })] {
            #expect(json["d"].doubles == [1, 2.5, -300] && json["i"].doubles == [1, 2])
            #expect(try json.get("s") == ["a", "\n"])
            #expect(try json["e"].doubles == [] && json.get("e") == [String]())
            #expect(json["m"].doubles == nil && json.doubles == nil && JSON.absent.doubles == nil)
            #expect(throws: MapError.self) { try json.get("m", as: [String].self) }
        }
    }

    @Test(
        arguments: [
            ("127", [127, 127, 127, 127, 127, 127]), ("128", [nil, 128, 128, 128, 128, 128]),
            ("-1", [-1, -1, -1, nil, nil, nil]), ("255", [nil, 255, 255, 255, 255, 255]),
            ("32768", [nil, nil, 32768, nil, 32768, 32768]), ("2.0", [2, 2, 2, 2, 2, 2]),
            ("4294967296", [nil, nil, nil, nil, nil, nil]),
            ("1.5", [nil, nil, nil, nil, nil, nil]),
            ("\"3\"", [nil, nil, nil, nil, nil, nil]), ("null", [nil, nil, nil, nil, nil, nil]),
        ] as [(String, [Int64?])])
    func `every width holds what fits`(source: String, values: [Int64?]) throws {
        let json = try JSON(parsing: source)
        let widths: [any FixedWidthInteger.Type] = [
            Int8.self, Int16.self, Int32.self, UInt8.self, UInt16.self, UInt32.self,
        ]
        func strict<Integer: FixedWidthInteger>(_ json: JSON, _ type: Integer.Type) -> Int64? {
            json.integer(as: type).map { Int64($0) }
        }
        func lenient<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Int64 {
            Int64(json.integerValue(as: type))
        }
        for json in [json, [json][0]] as [JSON] {
            #expect(widths.map { strict(json, $0) } == values)
        }
        #expect(widths.map { lenient($0) } == values.map { $0 ?? (source == "\"3\"" ? 3 : 0) })
        #expect(json.integer(as: UInt.self).map { UInt64($0) } == json.integer(as: UInt64.self))
        #expect(json.integerValue(as: UInt.self) == UInt(json.integerValue(as: UInt64.self)))
        let wide: Int128? = json.integer()
        #expect(wide == json.integer(as: Int64.self).map { Int128($0) })
    }

    @Test(
        arguments: [
            ("0.1", 0.1), ("16777217", 16_777_216), ("1e39", nil), ("\"1.5\"", nil), ("true", nil),
            ("null", nil), ("1.00000017881393432617187499", 1.0000001),
        ] as [(String, Float?)])
    func `float is rounded once`(source: String, value: Float?) throws {
        #expect(try JSON(parsing: source).floatNumber == value)
    }
}
