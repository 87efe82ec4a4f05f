import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct MapResultTests {
    @Test(arguments: [
        (
            #"{"error":false,"errMsg":"fine"}"#,
            Outcome(isSuccess: true, tip: "fine", status: "false")
        ),
        (#"{"error":"false"}"#, Outcome(isSuccess: true, tip: "", status: "false")),
        (#"{"error":true,"errMsg":"no"}"#, Outcome(isSuccess: false, tip: "no", status: "true")),
        (#"{"error":0}"#, Outcome(isSuccess: false, tip: "", status: "0")),
        (#"{"error":null}"#, Outcome(isSuccess: false, tip: "", status: nil)),
        (#"{}"#, Outcome(isSuccess: false, tip: "", status: nil)),
        (#"{"error":{}}"#, Outcome(isSuccess: false, tip: "", status: nil)),
        (#"{"error":false,"errMsg":12}"#, Outcome(isSuccess: true, tip: "12", status: "false")),
    ])
    func `the outcome is what the envelope finds`(_ body: String, _ outcome: Outcome) throws {
        #expect(try Response(body, envelope: gank).mapResult() == outcome)
    }

    @Test func `without an envelope there is no outcome`() {
        let response = Response(text: #"{"error":false}"#)
        #expect(throws: MapError(.noEnvelope)) { try response.mapResult() }
        #expect(throws: MapError(.noEnvelope)) { try response.mapObjResult(Item.self) }
        #expect(throws: MapError(.noEnvelope)) { try response.mapArrayResult(Item.self) }
    }

    @Test func `an envelope for one call wins over the request's`() throws {
        let other = Envelope(status: "code", success: 200, tip: "msg", model: "data")
        let response = Response(
            #"{"error":true,"code":200,"msg":"ok","data":[{"id":1}]}"#, envelope: gank)
        let (outcome, items) = try response.mapArrayResult(Item.self, by: other)
        #expect(outcome == Outcome(isSuccess: true, tip: "ok", status: "200"))
        #expect(items == [Item(id: 1)])
    }

    @Test func `a success without a model is an error`() {
        let response = Response(#"{"error":false}"#, envelope: gank)
        #expect(throws: MapError.missing(path: "results")) {
            try response.mapObjResult(EncodingBuffer.self)
        }
        #expect(throws: MapError.missing(path: "results")) {
            try response.mapArrayResult(EncodingBuffer.self)
        }
    }

    private let refused = Response(
        #"{"error":true,"errMsg":"sold out","results":{"id":1,"list":[]}}"#, envelope: gank)
    private let outcome = Outcome(isSuccess: false, tip: "sold out", status: "true")

    @Test func `a model is not read from a failure if call or request require a success`() throws {
        let fine = Response(#"{"error":false,"results":{"id":1,"list":[]}}"#, envelope: gank)
        let strict = refused.with(.requirement(.success))
        for map in maps {
            try map(fine, .success)
            try map(refused, nil)
            try map(strict, .nothing)
            #expect(throws: MapError(.business(outcome))) { try map(strict, nil) }
            let error = #expect(throws: MapError.self) { try map(refused, .success) }
            #expect(error?.reason == .business(outcome))
            #expect(error?.response?.body == refused.body)
        }
    }

    @Test func `without an envelope nothing tells a success`() {
        #expect(throws: MapError(.noEnvelope)) {
            try Response(text: #"{"id":1}"#).mapObject(Item.self, requiring: .success)
        }
    }

    @Test(arguments: [
        (#"{"code":0}"#, "$.error: wanted a status, found none"),
        (#"{"errMsg":"fine"}"#, "$.error: wanted a status, found none, with the tip fine"),
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
