import Foundation
import Locks
import ResponseMapper
import Testing

/// The acceptance cases of Vega's `ActionOutputValue`, and where it went wrong.
@Suite(.hangLimit) struct FromVegaTests {
    private static let text = #"""
        {"code": 0, "message": "ok", "data": {
            "hello": "world", "byte": "Giga", "price": 19.99,
            "childs": [{"id": 10, "name": "A"}, {"id": 100, "name": "AA"}],
            "holes": [1, null, 3]}}
        """#

    private func outcome<Output>(
        _ action: Action<Void, Output>, _ text: String = text
    ) -> Result<Output, any Error>? {
        let provider = Provider<AnyTarget>(
            backend: .stub(Response(text: text)), plugins: [MapperPlugin()])
        let done = Mutex<Result<Output, any Error>?>(nil)
        provider.rx(action).subscribe { outcome in done.withLock { $0 = outcome } }
        return done.withLock { $0 }
    }

    @Test func `the payload of an envelope is the output`() throws {
        let payload = try #require(try outcome(Vega.decodable)?.get())
        #expect(payload.hello == "world" && payload.extra == nil)
        #expect(payload.childs.map(\.id) == [10, 100])
        #expect(payload.childs.map(\.name) == ["A", "AA"])
        #expect(try outcome(Vega.key)?.get() == "world")
        let pair = try #require(try outcome(Vega.pair)?.get())
        #expect(pair == ("world", "Giga"))
        let triple = try #require(try outcome(Vega.triple)?.get())
        #expect(triple == ("world", "Giga", 19.99))
    }

    @Test func `a value as it is keeps its digits and its nulls`() throws {
        let json = try #require(try outcome(Vega.json)?.get())
        #expect(json["price"].text == "19.99")
        #expect(json["holes"][1].isNull && json["holes"][2] == 3)
        #expect(try outcome(Vega.json, #"{"data": ["a", {"b": [1]}]}"#)?.get()[1]["b"][0] == 1)
        #expect(try outcome(Vega.text, #"{"data": "hahaha"}"#)?.get() == "hahaha")
    }

    @Test(arguments: ["", "{}", #"{"data": {"hello": "world"}}"#, #"{"code": 0, "data": null}"#])
    func `an empty output takes whatever there is`(text: String) {
        #expect(throws: Never.self) { try outcome(Vega.nothing, text)?.get() }
    }

    @Test func `a payload that is missing is an error, or nil for an optional`() throws {
        let code = #"{"code": 0}"#
        #expect(throws: MapError.self) { try outcome(Vega.decodable, code)?.get() }
        #expect(try outcome(Vega.optional, code)?.get() == .some(nil))
        #expect(throws: (any Error).self) { try outcome(Vega.key, #"{"data": {}}"#)?.get() }
    }
}

private struct Vega: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://vega.host")!),
        .envelope(Envelope(status: "code", success: 0, tip: "message", model: "data")),
    ]

    @GET("x") var decodable: Action<Void, Hello>
    @GET("x") var optional: Action<Void, Hello?>
    @GET("x") var json: Action<Void, JSON>
    @GET("x") var text: Action<Void, String>
    @GET("x") var nothing: Action<Void, Void>
    @GET("x", output: .key("hello")) var key: Action<Void, String>
    @GET("x", output: .keys("hello", "byte")) var pair: Action<Void, (String?, String)>
    @GET("x", output: .keys("hello", "byte", "price"))
    var triple: Action<Void, (String, String, Double)>
}

private struct Hello: Decodable, Equatable, Sendable {
    struct Child: Decodable, Equatable, Sendable {
        var id: Int
        var name: String
    }

    var hello: String
    var extra: Int?
    var childs: [Child]
}
