import Foundation
import ResponseMapper
import Testing

/// The result of a lenient policy for each value and type, in words; nil is an error.
private struct Wanted: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let read: @Sendable (_ text: String) throws -> (String, RepairReport)
    let rows: [(found: String, made: String?)]

    init<Value: Decodable & SendableMetatype>(
        _ type: Value.Type, _ rows: KeyValuePairs<String, String?>,
        by decoder: ModelDecoder = ModelDecoder(policy: .lenient)
    ) {
        testDescription = "\(type)"
        self.rows = rows.map { ($0.key, $0.value) }
        read = { text in
            let (held, report) = try decoder.reporting {
                try $0.decode(Held<Value>.self, from: #"{"a":\#(text)}"#)
            }
            return ("\(held.a)", report)
        }
    }
}

@Suite(.hangLimit) struct ConversionTests {
    private enum Color: String, Decodable { case red, seven = "7" }
    private enum Level: Int, Decodable { case low = 1 }
    private enum State: String, Decodable, UnknownCase { case on, unknown }

    private struct Point: Decodable { var x: Int }

    private static let table = [
        Wanted(
            String.self,
            [
                "12": "12", "1.0": "1.0", "1e400": "1e400", "true": "true", "null": "",
                "[]": nil, "{}": nil,
            ]),
        Wanted(
            Int.self,
            [
                #""42""#: "42", #""-1""#: "-1", #""1e2""#: "100", #""1.0""#: "1", "true": "1",
                "false": "0", "null": "0", #""""#: nil, #""1.5""#: nil, "1.5": nil,
                #""42abc""#: nil, #""0x10""#: nil, #""007""#: nil, #""+5""#: nil, #""n/a""#: nil,
                #""true""#: nil, #"" 42""#: nil, #""42\n""#: nil, #""\"7\"""#: nil, #""[]""#: nil,
                #""9223372036854775808""#: nil, "9223372036854775808": nil, "[1]": nil, "{}": nil,
            ]),
        Wanted(
            Int8.self,
            [#""-128""#: "-128", #""300""#: nil, "300": nil, "true": "1", "null": "0"]),
        Wanted(UInt64.self, [#""18446744073709551615""#: "18446744073709551615", "-1": nil]),
        Wanted(
            Double.self,
            [
                #""19.99""#: "19.99", #""1e3""#: "1000.0", "true": "1.0", "null": "0.0",
                #""true""#: nil, #""1,5""#: nil, #""NaN""#: nil, #""1e999""#: nil, #""""#: nil,
                "[]": nil,
            ]),
        Wanted(Float.self, [#""0.1""#: "0.1", #""1e39""#: nil, #""true""#: nil]),
        Wanted(Decimal.self, [#""0.1""#: "0.1", "null": "0", #""a""#: nil, #""false""#: nil]),
        Wanted(
            Bool.self,
            [
                "1": "true", "0": "false", "1.0": "true", "2": nil, #""true""#: "true",
                #""FALSE""#: "false", #""yes""#: "true", #""n""#: "false", #""1""#: "true",
                #""0""#: "false", #""on""#: nil, #""""#: nil, "null": "false", "[]": nil,
            ]),
        Wanted(URL.self, ["null": nil, #""""#: nil, "1": nil]),
        Wanted(Data.self, ["null": "0 bytes", #""!""#: nil]),
        Wanted(
            Date.self, [#""1000""#: "1970-01-01 00:16:40 +0000", #""soon""#: nil, "null": nil],
            by: ModelDecoder(dates: .secondsSince1970, policy: .lenient)),
        Wanted(
            Date.self, ["1000": nil, "null": nil],
            by: ModelDecoder(dates: .iso8601, policy: .lenient)),
        Wanted(
            Int?.self,
            [#""42""#: "Optional(42)", #""n/a""#: "nil", #""""#: "nil", "[]": "nil", "1.5": "nil"]),
        Wanted(
            [Int].self,
            [
                #"[1,"2",true]"#: "[1, 2, 1]", #"[1,"x",3]"#: "[1, 3]", "[1,null]": "[1]",
                "null": "[]", "{}": "[]", #""[1,2]""#: "[1, 2]", #""""#: nil, "7": nil,
                #"{"a":1}"#: nil, #""{}""#: nil,
            ]),
        Wanted([Int?].self, [#"[1,null,"x"]"#: "[Optional(1), nil, nil]"]),
        Wanted([String: Int?].self, [#"{"b":"x"}"#: #"["b": nil]"#]),
        Wanted(Set<Int>.self, [#"["1",true]"#: "[1]"]),
        Wanted(
            [String: Int].self,
            [
                #"{"b":"2"}"#: #"["b": 2]"#, #"{"b":1,"c":null}"#: #"["b": 1]"#, "null": "[:]",
                "[]": "[:]", #""{\"b\":1}""#: #"["b": 1]"#, "[1]": nil,
            ]),
        Wanted(
            Point.self,
            [
                #"{"x":"1"}"#: "Point(x: 1)", #"{"x":null}"#: "Point(x: 0)", "null": "Point(x: 0)",
                #""{\"x\":1}""#: "Point(x: 1)", #"{"x":"a"}"#: nil, "{}": nil, "[]": nil,
                #""x""#: nil, "7": nil, "[1]": nil,
            ]),
        Wanted(Color.self, ["7": "seven", #""mauve""#: nil, "null": nil]),
        Wanted(Level.self, [#""1""#: "low", "true": "low", "2": nil]),
        Wanted(
            State.self,
            [#""off""#: "unknown", "7": "unknown", "null": "unknown", "{}": nil]),
    ]

    @Test(arguments: table)
    private func `a value is converted without loss, or not at all`(_ wanted: Wanted) throws {
        for (found, made) in wanted.rows {
            guard let made else {
                #expect(throws: DecodingError.self, "\(found)") { try wanted.read(found) }
                continue
            }
            let (value, report) = try wanted.read(found)
            #expect(value == made, "\(found)")
            #expect(report.repairs.count >= 1, "\(found)")
            #expect(report.repairs.allSatisfy { "\($0.path)".hasPrefix("$.a") }, "\(report)")
        }
    }

    @Test(arguments: [
        (#"{"a":"x"}"#, #"$.a: wanted Int, found string "x""#),
        (#"{"a":1.5}"#, "$.a: wanted Int, found number 1.5"),
    ])
    func `what cannot be converted is the same error as ever`(_ text: String, _ says: String) {
        for policy in [MappingPolicy.lenient, .strict, .thorough] {
            DecodingError.expect(says) {
                try ModelDecoder(policy: policy).decode(Held<Int>.self, from: text)
            }
        }
    }

    @Test func `what is strictly right is read as ever, and is no repair`() throws {
        struct Loose: Decodable, Equatable {
            enum Either: Decodable, Equatable {
                case number(Int), text(String)
                init(from decoder: any Decoder) throws {
                    let value = try decoder.singleValueContainer()
                    if let text = try? value.decode(String.self) {
                        self = .text(text)
                    } else {
                        self = .number(try value.decode(Int.self))
                    }
                }
            }
            var either: Either
            var json: JSON
            var missing: Int?
            var null: [Int]?
        }
        let (loose, report) = try ModelDecoder(policy: .lenient).reporting {
            try $0.decode(Loose.self, from: #"{"either":5,"json":null,"null":null}"#)
        }
        #expect(loose == Loose(either: .number(5), json: .null))
        #expect(report.isEmpty)
    }
}
