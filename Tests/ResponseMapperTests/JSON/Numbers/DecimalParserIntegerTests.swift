import Foundation
import Testing

@testable import ResponseMapper

struct DecimalParserIntegerTests {
    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("127", 127), ("128", nil), ("-128", -128), ("-129", nil),
            ("99999999999999999999999999", nil), ("1.0", 1), ("1e2", 100),
        ] as [(String, Int8?)])
    func `integers are digits that fit`(text: String, value: Int8?) {
        #expect(DecimalParser.wholeNumber(text.utf8) == value)
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
        check(Int8.self)
        check(Int.self)
        check(Int16.self)
        check(Int32.self)
        check(Int64.self)
        check(Int128.self)
    }

    @Test(
        arguments: [
            ("1.0", 1), ("1e2", 100), ("100e-2", 1), ("-1.5e1", -15), ("0.12e+2", 12),
            ("0e99999999999999999999", 0), ("0.0e-5", 0), ("-0.0", 0),
            ("1e18", 1_000_000_000_000_000_000),
            ("1e19", nil), ("1.5", nil), ("1e-1", nil), ("120e-2", nil), ("1e400", nil),
            ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil),
            ("9223372036854775807", .max), ("9223372036854775808", nil),
            ("922337203685477580.7e1", .max), ("922337203685477580.8e1", nil),
            ("-9223372036854775808.0", .min),
        ] as [(String, Int64?)])
    func `whole numbers may have a point or an exponent`(text: String, value: Int64?) {
        #expect(DecimalParser.wholeNumber(text.utf8) == value)
    }
}
