import ResponseMapper
import Testing

struct JSONOrderTests {
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

    @Test(arguments: [("1", "1.0"), ("-0", "0"), (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#)])
    func `equal values have no order`(left: String, right: String) throws {
        let left = try JSON(parsing: left)
        let right = try JSON(parsing: right)
        #expect(!(left < right) && !(right < left))
    }
}
