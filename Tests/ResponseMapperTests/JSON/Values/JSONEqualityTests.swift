import ResponseMapper
import Testing

struct JSONEqualityTests {
    @Test(arguments: [
        ("1", "1.0"), ("1", "10e-1"), ("0", "-0"), ("0", "0e5"), ("100", "1e2"), ("1.50", "1.5"),
        ("-2", "-2.0"), ("1e400", "10e399"), (#"{"a":1,"b":2}"#, #"{"b":2.0,"a":1}"#),
        (#"{"a":1,"a":2}"#, #"{"a":2}"#), ("[1,[2]]", "[1.0,[2.0]]"), (#""\u0061""#, #""a""#),
        ("0e99999999999999999999", "0"), ("1e0000000000000000000000000002", "100"),
        (#"{"a":{"b":[1,{"c":2,"d":3}]}}"#, #"{"a":{"b":[1.0,{"d":3,"c":2}]}}"#),
        (#"{"\u00e9":1,"e\u0301":2}"#, #"{"e\u0301":2,"\u00e9":1}"#),
    ])
    func `values that mean the same are equal, and have no order`(left: String, right: String)
        throws
    {
        let left = try JSON(parsing: left)
        let right = try JSON(parsing: right)
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
        #expect(!(left < right) && !(right < left))
    }

    @Test func `equal values have one place in a set, and no order`() throws {
        let one = try JSON(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2,\"e\u{301}\":3}")
        let same: JSON = ["e\u{301}": 3, "\u{E9}": 1.0]
        #expect(Set([one, same]).count == 1)
        #expect(!(one < same) && !(same < one))
        let values: [JSON] = ["\u{E9}", "e\u{301}", ["\u{E9}": 1], ["e\u{301}": 1]]
        #expect(Set(values).count == 4)
        #expect(values[1] < values[0] && !(values[0] < values[1]) && values[3] < values[2])
    }

    @Test(arguments: [
        ("1", "2"), ("1", "-1"), ("1", "\"1\""), ("1", "true"), ("0", "false"), ("null", "false"),
        ("240558470661799936", "240558470661799937"), ("1e400", "1e401"),
        ("0.1", "0.10000000000000001"),
        ("[1,2]", "[2,1]"), ("[]", "{}"), ("[]", "null"), (#"{"a":1}"#, #"{"a":1,"b":null}"#),
        (#"{"a":1}"#, #"{"b":1}"#), ("\"a\"", "\"A\""),
        (#"{"\u00e9":1,"e\u0301":2}"#, #"{"\u00e9":2}"#), (#"{"\u00e9":1}"#, #"{"e\u0301":1}"#),
        (#""\u00e9""#, #""e\u0301""#), ("[1,2]", "[1]"), (#"{"a":[1]}"#, #"{"a":{}}"#),
    ])
    func `values that mean something else are not`(left: String, right: String) throws {
        #expect(try JSON(parsing: left) != JSON(parsing: right))
    }

    /// Each is less than the next.
    private static let ascending = [
        "null", "false", "true", "-1e400", "-2", "-1.5", "-1e-400", "0", "1e-400",
        "0.1", "0.10000000000000001", "2", "10", "240558470661799936", "240558470661799937",
        "1e400", #""""#, #""A""#, #""a""#, #""ab""#, #""b""#, "[]", "[1]", "[1,2]", "[2]",
        "[[]]", "{}", #"{"a":1}"#, #"{"b":0,"a":1}"#, #"{"a":2}"#, #"{"b":0}"#,
    ]

    @Test func `values of all kinds have one order`() throws {
        let values = try Self.ascending.map { try JSON(parsing: $0) }
        #expect(values.reversed().sorted().map(\.text) == Self.ascending)
        #expect(JSON.absent < JSON.null)
        for (index, value) in values.enumerated() {
            for (other, right) in values.enumerated() {
                #expect((value < right) == (index < other), "\(value) \(right)")
                #expect((value == right) == (index == other), "\(value) \(right)")
            }
        }
    }
}
