import Foundation
import ResponseMapper
import Testing

private struct Circle: Codable, Equatable { var radius: Int }

private protocol Place { static var tag: CaseTag { get } }
private enum Inside: Place { static var tag: CaseTag { .inside("type") } }
private enum Beside: Place { static var tag: CaseTag { .beside("type", payload: "value") } }
private enum Outside: Place { static var tag: CaseTag { .outside } }

private enum Shape<At: Place>: Codable, Equatable {
    case circle(Circle)
    case level(Circle)
    case empty

    init(from decoder: any Decoder) throws {
        self = try decoder.oneOf(
            by: At.tag,
            [
                "circle": { .circle(try Circle(from: $0)) },
                "2": { .level(try Circle(from: $0)) },
                "empty": { _ in .empty },
            ])
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let circle): try At.tag.encode("circle", circle, to: encoder)
        case .level(let circle): try At.tag.encode("2", circle, to: encoder)
        case .empty: try At.tag.encode("empty", to: encoder)
        }
    }
}

/// Enums whose case is named in the JSON, by each decoder and encoder.
@Suite(.hangLimit) struct CaseTagTests {
    private func check<At: Place>(
        _ type: Shape<At>.Type, _ text: String, _ shape: Shape<At>
    ) throws {
        let data = Data(text.utf8)
        #expect(try ModelDecoder().decode(type, from: data) == shape)
        #expect(try JSONDecoder().decode(type, from: data) == shape)
        #expect(try JSON(encoding: shape) == JSON(parsing: text))
        #expect(try JSON(parsing: JSONEncoder().encode(shape)) == JSON(parsing: text))
    }

    @Test func `a name is inside, beside or outside of the payload`() throws {
        let circle = Circle(radius: 3)
        try check(Shape<Inside>.self, #"{"type":"circle","radius":3}"#, .circle(circle))
        try check(Shape<Beside>.self, #"{"type":"circle","value":{"radius":3}}"#, .circle(circle))
        try check(Shape<Outside>.self, #"{"circle":{"radius":3}}"#, .circle(circle))
        try check(Shape<Inside>.self, #"{"type":"empty"}"#, .empty)
        try check(Shape<Beside>.self, #"{"type":"empty"}"#, .empty)
        try check(Shape<Outside>.self, #"{"empty":{}}"#, .empty)
    }

    @Test func `a name may be a number`() throws {
        let text = #"{"type":2,"radius":3}"#
        let shape = Shape<Inside>.level(Circle(radius: 3))
        #expect(try ModelDecoder().decode(Shape<Inside>.self, from: text) == shape)
        #expect(try JSONDecoder().decode(Shape<Inside>.self, from: Data(text.utf8)) == shape)
    }

    private func error<At: Place>(_ type: Shape<At>.Type, _ text: String) -> String? {
        #expect(throws: MapError.self) {
            try Response(text: "[\(text)]").mapArray(type)
        }?.description
    }

    @Test func `an unknown name is an error with its place`() {
        let names = #"one of "circle", "2", "empty""#
        #expect(
            error(Shape<Inside>.self, #"{"type":"oval"}"#)
                == #"$[0].type: wanted \#(names), found string "oval""#)
        #expect(error(Shape<Beside>.self, "{}") == "$[0].type: wanted a value, found nothing")
        #expect(
            error(Shape<Outside>.self, #"{"oval":{}}"#)
                == "$[0]: wanted \(names), found object of 1")
        #expect(
            error(Shape<Outside>.self, #"{"circle":{"radius":1},"empty":{}}"#)
                == "$[0]: wanted one case, found 2 of them")
        #expect(error(Shape<Inside>.self, "5") == "$[0]: wanted an object, found number 5")
        #expect(
            error(Shape<Beside>.self, #"{"type":"circle","value":{"radius":"x"}}"#)
                == #"$[0].value.radius: wanted Int, found string "x""#)
    }

    private struct Other: Decodable {
        var name: String
        init(from decoder: any Decoder) throws {
            name = try decoder.oneOf(by: .inside("type"), ["a": { _ in "a" }]) { _ in "other" }
        }
    }

    @Test(arguments: [(#"{"type":"a"}"#, "a"), (#"{"type":"b"}"#, "other"), ("{}", "other")])
    func `any other name may have a model, too`(_ text: String, _ name: String) throws {
        #expect(try ModelDecoder().decode(Other.self, from: text).name == name)
    }
}
