import Foundation
import ResponseMapper
import Testing

@Suite struct DecodingErrorTests {
    private struct Cart: Decodable {
        struct Item: Decodable {
            var price: Double
            var count: UInt8
            var link: URL?
            var suit: Suit?
        }

        var items: [Item]
        var tags: [String]?
        var byName: [String: Int]?
    }

    private static let texts = [
        (#"{"items":[{"price":"n/a"}]}"#, #"$.items[0].price: wanted Double, found string "n/a""#),
        (#"{"items":[{"price":1}]}"#, "$.items[0].count: wanted a value, found nothing"),
        (#"{"items":[{"price":null}]}"#, "$.items[0].price: wanted Double, found null"),
        (#"{"items":[{"price":1e999}]}"#, "$.items[0].price: wanted Double, found number 1e999"),
        (#"{"items":[{"price":[1,2]}]}"#, "$.items[0].price: wanted Double, found array of 2"),
        (
            #"{"items":[{"price":1,"count":256}]}"#,
            "$.items[0].count: wanted UInt8, found number 256"
        ),
        (
            #"{"items":[{"price":1,"count":1.5}]}"#,
            "$.items[0].count: wanted UInt8, found number 1.5"
        ),
        (
            #"{"items":[{"price":1,"count":1,"link":true}]}"#,
            "$.items[0].link: wanted URL, found bool true"
        ),
        (#"{"items":{"a":1}}"#, "$.items: wanted an array, found object of 1"),
        (#"{"items":null}"#, "$.items: wanted an array, found null"),
        (#"{"items":[7]}"#, "$.items[0]: wanted an object, found number 7"),
        ("{}", "$.items: wanted a value, found nothing"),
        ("[]", "$: wanted an object, found array of 0"),
        (#"{"items":[],"tags":["a",1]}"#, "$.tags[1]: wanted String, found number 1"),
        (#"{"items":[],"byName":{"a b":"x"}}"#, #"$.byName["a b"]: wanted Int, found string "x""#),
        ("{\"items\":[}", "not JSON: byte 10 (line 1, column 11): wanted a value, found '}'"),
    ]

    @Test(arguments: texts) func `an error says where, what was wanted and what was found`(
        _ text: String, _ says: String
    ) {
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder().decode(Cart.self, from: text)
        }
        #expect(error?.text == says)
    }

    @Test func `an error below a path has the whole path`() {
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder().decode([Int].self, from: #"{"a":[[1,"x"]]}"#, at: "a>0")
        }
        #expect(error?.words == #"mismatch at ["a", "Index 0", "Index 1"]"#)
        #expect(error?.text == #"$.a[0][1]: wanted Int, found string "x""#)
    }

    @Test func `an error carries the error of the mapper`() {
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder().decode(Held<Int>.self, from: #"{"a":true}"#)
        }
        guard case .typeMismatch(_, let context) = error else {
            Issue.record("wanted a mismatch, found \(String(describing: error))")
            return
        }
        #expect(
            context.underlyingError as? MapError
                == .mismatch(path: "a", wanted: "Int", found: "bool true"))
    }

    @Test func `mapping uses the decoder that is laid, and its words`() {
        var response = Response(text: #"{"list":[{"made_at":true}]}"#)
        response.attributes = .decoder(ModelDecoder(keys: .convertFromSnakeCase))
        struct Dated: Decodable { var madeAt: Int }
        let error = #expect(throws: MapError.self) {
            try response.mapArray(Dated.self, at: "list")
        }
        #expect(error?.description == "$.list[0].made_at: wanted Int, found bool true")
    }

    @Test func `a plugin lays a decoder for typed requests and mappings`() throws {
        let plugin = MapperPlugin(decoder: ModelDecoder(keys: .convertFromSnakeCase))
        struct Named: Decodable { var firstName: String }
        var response = Response(text: #"{"first_name":"a"}"#)
        response.attributes = plugin.attributes
        #expect(try response.mapObject(Named.self).firstName == "a")
        #expect(
            try response.decoder.decode(Named.self, from: response.wholeBody()).firstName == "a")
        #expect(response.envelope == nil)
    }
}
