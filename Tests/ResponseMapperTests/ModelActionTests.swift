import Foundation
import Locks
import ResponseMapper
import Testing

private let world = URL(string: "https://world.host")!

/// Actions whose outputs are models, through envelopes.
@Suite(.hangLimit) struct ModelActionTests {
    private static let envelope = Envelope(status: "code", success: 0, tip: "msg", model: "data")

    private func outcome<Output>(
        _ action: Action<Void, Output>, _ text: String, status: Int = 200,
        _ attributes: Attributes = []
    ) -> Result<Output, any Error>? {
        let provider = Provider<AnyTarget>(
            backend: .stub(Response(status: status, text: text)), plugins: [MapperPlugin()],
            attributes: attributes)
        let log = Log<Result<Output, any Error>>()
        provider.rx(action).subscribe { log.add($0) }
        return log.all.first
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
        let error = outcome(People.decodable, "{}")?.failure as? MapError
        #expect(error?.response?.endpoint?.action?.name == "People.decodable")
    }

    @Test func `outputs are found in the envelope of the action, the API or the provider`() throws {
        let said = Attributes.envelope(Self.envelope)
        #expect(try outcome(People.decodable, Self.wrapped, said)?.get().name == "Ann")
        #expect(try outcome(People.decodable.with(said), Self.wrapped)?.get().name == "Ann")
        #expect(try outcome(Wrapping.decodable, Self.wrapped)?.get().name == "Ann")
        #expect(try outcome(Wrapping.modelable, Self.wrapped)?.get().name == "Ann")
        #expect(try outcome(Wrapping.name, Self.wrapped)?.get() == "Ann")
        let pair = try #require(try outcome(Wrapping.pair, Self.wrapped)?.get())
        #expect(pair == ("Ann", "3"))
        #expect(try outcome(Wrapping.at, Self.wrapped)?.get() == "ok")
        let other = Attributes.envelope(
            Envelope(status: "code", success: 0, tip: "msg", model: "other"))
        let elsewhere = #"{"code": 0, "other": {"name": "Bob", "age": 1}}"#
        #expect(try outcome(Wrapping.decodable.with(other), elsewhere)?.get().name == "Bob")
    }

    @Test(arguments: [
        #"{"code": 0, "data": null}"#, #"{"code": 0}"#, "",
    ])
    func `an optional is nil for null, for an absent model and for nothing`(text: String) throws {
        #expect(try outcome(Wrapping.optional, text)?.get() == .some(nil))
        #expect(try outcome(Wrapping.optionalText, text)?.get() == .some(nil))
        #expect(try outcome(Wrapping.optionalModel, text)?.get().map(\.name) == nil)
    }

    @Test func `a text is the body, or the text in the envelope`() throws {
        #expect(try outcome(People.text, "zen")?.get() == "zen")
        #expect(try outcome(Wrapping.text, #"{"code": 0, "data": "zen"}"#)?.get() == "zen")
        #expect(try outcome(Wrapping.bytes, "zen")?.get() == Data("zen".utf8))
        #expect(outcome(Wrapping.nothing, "zen")?.failure == nil)
    }

    @Test func `records are outputs, for protocols`() throws {
        #expect(try outcome(People.record, Self.bare)?.get().named.name == "Ann")
        #expect(try outcome(People.records, "[\(Self.bare)]")?.get().map(\.named.name) == ["Ann"])
    }

    @Test func `the outcome may be wanted beside the model`() throws {
        let result = try #require(try outcome(Wrapping.result, Self.wrapped)?.get())
        #expect(result.0.isSuccess && result.0.tip == "ok" && result.1.name == "Ann")
    }

    @Test func `a business failure is an error where success is required`() throws {
        let refused = #"{"code": 7, "msg": "closed", "data": {"name": "Ann", "age": 1}}"#
        let action = Wrapping.decodable.with(.requirement(.success))
        let error = try #require(outcome(action, refused)?.failure as? MapError)
        guard case .business(let outcome) = error.reason else { return #expect(Bool(false)) }
        #expect(outcome.tip == "closed" && outcome.status == "7")
    }

    @Test func `what the server says about a failure is a typed problem`() async throws {
        let provider = Provider<AnyTarget>(
            backend: .stub(Response(status: 422, text: #"{"detail": "too short"}"#)))
        let single = provider.rx(People.decodable).mapProblem(Complaint.self)
        let error = await #expect(throws: Problem<Complaint>.self) { try await single.value }
        #expect(error?.model.detail == "too short" && error?.response.status == 422)
    }

    @Test func `an action says what its problems are`() throws {
        let text = #"{"detail": "too short"}"#
        let said = People.decodable.with(.problem(Complaint.self))
        let problem = outcome(said, text, status: 422)?.failure as? Problem<Complaint>
        #expect(problem?.model.detail == "too short" && problem?.response.status == 422)
        let modelled = People.decodable.with(.problem(Grievance.self))
        let grievance = outcome(modelled, text, status: 422)?.failure as? Problem<Grievance>
        #expect(grievance?.model.detail == "too short")
        #expect(outcome(said, "<html>", status: 500)?.failure is NetError)
        #expect(outcome(said, "{}")?.failure is MapError)
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
    static let attributes: Attributes = [
        .baseURL(world),
        .envelope(Envelope(status: "code", success: 0, tip: "msg", model: "data")),
    ]

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

private final class Log<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])

    var all: [Entry] { entries.withLock { $0 } }

    func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
