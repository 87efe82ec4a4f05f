import Foundation
import ResponseMapper
import Testing

private enum Server: Target {
    case plain, strict, edited
    var baseURL: URL { URL(string: "https://server.example")! }
    var path: Path { "models" }
    var attributes: Attributes { if case .strict = self { .strict } else { [] } }

    var endpoint: Endpoint {
        get throws {
            var endpoint = try Endpoint(self)
            if case .edited = self { endpoint.mappingPolicy = .strict }
            return endpoint
        }
    }
}

@Suite(.hangLimit) struct LenientMappingTests {
    private let lying = StubBackend { _ in
        Response(text: #"{"error":false,"errMsg":"","results":[{"id":"1"},{"id":"x"}]}"#)
    }

    @Test func `the policy is that of call, endpoint, target, plugin, provider, in that order`()
        async throws
    {
        let lenient = Provider<Server>(backend: lying, plugins: [MapperPlugin(policy: .lenient)])
        func ids(_ target: Server, _ call: Attributes = []) async throws -> [Int] {
            try await lenient.rx(target, call).mapArray(Item.self, at: "results").value.map(\.id)
        }
        #expect(try await ids(.plain) == [1])
        await #expect(throws: MapError.self) { try await ids(.strict) }
        await #expect(throws: MapError.self) { try await ids(.edited) }
        #expect(try await ids(.strict, .lenient) == [1])
        #expect(try await ids(.edited, .lenient) == [1])
        await #expect(throws: MapError.self) { try await ids(.plain, .strict) }

        let strict = Provider<Server>(
            backend: lying, plugins: [MapperPlugin(policy: .strict)], attributes: .lenient)
        await #expect(throws: MapError.self) {
            try await strict.rx(.plain).mapArray(Item.self, at: "results").value
        }
        let provider = Provider<Server>(backend: lying, attributes: .lenient)
        let items = try await provider.rx(.plain).mapArray(Item.self, at: "results").value
        #expect(items.map(\.id) == [1])
    }

    @Test func `the policy that is laid wins over that of the decoder`() throws {
        let response = Response(text: #"{"id":"1"}"#)
            .with(.decoder(ModelDecoder(policy: .lenient)))
        #expect(try response.mapObject(Item.self).id == 1)
        #expect(throws: MapError.self) { try response.with(.strict).mapObject(Item.self) }
    }

    @Test func `a decoder of others is as strict as it is`() {
        let response = Response(text: #"{"id":"1"}"#).with(.decoder(JSONDecoder()), .lenient)
        #expect(throws: MapError.self) { try response.mapObject(Item.self) }
    }

    @Test func `all that are laid hear of repairs, once for each mapping, request included`()
        async throws
    {
        let (team, call) = (Log<String>(), Log<String>())
        let provider = Provider<Server>(
            backend: lying,
            plugins: [MapperPlugin(gank, policy: .lenient) { team.add("\($0)") }])
        let response = try await provider.request(.plain, .onRepair { call.add("\($0)") })
        _ = try response.mapArray(Item.self)
        let text = """
            GET https://server.example/models: 2 repairs
            $.results[0].id: wanted Int, found string "1"; converted
            $.results[1].id: wanted Int, found string "x"; dropped
            """
        #expect(team.all == [text])
        #expect(call.all == [text])
        _ = try response.mapResult()
        _ = try response.mapArray(JSON.self)
        #expect(throws: MapError.self) { try response.with(.strict).mapArray(Item.self) }
        #expect(team.all.count == 1)
        _ = try response.mapArray(Item.self)
        #expect(team.all.count == 2)
    }

    @Test func `a mapping that fails reports nothing`() {
        let reports = Log<String>()
        let response = Response(text: #"[{"id":"1"},{"id":[]},{"id":[]},{"id":[]}]"#)
            .with(.lenient, .onRepair { reports.add("\($0)") })
        #expect(throws: MapError.self) { try response.mapArray(Item.self) }
        #expect(reports.all == [])
    }

    @Test func `models that read themselves are dropped and counted as others`() throws {
        let (people, report) = try Response(json: ["list": [["name": "ann"], ["name": 7]]])
            .with(.lenient).reporting { try $0.mapArray(Person.self, at: "list") }
        #expect(people.map(\.name) == ["ann"])
        #expect(
            "\(report)" == """
                1 repair
                $.list[1].name: wanted String, found number 7; dropped
                """)
        #expect(throws: MapError.self) {
            try Response(json: [["name": 1], ["name": 2], ["name": 3], ["name": "d"]])
                .with(.lenient).mapArray(Person.self)
        }
    }

    @Test func `JSON is mapped by any policy without a response`() throws {
        let json: JSON = ["id": "7"]
        let (item, report) = try json.reporting { try $0.map(Item.self, policy: .lenient) }
        #expect(item.id == 7)
        #expect(report.repairs.map(\.path) == ["id"])
        #expect(throws: MapError.self) { try json.map(Item.self) }
        let list: JSON = [["id": 1], 2]
        #expect(try list.mapArray(Item.self, policy: .lenient).map(\.id) == [1])
        #expect(try JSON(1).map(Held<Int>?.self, policy: .lenient) == nil)
    }

    @Test func `a typed request is decoded by policy and without a prefix`() throws {
        let text = ")]}',\n" + #"{"id":"7"}"#
        let reports = Log<String>()
        let response = Response(text: text).with(
            .decoder(ModelDecoder()), .jsonPrefix(.xssi), .lenient,
            .onRepair { reports.add("\($0)") })
        #expect(try ParsableItem.parse(response).id == 7)
        #expect(reports.all.count == 1)
        #expect(throws: MapError.self) { try ParsableItem.parse(response.with(.strict)) }
        #expect(throws: MapError.self) { try ParsableItem.parse(response.with(.jsonPrefix(.none))) }
    }

    @Test func `a body is no problem because it could be repaired to one`() {
        struct Trouble: Decodable { var detail: String }
        let response = Response(status: 500, text: #"{"id":1}"#).with(.lenient)
        #expect(Problem<Trouble>(NetError.rejected(response)) == nil)
    }

    private struct Car: Codable, Defaulted, Equatable { var doors = 4 }
    private struct Bike: Modelable, Defaulted, Equatable {
        var wheels = 2
        init() {}
        init(_ json: JSON) throws { wheels = try json.get("wheels") }
        mutating func mapping(_ json: JSON) {}
    }

    private static let bodies = [#"{"error":false}"#, #"{"error":false,"results":null}"#]

    @Test(arguments: bodies)
    func `a missing model is the default one, and missing models are none`(_ body: String) throws {
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

    @Test func `null that a model reads, or is made of for a failure, is no repair`() throws {
        let (result, report) = try Response(#"{"error":true}"#, envelope: gank).with(.lenient)
            .reporting { try $0.mapObjResult(EncodingBuffer.self) }
        #expect(result.1 == EncodingBuffer(title: ""))
        #expect(report.isEmpty)
        let (_, other) = try Response(Self.bodies[1], envelope: gank).with(.lenient)
            .reporting { (try $0.mapObject(EncodingBuffer.self), try $0.mapObject(JSON.self)) }
        #expect(other.isEmpty)
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

private struct ParsableItem: Decodable, Parsable { var id: Int }
