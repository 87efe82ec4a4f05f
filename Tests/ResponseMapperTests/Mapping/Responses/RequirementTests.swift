import ResponseMapper
import Testing

@Suite(.hangLimit) struct RequirementTests {
    private let refused = Response(
        #"{"error":true,"errMsg":"sold out","results":{"id":1,"list":[]}}"#, envelope: gank)
    private let outcome = Outcome(isSuccess: false, tip: "sold out", status: "true")

    @Test func `a model that requires success is not read from a failure`() {
        for map in maps {
            let error = #expect(throws: MapError.self) { try map(refused, .success) }
            #expect(error?.reason == .business(outcome))
            #expect(error?.response?.body == refused.body)
        }
    }

    @Test func `a success is mapped as always`() throws {
        let response = Response(#"{"error":false,"results":{"id":1,"list":[]}}"#, envelope: gank)
        for map in maps { try map(response, .success) }
    }

    @Test func `unless required, a failure is mapped, too`() throws {
        for map in maps { try map(refused, nil) }
    }

    @Test func `a request may require it, and a call may not`() throws {
        let strict = refused.with(.requirement(.success))
        for map in maps {
            #expect(throws: MapError(.business(outcome))) { try map(strict, nil) }
            try map(strict, .nothing)
        }
    }

    @Test func `without an envelope nothing tells a success`() {
        #expect(throws: MapError(.noEnvelope)) {
            try Response(text: #"{"id":1}"#).mapObject(Item.self, requiring: .success)
        }
    }

    @Test(arguments: [
        (#"{"code":0}"#, "$.error: wanted a status, found none"),
        (#"{"errMsg":"fine"}"#, "$.error: wanted a status, found none, beside the tip fine"),
    ])
    func `a status that is not where the envelope says is told`(body: String, text: String) {
        let response = Response(body, envelope: gank).with(.requirement(.success))
        let error = #expect(throws: MapError.self) { try response.mapObject(JSON.self) }
        #expect(error?.description == text)
        guard case .business(let outcome)? = error?.reason else { return #expect(Bool(false)) }
        #expect(outcome.status == nil)
    }

    @Test func `an empty body tells no outcome, and an optional model is nil`() throws {
        let response = Response(status: 204).with(.envelope(gank), .requirement(.success))
        #expect(try response.mapObject(Item?.self) == nil)
        #expect(throws: MapError(.emptyBody)) { try response.mapObject(Item.self) }
    }

    @Test func `a provider may require it of all`() async throws {
        let provider = Provider<Shop>(
            backend: .stub(Response(json: ["error": true, "errMsg": "no"])),
            plugins: [MapperPlugin(gank)], attributes: .requirement(.success))
        await #expect(
            throws: MapError(.business(Outcome(isSuccess: false, tip: "no", status: "true")))
        ) {
            try await provider.rx(.items).mapObject(Item.self).value
        }
    }

    /// Each way to map that may require something.
    private let maps: [@Sendable (Response, Requirement?) throws -> Void] = [
        { _ = try $0.mapObject(Item.self, requiring: $1) },
        { _ = try $0.mapObject(EncodingBuffer.self, requiring: $1) },
        { _ = try $0.mapObject(Both.self, requiring: $1) },
        { _ = try $0.mapArray(Item.self, at: "results>list", requiring: $1) },
        { _ = try $0.mapArray(EncodingBuffer.self, at: "results>list", requiring: $1) },
        { _ = try $0.mapArray(Both.self, at: "results>list", requiring: $1) },
    ]
}
