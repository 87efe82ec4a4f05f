import Foundation
import ResponseMapper
import Testing

struct JSONTextTests {
    private let json: JSON = ["z": [1, 1.5, nil, [], [:]], "a": ["k/": "\"é\"\u{1}"], "": true]

    @Test func `text is compact`() {
        #expect(json.text == #"{"z":[1,1.5,null,[],{}],"a":{"k/":"\"é\"\u0001"},"":true}"#)
        #expect(json.data == Data(json.text.utf8))
    }

    @Test func `prettyText is indented by two spaces`() {
        let pretty = #"""
            {
              "z": [
                1,
                1.5,
                null,
                [],
                {}
              ],
              "a": {
                "k/": "\"é\"\u0001"
              },
              "": true
            }
            """#
        #expect(json.prettyText == pretty)
        #expect(json.description == pretty)
    }

    @Test func `scalars and absent print as JSON, a string describes itself without quotes`() {
        #expect(JSON("a").prettyText == #""a""# && "\(JSON("a"))" == "a")
        #expect("\(JSON.absent)" == "null")
        #expect(JSON.absent.text == "null")
        #expect("\(JSON.null)" == "null")
    }

    @Test(
        arguments: [
            (nil, "null"), (true, "true"), (-5, "-5"), (1.5, "1.5"), (1e300, "1e+300"),
            ("a", #""a""#),
            ("\(1 + 1)", #""2""#), (JSON(UInt64.max), "18446744073709551615"),
            (JSON(Double.nan), "null"),
            (JSON(Double.infinity), "null"), (JSON(Decimal(1) / 4), "0.25"),
            (JSON(Decimal.nan), "null"),
            ([1, .absent], "[1,null]"), (["a": .absent, "b": 1], #"{"b":1}"#),
            (JSON(["b": 1, "a": 2]), #"{"a":2,"b":1}"#), (JSON([JSON]()), "[]"),
            (JSON(object: [("b", 1), ("a", 2), ("b", 3)]), #"{"b":1,"a":2,"b":3}"#),
        ] as [(JSON, String)])
    func `Swift values become JSON`(json: JSON, text: String) { #expect(json.text == text) }

    @Test(
        arguments: [
            ([], #"{"b":[1,{"z":"a/b","a":1.0}],"a":"\\","b":2}"#),
            (.sortedKeys, #"{"a":"\\","b":[1,{"a":1.0,"z":"a/b"}],"b":2}"#),
            (.escapedSlashes, #"{"b":[1,{"z":"a\/b","a":1.0}],"a":"\\","b":2}"#),
            (
                [.sortedKeys, .escapedSlashes, .pretty],
                """
                {
                  "a": "\\\\",
                  "b": [
                    1,
                    {
                      "a": 1.0,
                      "z": "a\\/b"
                    }
                  ],
                  "b": 2
                }
                """
            ),
        ] as [(JSONFormat, String)])
    func `the format is the caller's`(format: JSONFormat, text: String) throws {
        let json = try JSON(parsing: #"{"b":[1,{"z":"a\/b","a":1.0}],"a":"\u005c","b":2}"#)
        #expect(json.text(format) == text)
        #expect(JSON(object: json.objectValue).text(format) == text)
    }
}
