import ResponseMapper
import Testing

private enum State: String { case on, off, other }

private protocol Shape: Sendable { var area: Double { get } }

private struct Circle: Shape, Modelable {
    let area: Double
    init(_ json: JSON) throws { area = 3 * (try json.get("r")) }
}

private struct Square: Shape, Mappable {
    let side: Double
    var area: Double { side * side }
}

private struct Unknown: Shape { let area = 0.0 }

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
            throws: MapError.mismatch(path: "data>list>1>id", wanted: "Int", found: #"string "x""#)
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

    private func shape(_ json: JSON, else other: ((JSON) -> any Shape)? = nil) throws -> any Shape {
        try json.oneOf(
            by: "kind>name",
            ["circle": { try Circle(from: $0) }, "square": { try Square(from: $0) }],
            else: other)
    }

    @Test(arguments: [("{}", 1), (#"{"page":null}"#, 1), (#"{"page":3}"#, 3)])
    func `a value that is missing has its default`(_ text: String, _ page: Int) throws {
        #expect(try JSON(parsing: text).get("page", default: 1) == page)
    }

    @Test func `a value of another type is an error, not the default`() {
        let json: JSON = ["page": "x"]
        #expect(throws: MapError.mismatch(path: "page", wanted: "Int", found: #"string "x""#)) {
            try json.get("page", default: 1)
        }
    }

    @Test func `a case that is not known is the one for it`() throws {
        let json: JSON = ["a": "on", "b": "dim", "c": 1]
        #expect(try json.get("a", unknown: State.other) == .on)
        #expect(try json.get("b", unknown: State.other) == .other)
        #expect(throws: MapError.mismatch(path: "c", wanted: "String", found: "number 1")) {
            try json.get("c", unknown: State.other)
        }
        #expect(throws: MapError.missing(path: "d")) { try json.get("d", unknown: State.other) }
    }

    @Test func `a discriminator chooses the model, also a number`() throws {
        #expect(try shape(["kind": ["name": "circle"], "r": 2]).area == 6)
        #expect(try shape(["kind": ["name": "square"], "side": 2]).area == 4)
        let json: JSON = ["type": 2.0]
        #expect(try json.oneOf(by: "type", ["1": { _ in "a" }, "2": { _ in "b" }]) == "b")
    }

    @Test func `a kind that is not known is an error, or another model`() throws {
        let odd: JSON = ["kind": ["name": "cube"]]
        MapError.expect(#"$.kind.name: wanted one of "circle", "square", found string "cube""#) {
            try shape(odd)
        }
        #expect(throws: MapError.missing(path: "kind>name")) { try shape([:]) }
        #expect(try shape(odd) { _ in Unknown() } is Unknown)
        #expect(try shape([:]) { _ in Unknown() } is Unknown)
    }

    private static let inside: [(JSON, MapError)] = [
        (["m": ["t": "circle"]], .missing(path: "m>r")),
        (["m": ["t": "circle", "r": "x"]], .mismatch("m>r", "Double", #"string "x""#)),
        (["m": ["t": "cube"]], .mismatch("m>t", #"one of "circle""#, #"string "cube""#)),
        (["m": [:]], .missing(path: "m>t")),
        (["m": 3], .mismatch("m", "an object", "number 3")),
        (["m": nil], .mismatch("m", "an object", "null")),
        ([:], .missing(path: "m")),
    ]

    @Test(arguments: inside)
    func `a model inside of another is chosen with its path`(json: JSON, wanted: MapError) {
        #expect(throws: wanted) {
            try json.oneOf(at: "m", by: "t", ["circle": { try Circle(from: $0) }])
        }
    }

    @Test func `a model inside of another is chosen, or is the other one`() throws {
        let circle: JSON = ["m": ["t": "circle", "r": 2]]
        #expect(try circle.oneOf(at: "m", by: "t", ["circle": { try Circle(from: $0) }]).area == 6)
        for odd in [["m": 3], [:], ["m": ["t": "cube"]]] as [JSON] {
            #expect(try odd.oneOf(at: "m", by: "t", ["circle": { _ in 1 }], else: { _ in 2 }) == 2)
        }
        #expect(try (["m": "circle"] as JSON).oneOf(at: "m", by: "", ["circle": { _ in 1 }]) == 1)
    }

    @Test func `a repair in a chosen model has its path`() throws {
        struct Auction: Modelable {
            let area: Double
            init(_ json: JSON) throws {
                area = try json.oneOf(
                    at: "m", by: "t", ["square": { try $0.map(Plain.self, at: "s").side }])
            }
        }
        let response = Response(text: #"{"m":{"t":"square","s":{"side":"2"}}}"#).with(.lenient)
        let (_, report) = try response.reporting { try $0.mapObject(Auction.self) }
        #expect(report.repairs.map(\.path) == ["m>s>side"])
    }
}

private struct Plain: Decodable { let side: Double }

extension MapError {
    fileprivate static func mismatch(
        _ path: JSONPath, _ wanted: String, _ found: String
    ) -> MapError { .mismatch(path: path, wanted: wanted, found: found) }
}
