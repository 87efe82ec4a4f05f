import ResponseMapper
import Testing

@Suite(.hangLimit) struct LenientEnvelopeTests {
    private struct Car: Codable, Defaulted, Equatable { var doors = 4 }
    private struct Bike: Modelable, Defaulted, Equatable {
        var wheels = 2
        init() {}
        init(_ json: JSON) throws { wheels = try json.get("wheels") }
        mutating func mapping(_ json: JSON) {}
    }

    private static let bodies = [#"{"error":false}"#, #"{"error":false,"results":null}"#]

    @Test(arguments: bodies)
    func `a missing model is the default one, and missing models are none`(
        _ body: String
    ) throws {
        let response = Response(body, envelope: gank).with(.lenient)
        #expect(try response.mapObject(Car.self) == Car())
        #expect(try response.mapObject(Item.self) == Item(id: 0))
        #expect(try response.mapObject(Bike.self) == Bike())
        #expect(try response.mapObject(EncodingBuffer.self) == EncodingBuffer(title: ""))
        #expect(try response.mapObject(Car?.self) == nil)
        #expect(try response.mapArray(Car.self) == [])
        #expect(try response.mapArray(Person.self) == [])
        #expect(try response.mapObjResult(Car.self).1 == Car())
        #expect(try response.mapObjResult(Item.self).1 == Item(id: 0))
        #expect(try response.mapObjResult(Bike.self).1 == Bike())
        #expect(try response.mapArrayResult(Car.self).1 == [])
    }

    @Test func `a missing model is told where it was promised`() throws {
        func report(_ body: String) throws -> [String] {
            try Response(body, envelope: gank).with(.lenient)
                .reporting { try $0.mapObjResult(Car.self) }.1.repairs.map(\.description)
        }
        #expect(
            try report(Self.bodies[0]) == ["$.results: wanted Car, found nothing; default used"])
        #expect(try report(Self.bodies[1]) == ["$.results: wanted Car, found null; default used"])
    }

    @Test func `a model that is made of null for a failure is no repair`() throws {
        let (result, report) = try Response(#"{"error":true}"#, envelope: gank).with(.lenient)
            .reporting { try $0.mapObjResult(EncodingBuffer.self) }
        #expect(result.1 == EncodingBuffer(title: ""))
        #expect(report.isEmpty)
    }

    @Test func `null that a model reads is no repair`() throws {
        let (_, report) = try Response(Self.bodies[1], envelope: gank).with(.lenient)
            .reporting { (try $0.mapObject(EncodingBuffer.self), try $0.mapObject(JSON.self)) }
        #expect(report.isEmpty)
    }

    @Test(arguments: ["{}", #"{"a":null}"#])
    func `a single value that is missing is no text, and as JSON it is null`(
        _ body: String
    ) throws {
        let response = Response(text: body)
        #expect(throws: MapError.self) { try response.fetchString(keys: ["a"]) }
        let (texts, report) = try response.with(.lenient).reporting {
            (try $0.fetchString(keys: ["a"]), try $0.fetchJSONString(keys: ["a"]))
        }
        #expect(texts == ("", "null"))
        #expect(report.repairs.allSatisfy { $0.path == "a" && $0.kind == .defaulted })
        #expect(!report.isEmpty)
    }

    @Test func `a container is no single value for anybody`() {
        let response = Response(text: #"{"a":[]}"#).with(.lenient)
        #expect(throws: MapError.self) { try response.fetchString(keys: ["a"]) }
    }
}
