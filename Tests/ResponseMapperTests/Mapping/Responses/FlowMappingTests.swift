import Foundation
import ResponseMapper
import Testing

/// Every mapping operator, on a single and on an observable, gives what the response gives.
@Suite(.hangLimit) struct FlowMappingTests {
    private let response = Response(
        """
        {"error":false,"errMsg":"ok",
         "results":{"id":1,"title":"t","name":"n","list":[{"id":2}]}}
        """,
        envelope: gank)

    private func collect<Element>(_ flow: Observable<Element>) async throws -> [Element] {
        var elements: [Element] = []
        for try await element in flow.values(buffering: .unbounded) { elements.append(element) }
        return elements
    }

    @Test func `on a single`() async throws {
        let single = Single.just(response)
        #expect(try await single.mapResult().value.tip == "ok")
        #expect(try await single.mapObject(Item.self).value.id == 1)
        #expect(try await single.mapObject(EncodingBuffer.self).value.title == "t")
        #expect(try await single.mapObject(Both.self).value.text == "read")
        #expect(try await single.mapArray(Item.self, at: "results>list").value == [Item(id: 2)])
        #expect(try await single.mapArray(EncodingBuffer.self, at: "results>list").value.count == 1)
        #expect(try await single.mapArray(Both.self, at: "results>list").value[0].text == "read")
        #expect(try await single.mapObjResult(Item.self).value.1.id == 1)
        #expect(try await single.mapObjResult(EncodingBuffer.self).value.1.title == "t")
        #expect(try await single.mapObjResult(Both.self).value.1.text == "read")
        #expect(try await single.toJSON().value["id"] == 1)
        #expect(try await single.fetchString(keys: ["list", 0, "id"]).value == "2")
        #expect(try await single.fetchJSONString(path: "errMsg").value == "ok")
        #expect(try await single.mapString().value.hasPrefix("{"))
    }

    @Test func `on an observable, response by response`() async throws {
        let twice = Observable.of(response, response)
        #expect(try await collect(twice.mapObject(Item.self)).map(\.id) == [1, 1])
        #expect(try await collect(twice.mapResult()).count == 2)
        let listed = Envelope(status: "error", success: false, tip: "", model: "results>list")
        #expect(try await collect(twice.mapArrayResult(Item.self, by: listed)).count == 2)
        #expect(try await collect(twice.mapArrayResult(EncodingBuffer.self, by: listed)).count == 2)
        #expect(try await collect(twice.mapArrayResult(Both.self, by: listed)).count == 2)
    }

    @Test func `a response that cannot be mapped fails the stream`() async {
        await #expect(throws: MapError.missing(path: "name")) {
            try await Single.just(Response(text: "{}")).mapObject(Person.self).value
        }
    }

    @Test func `an error of the stream passes as it is`() async {
        await #expect(throws: MarbleError()) {
            try await Single<Response>.error(MarbleError()).mapObject(Person.self).value
        }
    }

    @Test func `a recovered response is mapped like any other`() async throws {
        let person = try await Single<Response>.error(MarbleError())
            .catch { _ in .just(Response(text: #"{"name":"nobody"}"#)) }
            .mapObject(Person.self).value
        #expect(person.name == "nobody")
    }
}
