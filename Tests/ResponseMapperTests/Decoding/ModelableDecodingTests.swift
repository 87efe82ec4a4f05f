import Allocations
import Foundation
import ResponseMapper
import Testing

/// Models that read themselves, wherever a `Decodable` type is taken.
@Suite(.hangLimit) struct ModelableDecodingTests {
    private struct Point: Modelable, Equatable {
        var x: Int
        var y: Int
        var readings = 0

        init(_ x: Int, _ y: Int) { (self.x, self.y, readings) = (x, y, 1) }

        init(_ json: JSON) throws {
            x = try json.get("x")
            y = try json.get("y", default: 0)
        }

        mutating func mapping(_ json: JSON) { readings += 1 }
    }

    private struct Shape: Decodable, Equatable {
        var center: Point
        var corner: Point?
        var points: [Point]
        var named: [String: Point]
    }

    private static let text =
        #"{"center":{"x":1},"corner":null,"points":[{"x":2,"y":3}],"named":{"a":{"x":4}}}"#
    private static let shape = Shape(
        center: Point(1, 0), corner: nil, points: [Point(2, 3)], named: ["a": Point(4, 0)])

    @Test func `a decoded model has models that read themselves, each once`() throws {
        #expect(try ModelDecoder().decode(Shape.self, from: Self.text) == Self.shape)
        #expect(
            try ModelDecoder(policy: .lenient).decode(Shape.self, from: Self.text) == Self.shape)
        let data = Data(Self.text.utf8)
        #expect(try JSONDecoder().decode(Shape.self, from: data) == Self.shape)
        #expect(try ModelDecoder().decode(Point.self, from: #"{"x":1}"#) == Point(1, 0))
        #expect(try ModelDecoder().decode(Set<String>.self, from: #"["a"]"#) == ["a"])
    }

    private static let wrong = #"{"center":{"x":1},"points":[{"x":2},{"x":"a"}],"named":{}}"#

    @Test func `an error in such a model has the whole path`() {
        let text = #"$.points[1].x: wanted Int, found string "a""#
        DecodingError.expect(text) { try ModelDecoder().decode(Shape.self, from: Self.wrong) }
        for decoder in [ModelDecoder(), JSONDecoder()] as [any BodyDecoder] {
            let response = Response(text: #"{"in":\#(Self.wrong)}"#).with(.decoder(decoder))
            MapError.expect(#"$.in.points[1].x: wanted Int, found string "a""#) {
                try response.mapObject(Shape.self, at: "in")
            }
        }
    }

    @Test func `a lenient policy drops such models, and reports them`() throws {
        let (shape, report) = try ModelDecoder(policy: .lenient).reporting {
            try $0.decode(Shape.self, from: Self.wrong)
        }
        #expect(shape.points == [Point(2, 0)])
        #expect(report.repairs.map(\.path) == ["points>1>x"])
    }

    @Test(.enabled(if: allocations_are_counted()))
    func `a list allocates no more than its elements do`() throws {
        let list = Array(repeating: #"{"x":2,"y":3}"#, count: 1_000).joined(separator: ",")
        let response = Response(text: "[\(list)]")
        let mapped = try allocations { _ = try response.mapArray(Point.self) }
        let elements = try JSON(parsing: "[\(list)]").arrayValue
        let read = try allocations {
            var points: [Point] = []
            points.reserveCapacity(elements.count)
            for element in elements { points.append(try Point(element)) }
        }
        #expect(mapped - read <= 300, "\(mapped) and \(read)")
    }
}
