import Foundation
import ResponseMapper
import Testing

/// A way to map, on a response and on a stream; what comes out is compared as text.
struct MappingOperator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let onResponse: @Sendable (Response) throws -> String
    let onSingle: @Sendable (Single<Response>) -> Single<String>

    init<Value: Sendable>(
        _ name: String,
        _ onResponse: @escaping @Sendable (Response) throws -> Value,
        _ onSingle: @escaping @Sendable (Single<Response>) -> Single<Value>
    ) {
        testDescription = name
        self.onResponse = { "\(try onResponse($0))" }
        self.onSingle = { onSingle($0).map { "\($0)" } }
    }
}

@Suite(.hangLimit) struct OperatorTests {
    private static let operators: [MappingOperator] = [
        .init("mapResult", { try $0.mapResult() }, { $0.mapResult() }),
        .init("mapResult(by:)", { try $0.mapResult(by: other) }, { $0.mapResult(by: other) }),
        .init("mapObject", { try $0.mapObject(Item.self) }, { $0.mapObject(Item.self) }),
        .init(
            "mapObject, optional", { try $0.mapObject(Item?.self) }, { $0.mapObject(Item?.self) }),
        .init(
            "mapObject, modelable", { try $0.mapObject(Person.self) }, { $0.mapObject(Person.self) }
        ),
        .init("mapObject, both", { try $0.mapObject(Both.self) }, { $0.mapObject(Both.self) }),
        .init(
            "mapObject(at:requiring:)",
            { try $0.mapObject(Item.self, at: "data>0", requiring: .success) },
            { $0.mapObject(Item.self, at: "data>0", requiring: .success) }),
        .init(
            "mapArray(at:)", { try $0.mapArray(Item.self, at: "data") },
            { $0.mapArray(Item.self, at: "data") }),
        .init(
            "mapArray, modelable", { try $0.mapArray(Person.self, at: "data") },
            { $0.mapArray(Person.self, at: "data") }),
        .init(
            "mapArray, both", { try $0.mapArray(Both.self, at: "data", requiring: .success) },
            { $0.mapArray(Both.self, at: "data", requiring: .success) }),
        .init("mapObjResult", { try $0.mapObjResult(Item.self) }, { $0.mapObjResult(Item.self) }),
        .init(
            "mapObjResult(at:by:)", { try $0.mapObjResult(Person.self, at: "data>0", by: other) },
            { $0.mapObjResult(Person.self, at: "data>0", by: other) }),
        .init(
            "mapObjResult, both", { try $0.mapObjResult(Both.self) }, { $0.mapObjResult(Both.self) }
        ),
        .init(
            "mapArrayResult(by:)", { try $0.mapArrayResult(Item.self, by: other) },
            { $0.mapArrayResult(Item.self, by: other) }),
        .init(
            "mapArrayResult(at:), modelable",
            { try $0.mapArrayResult(EncodingBuffer.self, at: "data") },
            { $0.mapArrayResult(EncodingBuffer.self, at: "data") }),
        .init(
            "mapArrayResult, both", { try $0.mapArrayResult(Both.self, at: "data") },
            { $0.mapArrayResult(Both.self, at: "data") }),
        .init("toJSON", { try $0.toJSON() }, { $0.toJSON() }),
        .init("toJSON of the whole body", { try $0.toJSON(at: .root) }, { $0.toJSON(at: .root) }),
        .init("mapString", { try $0.mapString() }, { $0.mapString() }),
        .init("mapString(at:)", { try $0.mapString(at: "errMsg") }, { $0.mapString(at: "errMsg") }),
        .init(
            "fetchString", { try $0.fetchString(keys: ["id"]) }, { $0.fetchString(keys: ["id"]) }),
        .init(
            "fetchJSONString", { try $0.fetchJSONString(path: "data", keys: [0]) },
            { $0.fetchJSONString(path: "data", keys: [0]) }),
        .init(
            "reporting", { try $0.reporting { try $0.mapObject(Item.self) } },
            { $0.reporting { try $0.mapObject(Item.self) } }),
        .init(
            "reporting, several",
            { try $0.reporting { try $0.mapArrayResult(Person.self, at: "data") } },
            { $0.reporting { try $0.mapArrayResult(Person.self, at: "data") } }),
    ]

    private static let responses = [
        Response(
            json: [
                "error": false, "errMsg": "ok", "results": ["id": 1, "name": "n"],
                "data": [["id": 2, "name": "m"]], "code": "0",
            ], envelope: gank),
        Response(json: ["error": true, "errMsg": "no"], envelope: gank),
        Response(json: ["error": false, "results": ["id": "x"], "data": [nil]], envelope: gank),
        Response(status: 204).with(.envelope(gank)),
        Response(text: "<html>").with(.envelope(gank)),
        Response(body: Data([0xFF])),
        Response(json: ["id": 1]),
    ]

    @Test(arguments: operators)
    func `it gives the same on a response and on a stream`(_ mapping: MappingOperator) async {
        let lenient = Self.responses.map { $0.with(.lenient) }
        for response in Self.responses + lenient {
            let wanted = Result { try mapping.onResponse(response) }.text
            let single = await text { try await mapping.onSingle(.just(response)).value }
            #expect(single == wanted)
        }
    }

    @Test func `on an observable it does so response by response`() async throws {
        let twice = Observable.of(Self.responses[0], Self.responses[0])
        #expect(try await twice.mapObject(Item.self).map(\.id).toArray().value == [1, 1])
        #expect(try await twice.fetchString(keys: ["id"]).toArray().value == ["1", "1"])
        let results = try await twice.mapArrayResult(Item.self, by: other).toArray().value
        #expect(results.map(\.1) == [[Item(id: 2)], [Item(id: 2)]])
    }

    @Test func `an error of the stream passes as it is`() async {
        await #expect(throws: MarbleError()) {
            try await Single<Response>.error(MarbleError()).mapObject(Person.self).value
        }
    }

    private func text(_ map: () async throws -> String) async -> String {
        do { return try await map() } catch { return "failed: \(error)" }
    }
}

extension Result<String, any Error> {
    fileprivate var text: String { do { return try get() } catch { return "failed: \(error)" } }
}

private let other = Envelope(status: "code", success: 0, tip: "errMsg", model: "data")
