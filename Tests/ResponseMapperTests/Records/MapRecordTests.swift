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
        #expect(try response.mapObject(Record.self).human.name == "n")
        #expect(try response.mapObject(Record.self, at: "results>list>1").human.name == "b")
        let humans = try response.mapArray(Record.self, at: "results>list").map(\.human)
        #expect(humans.map(\.name) == ["a", "b"])
        let (outcome, human) = try response.mapObjResult(Record.self)
        #expect(outcome.isSuccess)
        #expect(human.human.name == "n")
        #expect(
            try response.mapArrayResult(Record.self, by: listed).1.map(\.human.name) == ["a", "b"])
    }

    @Test func `a single and an observable give the same`() async throws {
        let single = Single.just(response)
        #expect(try await single.mapObject(Record.self).map(\.human).value.name == "n")
        #expect(
            try await single.mapArray(Record.self, at: "results>list").value[1].human.name == "b")
        #expect(try await single.mapObjResult(Record.self).value.1.human.name == "n")
        #expect(try await single.mapArrayResult(Record.self, by: listed).value.1.count == 2)
        let observable = Observable.of(response, response).mapObject(Record.self).map(\.human)
        #expect(try await observable.map(\.name).toArray().value == ["n", "n"])
    }

    @Test func `an error says where and what`() {
        let none = #expect(throws: MapError.self) {
            try response.mapObject(Record.self, at: "results>none")
        }
        #expect(
            none?.description
                == "$.results.none: wanted a value, found nothing; keys: name, list, bad")
        let text = #expect(throws: MapError.self) {
            try response.mapObject(Record.self, at: "results>name")
        }
        #expect(text?.description == #"$.results.name: wanted object, found string "n""#)
        let bad = #expect(throws: MapError.self) {
            try response.mapArray(Record.self, at: "results>bad")
        }
        #expect(bad?.description == "$.results.bad[1]: wanted object, found number 1")
    }

    @Test func `a failure without a model is the server's`() throws {
        #expect(throws: MapError(.business(try failed.mapResult()))) {
            try failed.mapObjResult(Record.self)
        }
        #expect(try failed.mapArrayResult(Record.self).1.isEmpty)
        #expect(throws: MapError(.business(try failed.mapResult()))) {
            try failed.mapObject(Record.self, at: "", requiring: .success)
        }
    }
}
