import Foundation
import ResponseMapper
import Testing

/// Types that are chosen at run time, among them those of actions.
@Suite(.hangLimit) struct DynamicTypeTests {
    private class Shape: Decodable {
        var name: String
    }

    private final class Circle: Shape {
        var radius: Double

        private enum Keys: CodingKey { case radius }

        required init(from decoder: any Decoder) throws {
            radius = try decoder.container(keyedBy: Keys.self).decode(Double.self, forKey: .radius)
            try super.init(from: decoder)
        }
    }

    // Unchecked: never changed.
    private class Form: Modelable, @unchecked Sendable {
        let name: String
        required init(_ json: JSON) throws { name = try json.get("name") }
    }

    // Unchecked: never changed.
    private final class Disc: Form, @unchecked Sendable {}

    private let kinds: [String: Shape.Type] = ["shape": Shape.self, "circle": Circle.self]
    private let forms: [String: Form.Type] = ["form": Form.self, "disc": Disc.self]
    private let text = #"{"name":"c","radius":2}"#

    @Test func `the subclass is made, strictly and leniently, at the root and in a list`() throws {
        let type = try #require(kinds["circle"])
        for policy in [MappingPolicy.strict, .lenient] {
            let decoder = ModelDecoder(policy: policy)
            #expect(try decoder.decode(type, from: text) is Circle)
            #expect(try decoder.decode(type, from: Data(text.utf8)) is Circle)
        }
        let lenient = ModelDecoder(policy: .lenient)
        let repaired = try lenient.decode(type, from: #"{"name":"c","radius":"2"}"#)
        #expect((repaired as? Circle)?.radius == 2)
    }

    @Test func `mapping makes the subclass, too`() throws {
        let type = try #require(kinds["circle"])
        let json = try JSON(parsing: text)
        let response = Response(json: json)
        #expect(try json.map(type) is Circle)
        #expect(try response.mapObject(type) is Circle)
        #expect(try ModelDecoder().decode(type, of: response) is Circle)
        let list = JSON([json, json])
        #expect(try list.mapArray(type).allSatisfy { $0 is Circle })
        #expect(try Response(json: list).mapArray(type).allSatisfy { $0 is Circle })
        #expect(try list.mapArray(type) { _ in }.allSatisfy { $0 is Circle })
        let other = Response(json: json).with(.decoder(JSONDecoder()))
        #expect(try other.mapObject(type) is Circle)
    }

    @Test func `so it is with Modelable`() throws {
        let type = try #require(forms["disc"])
        let json = try JSON(parsing: text)
        #expect(try json.map(type) is Disc)
        #expect(try Response(json: json).mapObject(type) is Disc)
        #expect(try JSON([json]).mapArray(type).first is Disc)
        let problem = Problem(NetError.rejected(Response(status: 400, json: json)), as: type)
        #expect(problem?.model is Disc)
        let envelope = Envelope(status: "name", success: "c", tip: "tip", model: .root)
        let (_, model) = try Response(json: json).mapObjResult(type, by: envelope)
        #expect(model is Disc)
    }
}
