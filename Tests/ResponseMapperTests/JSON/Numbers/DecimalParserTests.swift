import Foundation
import Testing

@testable import ResponseMapper

@Suite(.hangLimit) struct DecimalParserTests {
    @Test func `random numbers are what strtod and strtof make of them`() {
        var random = RandomNumbers(seed: 1)
        for _ in 0..<manyNumbers {
            let text = random.text()
            let (double, float) = (strtod(text, nil), strtof(text, nil))
            let utf8 = Array(text.utf8)
            let parsed = (DecimalParser.double(utf8), DecimalParser.float(utf8))
            guard
                parsed.0?.bitPattern == (double.isFinite ? double.bitPattern : nil),
                parsed.1?.bitPattern == (float.isFinite ? float.bitPattern : nil)
            else {
                Issue.record("\(text): wanted \(double) and \(float), found \(parsed)")
                return
            }
        }
    }

    @Test(
        arguments: [
            ("0", 0), ("0.0", 0), ("0e999999999999", 0), ("1", 1), ("1.0", 1), ("100e-2", 1),
            ("0.1", 0.1), ("1E5", 100_000), ("1e+5", 100_000), ("123456789.125", 123_456_789.125),
            ("9007199254740991", 0x1.FFFFFFFFFFFFFp52), ("9007199254740992", 0x1p53),
            ("9007199254740993", 0x1p53), ("9007199254740994", 0x1.0000000000001p53),
            ("9007199254740993.00000000000000000000000000000000001", 0x1.0000000000001p53),
            ("9007199254740995", 0x1.0000000000002p53),
            ("1e22", 0x1.0F0CF064DD592p73), ("1e23", 0x1.52D02C7E14AF6p76),
            ("8.5e22", 0x1.1FFDBF6B2B2EBp76), ("7.2057594037927933e16", 0x1p56),
            ("18446744073709551615", 0x1p64), ("18446744073709551616", 0x1p64),
            ("5e-324", 0x1p-1074), ("2.4703282292062327e-324", 0),
            ("2.4703282292062328e-324", 0x1p-1074), ("7.4109846876186982e-324", 0x1p-1073),
            ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
            ("2.2250738585072012e-308", 0x1p-1022), ("2.2250738585072014e-308", 0x1p-1022),
            ("1.7976931348623157e308", .greatestFiniteMagnitude),
            ("1.7976931348623158e308", .greatestFiniteMagnitude),
            ("1.7976931348623159e308", nil), ("1e309", nil), ("1e400", nil), ("1e-400", 0),
            ("1e999999999999", nil), ("1e-999999999999", 0),
            ("1e99999999999999999999999999", nil), ("1e-99999999999999999999999999", 0),
            ("6929495644600919.5", 0x1.89E56EE5E7A58p52),
        ] as [(String, Double?)])
    func `hard doubles are rounded once`(text: String, value: Double?) {
        #expect(DecimalParser.double(text.utf8) == value)
        #expect(DecimalParser.double(("-" + text).utf8) == value.map { -$0 })
        #expect(DecimalParser.double(Array("000\(text)".utf8).dropFirst(3)) == value)
    }

    @Test(
        arguments: [
            ("0", 0), ("1", 1), ("0.1", 0.1), ("16777217", 0x1p24), ("16777219", 0x1.000004p24),
            ("3.4028234663852886e38", .greatestFiniteMagnitude), ("1e39", nil), ("1e400", nil),
            ("3.4028235677973367e38", nil), ("3.4028235677973366e38", .greatestFiniteMagnitude),
            ("1e-45", 0x1p-149), ("7e-46", 0), ("7.006492321624086e-46", 0x1p-149), ("1e-65", 0),
        ] as [(String, Float?)])
    func `hard floats are rounded once`(text: String, value: Float?) {
        #expect(DecimalParser.float(text.utf8) == value)
        #expect(DecimalParser.float(("-" + text).utf8) == value.map { -$0 })
    }

    /// Each lies so near the middle between two floats that the nearest double is the middle.
    @Test(
        arguments: [
            ("1.62290173768997192523577", 0xCFBB3Fp-23),
            ("1.62290185689926147320173", 0xCFBB3Fp-23),
            ("21062873.0000000000182691", 0xA0B26Dp1), ("21062874.9999999999817309", 0xA0B26Dp1),
            ("0.00000166109754218268790426386", 0xDEF2E1p-43),
            ("1.72214815105894238907930e30", 0xADE47Dp77),
            ("1.72214830217466983792050e30", 0xADE47Dp77),
            ("2.11023981008494449699227e-38", 0xE5C8E7p-149),
            ("3.38413579134443322334554e-43", 241 * .leastNonzeroMagnitude),
            ("3.39814877598768139993747e-43", 243 * .leastNonzeroMagnitude),
            ("2123117439536332801.84151", 0xEBB6A1p37),
        ] as [(String, Float)])
    func `a float is not rounded twice`(text: String, value: Float) {
        #expect(DecimalParser.float(text.utf8) == value)
        #expect(DecimalParser.double(text.utf8).map { Float($0) } != value)
    }

    @Test func `zero keeps its sign`() {
        for text in ["-0", "-0.0", "-0e9", "-0.00000000000000000000000E-7", "-1e-999"] {
            #expect(DecimalParser.double(text.utf8)?.sign == .minus, "\(text)")
            #expect(DecimalParser.float(text.utf8)?.sign == .minus, "\(text)")
        }
        #expect(DecimalParser.double("0".utf8)?.sign == .plus)
    }

