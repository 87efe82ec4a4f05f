import ResponseMapper
import Testing

struct JSONAccessTests {
    private let json: JSON = [
        "data": ["list": [["name": "a"], ["name": "b"]], "empty": nil, "7": "seven"],
        "a>b": true,
    ]

    @Test func `keys and indices lead inside`() {
        #expect(json["data"]["list"][1]["name"] == "b")
        #expect(json["data", "list", 0, "name"] == "a")
        #expect(json[path: "data>list>1>name"] == "b")
        #expect(json["a>b"] == true)
        #expect(json[path: #"a\>b"#] == true)
        #expect(json[path: ""] == json)
        let key = "data"
        let index = 1
        #expect(json[key, "list", index] == ["name": "b"])
    }

    @Test func `digits are an index in arrays and a key in objects`() {
        #expect(json["data"][7] == "seven")
        #expect(json["data"]["7"] == "seven")
        #expect(json[path: "data>7"] == "seven")
        #expect(!json["data"]["list"]["0"].exists)
        #expect(!json[path: [.key("data"), .key("list"), .key("0")]].exists)
    }

    @Test(
        arguments: [
            "x", "x>y>z", "data>list>2", "data>list>-1", "data>list>99999999999999999999",
            "data>list>name", "data>list>0>name>0", "data>empty>x", "data>list>00",
        ] as [JSONPath])
    func `a miss is absent`(path: JSONPath) {
        #expect(json[path: path].type == .absent)
        #expect(!json[path: path].exists)
        #expect(!json[path: path].isNull)
    }

    @Test func `indices outside an array are absent`() {
        let list: JSON = [1, 2]
        #expect([-1, 2, .min, .max].allSatisfy { list[$0] == .absent })
        #expect(JSON.absent["a"][0]["b"] == .absent)
    }

    @Test func `null is a value and absent is none`() {
        let empty = json["data"]["empty"]
        #expect(empty.exists)
        #expect(empty.isNull)
        #expect(empty != .absent && empty == nil && json["x"] != nil)
        #expect(JSON.null != JSON.absent)
        #expect(JSON.absent.type == .absent)
    }

    @Test(
        arguments: [
            (.absent, .absent, 0), (nil, .null, 0), (true, .bool, 0), (1, .number, 0),
            ("ab", .string, 0), ([1, nil], .array, 2), (["a": 1], .object, 1), ([], .array, 0),
            ([:], .object, 0),
        ] as [(JSON, JSON.Kind, Int)])
    func `every value has a type and a count`(json: JSON, type: JSON.Kind, count: Int) {
        #expect(json.type == type)
        #expect(json.count == count)
    }

    @Test func `keys keep their order`() throws {
        let json = try JSON(parsing: #"{"z":1,"a":2,"m":{"b":1,"a":2}}"#)
        #expect(json.keys == ["z", "a", "m"])
        #expect(json["m"].keys == ["b", "a"])
        #expect(json.objectValue.map(\.value.type) == [.number, .number, .object])
        #expect(JSON("text").keys.isEmpty)
    }

    @Test func `a key written twice is kept twice and its last value is found`() throws {
        let json = try JSON(parsing: #"{"a":1,"b":2,"a":3}"#)
        #expect(json["a"] == 3)
        #expect(json.keys == ["a", "b", "a"])
        #expect(json.count == 3)
        #expect(json.dictionary == ["a": 3, "b": 2])
        #expect(json == ["b": 2, "a": 3])
        #expect(json.text == #"{"a":1,"b":2,"a":3}"#)
    }
}
