import Foundation
import ResponseMapper
import Testing

private let world = URL(string: "https://world.host")!

/// Actions whose outputs are models, through envelopes.
@Suite(.hangLimit) struct ModelActionTests {
    private func outcome<Output>(
        _ action: Action<Void, Output>, _ text: String, status: Int = 200,
        _ attributes: Attributes = []
    ) -> Result<Output, any Error>? {
        let provider = Provider<AnyTarget>(
            backend: .stub(Response(status: status, text: text)), plugins: [MapperPlugin()],
            attributes: attributes)
        return result(of: provider.rx(action))
    }

    private static let bare = #"{"name": "Ann", "age": "3"}"#
    private static let wrapped = #"{"code": 0, "msg": "ok", "data": {"name": "Ann", "age": "3"}}"#

    @Test func `a model reads itself, also where it is decodable`() throws {
        #expect(try outcome(People.modelable, Self.bare)?.get().age == 3)
        #expect(try outcome(People.settler, Self.bare)?.get().note == "made of JSON")
        #expect(try outcome(People.models, "[\(Self.bare)]")?.get().count == 1)
        #expect(try outcome(People.json, Self.bare)?.get()["name"] == "Ann")
    }

    @Test func `a decodable type is decoded by the mapper's decoder`() throws {
        #expect(try outcome(People.decodable, Self.bare)?.get().name == "Ann")
        let error = outcome(People.decodable, "{}")?.error as? MapError
        #expect(error?.response?.endpoint?.action?.name == "People.decodable")
    }

    @Test func `outputs are found in the envelope of the action, the API or the provider`() throws {
        let said = Attributes.envelope(coded)
        #expect(try outcome(People.decodable, Self.wrapped, said)?.get().name == "Ann")
        #expect(try outcome(People.decodable.with(said), Self.wrapped)?.get().name == "Ann")
        #expect(try outcome(Wrapping.decodable, Self.wrapped)?.get().name == "Ann")
        #expect(try outcome(Wrapping.modelable, Self.wrapped)?.get().name == "Ann")
        #expect(try outcome(Wrapping.name, Self.wrapped)?.get() == "Ann")
        let pair = try #require(try outcome(Wrapping.pair, Self.wrapped)?.get())
        #expect(pair == ("Ann", "3"))
        let priced = #"{"data": {"name": "Ann", "price": 19.99, "holes": [1, null]}}"#
        let triple = try #require(try outcome(Wrapping.triple, priced)?.get())
        #expect(triple == ("Ann", nil, 19.99))
        let json = try outcome(Wrapping.json, priced)?.get()
        #expect(json?["price"].text == "19.99" && json?["holes"][1].isNull == true)
        #expect(outcome(Wrapping.name, #"{"data": {}}"#)?.error != nil)
        #expect(try outcome(Wrapping.at, Self.wrapped)?.get() == "ok")
        let other = Attributes.envelope(
            Envelope(status: "code", success: 0, tip: "msg", model: "other"))
        let elsewhere = #"{"code": 0, "other": {"name": "Bob", "age": 1}}"#
        #expect(try outcome(Wrapping.decodable.with(other), elsewhere)?.get().name == "Bob")
    }

    @Test(arguments: [#"{"code": 0, "data": null}"#, #"{"code": 0}"#, ""])
    func `an optional is nil for null, for an absent model and for nothing`(text: String) throws {
        #expect(try outcome(Wrapping.optional, text)?.get() == .some(nil))
        #expect(try outcome(Wrapping.optionalText, text)?.get() == .some(nil))
        #expect(try outcome(Wrapping.optionalModel, text)?.get().map(\.name) == nil)
    }

    @Test func `a text is the body, or the text in the envelope`() throws {
        #expect(try outcome(People.text, "zen")?.get() == "zen")
        #expect(try outcome(Wrapping.text, #"{"code": 0, "data": "zen"}"#)?.get() == "zen")
        #expect(try outcome(Wrapping.bytes, "zen")?.get() == Data("zen".utf8))
        #expect(outcome(Wrapping.nothing, "zen")?.error == nil)
    }

    @Test func `records are outputs, for protocols`() throws {
        #expect(try outcome(People.record, Self.bare)?.get().named.name == "Ann")
        #expect(try outcome(People.records, "[\(Self.bare)]")?.get().map(\.named.name) == ["Ann"])
    }

    @Test func `the outcome may be wanted beside the model`() throws {
        let result = try #require(try outcome(Wrapping.result, Self.wrapped)?.get())
        #expect(result.0.isSuccess && result.0.tip == "ok" && result.1.name == "Ann")
    }

    @Test func `an action says what its problems are`() throws {
        let text = #"{"detail": "too short"}"#
        let said = People.decodable.with(.problem(Complaint.self))
        let problem = outcome(said, text, status: 422)?.error as? Problem<Complaint>
        #expect(problem?.model.detail == "too short" && problem?.response.status == 422)
        let modelled = People.decodable.with(.problem(Grievance.self))
        let grievance = outcome(modelled, text, status: 422)?.error as? Problem<Grievance>
        #expect(grievance?.model.detail == "too short")
        #expect(outcome(said, "<html>", status: 500)?.error is NetError)
        #expect(outcome(said, "{}")?.error is MapError)
    }
}

private struct People: API {
    static let attributes: Attributes = .baseURL(world)

    @GET("x") var decodable: Action<Void, Traveller>
    @GET("x") var modelable: Action<Void, Native>
    @GET("x") var models: Action<Void, [Native]>
    @GET("x") var settler: Action<Void, Settler>
    @GET("x") var json: Action<Void, JSON>
    @GET("x") var text: Action<Void, String>
    @GET("x") var record: Action<Void, Record>
    @GET("x") var records: Action<Void, [Record]>
}

private struct Wrapping: API {
    static let attributes: Attributes = [.baseURL(world), .envelope(coded)]

    @GET("x") var decodable: Action<Void, Traveller>
    @GET("x") var modelable: Action<Void, Native>
    @GET("x") var optional: Action<Void, Traveller?>
    @GET("x") var optionalModel: Action<Void, Native?>
    @GET("x") var optionalText: Action<Void, String?>
    @GET("x") var text: Action<Void, String>
    @GET("x") var bytes: Action<Void, Data>
    @GET("x") var nothing: Action<Void, Void>
    @GET("x", output: .key("name")) var name: Action<Void, String>
    @GET("x", output: .keys("name", "age")) var pair: Action<Void, (String, String)>
    @GET("x", output: .keys("name", "age", "price"))
    var triple: Action<Void, (String, Int?, Double)>
    @GET("x") var json: Action<Void, JSON>
    @GET("x", output: .model(at: "msg")) var at: Action<Void, String>
    @GET("x", output: .result()) var result: Action<Void, (Outcome, Native)>
}

private struct Traveller: Decodable, Equatable, Sendable {
    var name: String
}

private struct Native: Modelable {
    var name: String
    var age: Int

    init(_ json: JSON) throws {
        name = try json.get("name")
        age = Int(json["age"].stringValue) ?? 0
    }
}

private struct Settler: Modelable {
    var note: String

    init(_ json: JSON) { note = "made of JSON" }
}

private struct Complaint: Decodable, Sendable {
    var detail: String
}

private struct Grievance: Modelable {
    var detail: String

    init(_ json: JSON) throws { detail = try json.get("detail") }
}

private protocol Named: Record.Model {}

extension Named {
    var name: String { self[] }
}

extension Record: Named {
    fileprivate var named: any Named { self }
}
