import Foundation
import ResponseMapper
import Testing

@Suite struct MapObjectTests {
    @Test func `a model is at the root, where the envelope says, or at a path`() throws {
        let bare = Response(text: #"{"name":"ann","age":3}"#)
        #expect(try bare.mapObject(Person.self) == Person(name: "ann", age: 3))
        let response = Response(
            #"{"id":1,"results":{"id":2},"list":[{"item":{"id":3}}]}"#, envelope: gank)
        #expect(try response.mapObject(Item.self) == Item(id: 2))
        #expect(try response.mapObject(Item.self, at: "list>0>item") == Item(id: 3))
        #expect(try response.mapObject(Item.self, at: "") == Item(id: 1))
    }

    @Test func `a type that is both reads itself`() throws {
        let response = Response(text: "{}")
        #expect(try response.mapObject(Both.self).text == "read")
        let both: Both = try response.mapObject()
        #expect(both.text == "read")
    }

    @Test(arguments: ["", "null", #"{"other":1}"#])
    func `an optional model is nil where there is nothing`(_ body: String) throws {
        let response = Response(text: body)
        #expect(try response.mapObject(Item?.self, at: body.isEmpty ? "" : "item") == nil)
        #expect(try response.mapObject(Person?.self, at: body.isEmpty ? "" : "item") == nil)
        let whole = Response(text: #"{"name":"ann","age":3,"id":1}"#)
        #expect(try whole.mapObject(Person?.self) == Person(name: "ann", age: 3))
        #expect(try whole.mapObject(Item?.self) == Item(id: 1))
    }

    @Test(
        arguments: [
            ("", "", MapError(.emptyBody)), (#"{"a":1}"#, "b", .missing(path: "b")),
            (#"{"a":1}"#, "a>b>c", .missing(path: "a>b>c")),
            (
                #"{"a":{"name":3}}"#, "a",
                .mismatch(path: "a>name", wanted: "String", found: "number 3")
            ),
            (#"{"a":{}}"#, "a", .missing(path: "a>name")), ("null", "", .missing(path: "name")),
        ] as [(String, JSONPath, MapError)])
    func `a model that cannot be read says where`(
        _ body: String, _ path: JSONPath, _ error: MapError
    ) { #expect(throws: error) { try Response(text: body).mapObject(Person.self, at: path) } }

    @Test func `the response is in the error`() {
        let error = #expect(throws: MapError.self) {
            try Response(status: 502, text: "<html>").mapObject(Item.self)
        }
        #expect(error?.response?.status == 502)
        #expect(error?.response?.body == Data("<html>".utf8))
    }

    @Test func `every element of an array becomes a model`() throws {
        let response = Response(text: #"[{"id":1},{"id":2,"tags":["a"]}]"#)
        #expect(try response.mapArray(Item.self) == [Item(id: 1), Item(id: 2, tags: ["a"])])
        #expect(
            try Response("{\"results\":[]}", envelope: gank).mapArray(EncodingBuffer.self) == [])
        let people = Response(text: #"{"list":[{"name":"a","age":1}]}"#)
        #expect(try people.mapArray(Person.self, at: "list") == [Person(name: "a", age: 1)])
        #expect(try Response(text: "[[1],[2,3]]").mapArray([Int].self) == [[1], [2, 3]])
        #expect(try Response(text: #"["a","b"]"#).mapArray(String.self) == ["a", "b"])
    }

    @Test(arguments: [
        (#"{"list":[{"name":"a"},{"name":null}]}"#, "$.list[1].name: wanted String, found null"),
        (#"{"list":[{"name":"a"},3]}"#, "$.list[1].name: wanted a value, found nothing"),
        (#"{"list":{}}"#, "$.list: wanted an array, found object of 0"),
        (#"{}"#, "$.list: wanted a value, found nothing"),
        (#"{"list":null}"#, "$.list: wanted an array, found null"),
    ])
    func `an array that cannot be read says which element`(_ body: String, _ text: String) {
        MapError.expect(text) { try Response(text: body).mapArray(Person.self, at: "list") }
    }
}
