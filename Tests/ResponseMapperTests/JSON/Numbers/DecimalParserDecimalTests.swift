import Foundation
import Testing

@testable import ResponseMapper

struct DecimalParserDecimalTests {
    @Test(
        arguments: [
            ("0", "0"), ("-0", "0"), ("0e999999999999", "0"), ("0.1", "0.1"), ("1.10", "1.1"),
            ("-12.50", "-12.5"), ("1e3", "1000"), ("12e-4", "0.0012"),
            ("12345678901234567890.123456789012345678", "12345678901234567890.123456789012345678"),
            ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
        ])
    func `decimals keep every digit`(text: String, description: String) {
        #expect(DecimalParser.decimal(text.utf8)?.description == description)
    }

    @Test(arguments: [
        "340282366920938463463374607431768211456", "0.1000000000000000000000000000000000000001",
        "1e128", "1e-129", "1e400", "1e99999999999999999999", "1e-99999999999999999999",
    ])
    func `what a decimal would round or cannot reach is nil`(text: String) {
        #expect(DecimalParser.decimal(text.utf8) == nil)
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
