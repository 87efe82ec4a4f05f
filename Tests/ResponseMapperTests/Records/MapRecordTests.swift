import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct MapRecordTests {
    private let response = Response(
        """
        {"error":false,"errMsg":"ok",
         "results":{"name":"n","list":[{"name":"a"},{"name":"b"}],"bad":[{},1]}}
        """,
        envelope: Envelope(status: "error", success: false, tip: "errMsg", model: "results"))
    private let listed = Envelope(
        status: "error", success: false, tip: "errMsg", model: "results>list")
    private let failed = Response(#"{"error":true,"errMsg":"no"}"#, envelope: gank)

    @Test func `a response gives models of a protocol`() throws {
        #expect(try response.mapObject(as: \.human).name == "n")
        #expect(try response.mapObject(as: \.human, at: "results>list>1").name == "b")
        let humans: [any Human] = try response.mapArray(as: \.human, at: "results>list")
        #expect(humans.map(\.name) == ["a", "b"])
        let (outcome, human) = try response.mapObjResult(as: \.human)
        #expect(outcome.isSuccess)
        #expect(human.name == "n")
        #expect(try response.mapArrayResult(as: \.human, by: listed).1.map(\.name) == ["a", "b"])
        #expect(try response.mapObject(Record.self).human.name == "n")
    }

    @Test func `a single and an observable give the same`() async throws {
        let single = Single.just(response)
        #expect(try await single.mapObject(as: \.human).value.name == "n")
        #expect(try await single.mapArray(as: \.human, at: "results>list").value[1].name == "b")
        #expect(try await single.mapObjResult(as: \.human).value.1.name == "n")
        #expect(try await single.mapArrayResult(as: \.human, by: listed).value.1.count == 2)
        let observable = Observable.of(response, response).mapObject(as: \.human)
        #expect(try await observable.map(\.name).toArray().value == ["n", "n"])
    }

    @Test func `an error says where and what`() {
        let none = #expect(throws: MapError.self) {
            try response.mapObject(as: \.human, at: "results>none")
        }
        #expect(none?.description == "$.results.none: wanted a value, found nothing")
        let text = #expect(throws: MapError.self) {
            try response.mapObject(as: \.human, at: "results>name")
        }
        #expect(text?.description == #"$.results.name: wanted object, found string "n""#)
        let bad = #expect(throws: MapError.self) {
            try response.mapArray(as: \.human, at: "results>bad")
        }
        #expect(bad?.description == "$.results.bad[1]: wanted object, found number 1")
    }

    @Test func `a failure without a model is the server's`() throws {
        #expect(throws: MapError(.business(try failed.mapResult()))) {
            try failed.mapObjResult(as: \.human)
        }
        #expect(try failed.mapArrayResult(as: \.human).1.isEmpty)
        #expect(throws: MapError(.business(try failed.mapResult()))) {
            try failed.mapObject(as: \.human, at: "", requiring: .success)
        }
    }
}
