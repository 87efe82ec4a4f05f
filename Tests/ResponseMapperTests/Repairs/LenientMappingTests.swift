import Foundation
import Locks
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

/// The arguments of a hook.
private final class Reports: Sendable {
    private let all = Mutex<[String]>([])
    var texts: [String] { all.withLock { $0 } }
    func hear(_ report: RepairReport) { all.withLock { $0.append("\(report)") } }
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
        let (team, call) = (Reports(), Reports())
        let provider = Provider<Server>(
            backend: lying,
            plugins: [MapperPlugin(gank, policy: .lenient) { team.hear($0) }])
        let response = try await provider.request(.plain, .onRepair { call.hear($0) })
        _ = try response.mapArray(Item.self)
        let text = """
            GET https://server.example/models: 2 repairs
            $.results[0].id: wanted Int, found string "1"; converted
            $.results[1].id: wanted Int, found string "x"; dropped
            """
        #expect(team.texts == [text])
        #expect(call.texts == [text])
        _ = try response.mapResult()
        _ = try response.mapArray(JSON.self)
        #expect(throws: MapError.self) { try response.with(.strict).mapArray(Item.self) }
        #expect(team.texts.count == 1)
        _ = try response.mapArray(Item.self)
        #expect(team.texts.count == 2)
    }

    @Test func `a mapping that fails reports nothing`() {
        let reports = Reports()
        let response = Response(text: #"[{"id":"1"},{"id":[]},{"id":[]},{"id":[]}]"#)
            .with(.lenient, .onRepair { reports.hear($0) })
        #expect(throws: MapError.self) { try response.mapArray(Item.self) }
        #expect(reports.texts == [])
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

    @Test func `what a model maps by hand is part of its report, and as lenient`() throws {
        struct Post: Modelable {
            let author: Item
            init(_ json: JSON) throws { author = try json.map(Item.self, at: "meta>author") }
        }
        let (posts, report) = try Response(json: ["posts": [["meta": ["author": ["id": "7"]]]]])
            .with(.lenient).reporting { try $0.mapArray(Post.self, at: "posts") }
        #expect(posts.map(\.author.id) == [7])
        #expect(report.repairs.map(\.path) == ["posts>0>meta>author>id"])
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
        let reports = Reports()
        let response = Response(text: text).with(
            .decoder(ModelDecoder()), .jsonPrefix(.xssi), .lenient, .onRepair { reports.hear($0) })
        #expect(try ParsableItem.parse(response).id == 7)
        #expect(reports.texts.count == 1)
        #expect(throws: MapError.self) { try ParsableItem.parse(response.with(.strict)) }
        #expect(throws: MapError.self) {
            try ParsableItem.parse(response.with(.jsonPrefix(.none)))
        }
    }

    @Test func `a body is no problem because it could be repaired to one`() {
        struct Trouble: Decodable { var detail: String }
        let response = Response(status: 500, text: #"{"id":1}"#).with(.lenient)
        #expect(Problem<Trouble>(NetError.rejected(response)) == nil)
    }
}

private struct ParsableItem: Decodable, Parsable { var id: Int }
