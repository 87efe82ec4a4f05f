import Foundation
import ResponseMapper
import Testing

@Suite struct MapResultTests {
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

    @Test func `paths of the envelope may be deep`() throws {
        let envelope = Envelope(
            status: "error>code", success: 0, tip: "error>errMsg", model: "results")
        let response = Response(
            #"{"error":{"code":"0","errMsg":"ok"},"results":{"id":1}}"#, envelope: envelope)
        let (outcome, item) = try response.mapObjResult(Item.self)
        #expect(outcome == Outcome(isSuccess: true, tip: "ok", status: "0"))
        #expect(item.id == 1)
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

    @Test func `a failure without a model makes a lenient model of null`() throws {
        let response = Response(#"{"error":true,"errMsg":"no"}"#, envelope: gank)
        let (outcome, draft) = try response.mapObjResult(EncodingBuffer.self)
        #expect(!outcome.isSuccess)
        #expect(draft == EncodingBuffer(title: ""))
    }

    @Test func `a failure without a model makes an optional nil`() throws {
        let response = Response(#"{"error":true,"results":null}"#, envelope: gank)
        #expect(try response.mapObjResult(Item?.self).1 == nil)
        #expect(try response.mapObjResult(Person?.self).1 == nil)
    }

    @Test func `a failure without a model is a business error for any other`() {
        let response = Response(#"{"error":true,"errMsg":"no"}"#, envelope: gank)
        let outcome = Outcome(isSuccess: false, tip: "no", status: "true")
        let decoded = #expect(throws: MapError.self) { try response.mapObjResult(Item.self) }
        #expect(decoded?.reason == .business(outcome))
        #expect(decoded?.response?.body == response.body)
        let strict = #expect(throws: MapError.self) { try response.mapObjResult(Person.self) }
        #expect(strict?.reason == .business(outcome))
    }

    @Test func `a failure with a model gives both`() throws {
        let response = Response(#"{"error":true,"results":{"id":9}}"#, envelope: gank)
        let (outcome, item) = try response.mapObjResult(Item.self)
        #expect(!outcome.isSuccess)
        #expect(item.id == 9)
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

    @Test(arguments: [#"{"error":true}"#, #"{"error":true,"results":null}"#])
    func `a failure without an array has no models`(_ body: String) throws {
        let (outcome, drafts) = try Response(body, envelope: gank).mapArrayResult(
            EncodingBuffer.self)
        #expect(!outcome.isSuccess)
        #expect(drafts == [])
    }

    @Test func `a body that is not JSON is an error, not an outcome`() {
        let error = #expect(throws: MapError.self) {
            try Response("<html>", envelope: gank).mapResult()
        }
        #expect(error?.description.hasPrefix("not JSON: byte 0") == true)
    }
}
