import ResponseMapper
import Testing

private enum State: String { case on, off, other }

private protocol Shape: Sendable { var area: Double { get } }

private struct Circle: Shape, Modelable {
    let area: Double
    init(_ json: JSON) throws { area = 3 * (try json.get("r")) }
}

private struct Square: Shape, Modelable, Decodable {
    let side: Double
    var area: Double { side * side }
}

private struct Unknown: Shape { let area = 0.0 }

@Suite struct JSONChoosingTests {
    private func shape(_ json: JSON, else other: ((JSON) -> any Shape)? = nil) throws -> any Shape {
        try json.oneOf(
            by: "kind>name",
            ["circle": { try Circle(from: $0) }, "square": { try Square(from: $0) }],
            else: other)
    }

    @Test(arguments: [
        ("{}", 1), (#"{"page":null}"#, 1), (#"{"page":3}"#, 3),
    ])
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

    @Test func `a discriminator chooses the model`() throws {
        #expect(try shape(["kind": ["name": "circle"], "r": 2]).area == 6)
        #expect(try shape(["kind": ["name": "square"], "side": 2]).area == 4)
    }

    @Test func `a kind that is not known is an error, or another model`() throws {
        let odd: JSON = ["kind": ["name": "cube"]]
        let error = #expect(throws: MapError.self) { try shape(odd) }
        #expect(
            error?.description
                == #"$.kind.name: wanted one of "circle", "square", found string "cube""#)
        #expect(throws: MapError.missing(path: "kind>name")) { try shape([:]) }
        #expect(try shape(odd) { _ in Unknown() } is Unknown)
        #expect(try shape([:]) { _ in Unknown() } is Unknown)
    }

    @Test func `a model that was chosen says what is wrong with it`() {
        #expect(throws: MapError.missing(path: "r")) { try shape(["kind": ["name": "circle"]]) }
    }

    @Test func `numbers choose, too`() throws {
        let json: JSON = ["type": 2.0]
        #expect(try json.oneOf(by: "type", ["1": { _ in "a" }, "2": { _ in "b" }]) == "b")
    }
}