    /// Half of the smallest double has 752 digits, which are those of 5^1075.
    @Test func `the last of 800 digits decides`() {
        let half = digits(1) + String(repeating: "0", count: 50)
        let middle = digits(3) + String(repeating: "0", count: 50)
        let cases: [(String, Double)] = [
            (half + "e-1125", 0), (half + "1e-1126", 0x1p-1074),
            ("0." + half + "1e-323", 0x1p-1074),
            (middle + "e-1125", 0x1p-1073), (middle.dropLast(51) + "4e-1075", 0x1p-1074),
            ("9007199254740993." + String(repeating: "0", count: 900) + "1", 0x1.0000000000001p53),
            ("9007199254740993" + String(repeating: "0", count: 900) + "e-900", 0x1p53),
            ("0." + String(repeating: "0", count: 900) + "1e901", 1),
            ("1" + String(repeating: "0", count: 900) + "e-900", 1),
        ]
        for (text, value) in cases { #expect(DecimalParser.double(text.utf8) == value, "\(text)") }
    }

    /// The digits of factor × 5^1075.
    private func digits(_ factor: Int) -> String {
        var digits = [factor]
        for _ in 0..<1075 {
            var carry = 0
            for index in digits.indices {
                carry += 5 * digits[index]
                digits[index] = carry % 10
                carry /= 10
            }
            if carry > 0 { digits.append(carry) }
        }
        return digits.reversed().map(String.init).joined()
    }

    @Test func `powers of five are as long as they must be`() {
        let table = PowersOfFive.table.map { UInt128($0.high) << 64 | UInt128($0.low) }
        #expect(table.count == PowersOfFive.range.count)
        #expect(table.allSatisfy { $0.leadingZeroBitCount == 0 })
        // 5^0, 5^-1 rounded up, 5^-28 cut.
        #expect(table[342] == 1 << 127)
        #expect(table[341] == 0xCCCC_CCCC_CCCC_CCCC_CCCC_CCCC_CCCC_CCCD)
        #expect(table[314] == 0xFD87_B5F2_8300_CA0D_8BCA_9D6E_1888_53FC)
    }

    @Test func `the limits of every width are read, and nothing beyond them`() {
        func check<Integer: FixedWidthInteger>(_ type: Integer.Type) {
            for limit in [Integer.min, Integer.max] {
                let text = "\(limit)"
                #expect(DecimalParser.wholeNumber(text.utf8) == limit)
                #expect(DecimalParser.wholeNumber((text + ".000").utf8) == limit)
                #expect(DecimalParser.wholeNumber((text + "00e-2").utf8) == limit)
                #expect(
                    DecimalParser.wholeNumber((text + "0").utf8, as: type) == (limit == 0 ? 0 : nil)
                )
                #expect(
                    DecimalParser.wholeNumber((text + "e1").utf8, as: type)
                        == (limit == 0 ? 0 : nil))
            }
            let beyond = "\(type.max)".dropLast() + "8"
            #expect(DecimalParser.wholeNumber(String(beyond).utf8, as: type) == nil)
        }
        for type in [Int8.self, Int.self, Int16.self, Int32.self, Int64.self, Int128.self]
            as [any FixedWidthInteger.Type]
        { check(type) }
    }

    @Test(
        arguments: [
            ("0", "0"), ("-0", "0"), ("0e999999999999", "0"), ("0.1", "0.1"), ("1.10", "1.1"),
            ("-12.50", "-12.5"), ("1e3", "1000"), ("12e-4", "0.0012"),
            ("12345678901234567890.123456789012345678", "12345678901234567890.123456789012345678"),
            ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
        ])
    func `decimals keep every digit`(text: String, description: String) throws {
        #expect(try JSON(parsing: text).decimal?.description == description)
    }

    @Test(arguments: [
        #""1""#, "340282366920938463463374607431768211456",
        "0.1000000000000000000000000000000000000001",
        "1e128", "1e-129", "1e400", "1e99999999999999999999", "1e-99999999999999999999",
    ])
    func `what a decimal would round or cannot reach is nil`(text: String) throws {
        #expect(try JSON(parsing: text).decimal == nil)
    }

    @Test func `random decimals are written as they describe themselves`() throws {
        var random = RandomNumbers(seed: 3)
        for _ in 0..<20_000 {
            let whole = Decimal(random.next() >> (random.next() & 63))
            let sign = random.next(below: 2) == 0 ? FloatingPointSign.plus : .minus
            let exponent = random.next(below: 250) - 127
            var value = Decimal(sign: sign, exponent: exponent, significand: whole)
            if random.next(below: 4) == 0 { value += Decimal(random.next()) * 10_000_000_000 }
            if value.isNaN { continue }
            let text = String(decoding: try ModelEncoder().encode(value), as: UTF8.self)
            #expect(text == value.description)
        }
    }

    @Test func `random decimals are what Foundation reads`() {
        var random = RandomNumbers(seed: 2)
        for _ in 0..<20_000 {
            let long = UInt128(random.next()) << 64 | UInt128(random.next())
            let digits = long >> UInt128(random.next(below: 127))
            let text = "\(digits)e\(random.next(below: 250) - 127)"
            guard let value = DecimalParser.decimal(text.utf8) else { continue }
            #expect(value == Decimal(string: text), "\(text)")
        }
    }
}
