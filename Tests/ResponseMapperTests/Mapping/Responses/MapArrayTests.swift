import Foundation
import ResponseMapper
import Testing

@Suite struct MapArrayTests {
    @Test func `every element becomes a model`() throws {
        let response = Response(text: #"[{"id":1},{"id":2,"tags":["a"]}]"#)
        #expect(try response.mapArray(Item.self) == [Item(id: 1), Item(id: 2, tags: ["a"])])
    }

    @Test func `an empty array is no models`() throws {
        #expect(
            try Response("{\"results\":[]}", envelope: gank).mapArray(EncodingBuffer.self) == [])
    }

    @Test func `models that read themselves are mapped to the end`() throws {
        let response = Response(text: #"{"list":[{"name":"a","age":1}]}"#)
        #expect(try response.mapArray(Person.self, at: "list") == [Person(name: "a", age: 1)])
    }

    @Test func `arrays of arrays and of single values are arrays of models`() throws {
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
        let error = #expect(throws: MapError.self) {
            try Response(text: body).mapArray(Person.self, at: "list")
        }
        #expect(error?.description == text)
    }

    @Test func `a decoded element that fails says which, too`() {
        let error = #expect(throws: MapError.self) {
            try Response(text: #"[{"id":1},{"id":2},{"tags":[]}]"#).mapArray(Item.self)
        }
        #expect(error == .missing(path: "2>id"))
    }
}
