import Foundation
import ResponseMapper
import Testing

@Suite struct MapObjectTests {
    @Test func `without an envelope the model is the root`() throws {
        let response = Response(text: #"{"name":"ann","age":3}"#)
        #expect(try response.mapObject(Person.self) == Person(name: "ann", age: 3))
    }

    @Test func `with an envelope the model is where the envelope says`() throws {
        let response = Response(#"{"error":false,"results":{"id":7}}"#, envelope: gank)
        #expect(try response.mapObject(Item.self) == Item(id: 7))
    }

    @Test func `a path begins at the root and wins over the envelope`() throws {
        let response = Response(
            #"{"results":{"id":1},"list":[{"item":{"id":2}}]}"#, envelope: gank)
        #expect(try response.mapObject(Item.self, at: "list>0>item") == Item(id: 2))
    }

    @Test func `the empty path is the root`() throws {
        let response = Response(#"{"id":1,"results":{"id":2}}"#, envelope: gank)
        #expect(try response.mapObject(Item.self, at: "") == Item(id: 1))
    }

    @Test func `a type that is both reads itself`() throws {
        let response = Response(text: "{}")
        #expect(try response.mapObject(Both.self).text == "read")
        #expect(try response.mapObject() as Both == response.mapArrayOfOne()[0])
    }

    @Test(arguments: ["", "null", #"{"other":1}"#])
    func `an optional model is nil where there is nothing`(_ body: String) throws {
        let response = Response(text: body)
        #expect(try response.mapObject(Item?.self, at: body.isEmpty ? "" : "item") == nil)
        #expect(try response.mapObject(Person?.self, at: body.isEmpty ? "" : "item") == nil)
    }

    @Test func `an optional model that is there is made whole`() throws {
        let response = Response(text: #"{"name":"ann","age":3,"id":1}"#)
        #expect(try response.mapObject(Person?.self) == Person(name: "ann", age: 3))
        #expect(try response.mapObject(Item?.self) == Item(id: 1))
    }

    struct Row: Sendable {
        let body: String
        let path: JSONPath
        let error: MapError

        init(_ body: String, _ path: JSONPath = "", _ error: MapError) {
            self.body = body
            self.path = path
            self.error = error
        }
    }

    @Test(arguments: [
        Row("", "", MapError(.emptyBody)),
        Row(#"{"a":1}"#, "b", .missing(path: "b")),
        Row(#"{"a":1}"#, "a>b>c", .missing(path: "a>b>c")),
        Row(
            #"{"a":{"name":3}}"#, "a",
            .mismatch(path: "a>name", wanted: "String", found: "number 3")),
        Row(#"{"a":{}}"#, "a", .missing(path: "a>name")),
        Row("null", "", .missing(path: "name")),
    ])
    func `a model that cannot be read says where`(_ row: Row) {
        #expect(throws: row.error) {
            try Response(text: row.body).mapObject(Person.self, at: row.path)
        }
    }

    @Test func `a decoding error says the same in the same words`() {
        let response = Response(text: #"{"list":[{"id":1},{"id":"x"}]}"#)
        let error = #expect(throws: MapError.self) {
            try response.mapObject(Item.self, at: "list>1")
        }
        #expect(error?.description == #"$.list[1].id: wanted Int, found string "x""#)
    }

    @Test func `JSON that is broken is reported with its position`() {
        let error = #expect(throws: MapError.self) {
            try Response(text: "{\n  \"a\": }").mapObject(Item.self)
        }
        #expect(
            error?.description == "not JSON: byte 9 (line 2, column 8): wanted a value, found '}'")
    }

    @Test func `the response is in the error`() {
        let error = #expect(throws: MapError.self) {
            try Response(status: 502, text: "<html>").mapObject(Item.self)
        }
        #expect(error?.response?.status == 502)
        #expect(error?.response?.body == Data("<html>".utf8))
    }

    @Test func `the decoder is an attribute`() throws {
        struct Dated: Decodable { let madeAt: Date }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
        var response = Response(text: #"{"made_at":10}"#)
        response.attributes = .decoder(decoder)
        #expect(try response.mapObject(Dated.self).madeAt == Date(timeIntervalSince1970: 10))
    }

    @Test func `big numbers keep their digits on the way to a decoder`() throws {
        struct Big: Decodable { let id: UInt64 }
        let response = Response(text: #"{"data":{"id":18446744073709551615}}"#)
        #expect(try response.mapObject(Big.self, at: "data").id == .max)
    }
}

extension Response {
    fileprivate func mapArrayOfOne() throws -> [Both] { try [mapObject(Both.self)] }
}
