import ResponseMapper
import Testing

@Suite struct JSONMapTests {
    private let json: JSON = [
        "data": ["list": [["id": 1, "name": "a"], ["id": "x"], ["id": 3, "name": "c"], nil]]
    ]

    @Test func `a model of any kind is read from JSON`() throws {
        #expect(try json.map(Item.self, at: "data>list>0") == Item(id: 1))
        #expect(try json.map(Person.self, at: "data>list>0").name == "a")
        #expect(try json.map(Both.self, at: "data").text == "read")
        #expect(try json["data"]["list"][2].map(Item.self) == Item(id: 3))
        #expect(try json.map(Int.self, at: "data>list>0>id") == 1)
        #expect(try json.map(Item?.self, at: "nothing") == nil)
    }

    @Test func `a model inside of a model says where it is`() {
        #expect(throws: MapError.missing(path: "data>list>1>name")) {
            try json.map(Person.self, at: "data>list>1")
        }
        #expect(throws: MapError.missing(path: "nothing")) {
            try json.map(Item.self, at: "nothing")
        }
        #expect(
            throws: MapError.mismatch(
                path: "data>list>1>id", wanted: "Int", found: #"string "x""#)
        ) { try json.mapArray(Item.self, at: "data>list") }
    }

    @Test func `models of any kind are read from an array`() throws {
        let list: JSON = [["id": 1, "name": "a"]]
        #expect(try list.mapArray(Item.self) == [Item(id: 1)])
        #expect(try list.mapArray(Person.self).map(\.name) == ["a"])
        #expect(try list.mapArray(Both.self).map(\.text) == ["read"])
    }

    @Test func `bad elements may be dropped, and are told`() throws {
        var dropped: [String] = []
        let items = try json.mapArray(Item.self, at: "data>list") { dropped.append("\($0)") }
        #expect(items == [Item(id: 1), Item(id: 3)])
        #expect(
            dropped == [
                #"$.data.list[1].id: wanted Int, found string "x""#,
                "$.data.list[3]: wanted an object, found null",
            ])
        var count = 0
        #expect(try json.mapArray(Person.self, at: "data>list") { _ in count += 1 }.count == 2)
        #expect(try json.mapArray(Both.self, at: "data>list") { _ in count += 1 }.count == 4)
        #expect(count == 2)
    }

    @Test func `no array at all is an error, also where elements may be dropped`() {
        #expect(throws: MapError.mismatch(path: "data", wanted: "an array", found: "object of 1")) {
            try json.mapArray(Item.self, at: "data") { _ in }
        }
        #expect(throws: MapError.missing(path: "x")) {
            try json.mapArray(Item.self, at: "x") { _ in }
        }
    }
}
