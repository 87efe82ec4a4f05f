import ResponseMapper
import Testing

struct JSONNumbersTests {
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
        for json in [json, [json][0]] as [JSON] {
            let found: [Int64?] = [
                json.integer(as: Int8.self).map { Int64($0) },
                json.integer(as: Int16.self).map { Int64($0) },
                json.integer(as: Int32.self).map { Int64($0) },
                json.integer(as: UInt8.self).map { Int64($0) },
                json.integer(as: UInt16.self).map { Int64($0) },
                json.integer(as: UInt32.self).map { Int64($0) },
            ]
            #expect(found == values)
        }
        let lenient = [
            Int64(json.integerValue(as: Int8.self)), Int64(json.integerValue(as: Int16.self)),
            Int64(json.integerValue(as: Int32.self)),
            Int64(json.integerValue(as: UInt8.self)), Int64(json.integerValue(as: UInt16.self)),
            Int64(json.integerValue(as: UInt32.self)),
        ]
        #expect(lenient == values.map { $0 ?? (source == "\"3\"" ? 3 : 0) })
        #expect(json.integer(as: UInt.self).map { UInt64($0) } == json.integer(as: UInt64.self))
        #expect(json.integerValue(as: UInt.self) == UInt(json.integerValue(as: UInt64.self)))
        let wide: Int128? = json.integer()
        #expect(wide == json.integer(as: Int64.self).map { Int128($0) })
    }

    @Test func `numbers wider than 64 bits are exact`() throws {
        let digits = "170141183460469231731687303715884105727"
        #expect(try JSON(parsing: digits).integer(as: Int128.self) == .max)
        #expect(try JSON(parsing: digits + "0").integer(as: Int128.self) == nil)
        #expect(
            try JSON(parsing: "1e30").integer(as: Int128.self)?.description
                == "1\(String(repeating: "0", count: 30))")
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
