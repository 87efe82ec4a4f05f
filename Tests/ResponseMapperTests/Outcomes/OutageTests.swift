import Foundation
import ResponseMapper
import Testing

/// Each form of a request fails in an outage, as `response.mapObject` does; `OperatorTests`
/// compares that with the other operators on streams.
@Suite(.hangLimit) struct OutageTests {
    typealias Form = @Sendable (Provider<AnyTarget>) async throws -> Any

    private static let forms: [(String, Form)] = [
        ("flow", { try await $0.rx(target).mapObject(Account.self).value }),
        ("flow of text", { try await $0.rx(target).fetchString(keys: ["name"]).value }),
        ("flow of JSON text", { try await $0.rx(target).fetchJSONString(keys: ["name"]).value }),
        ("reporting", { try await $0.rx(target).reporting { try $0.mapObject(Gift.self) }.value }),
        ("response", { try await $0.request(target).mapObject(Visit.self) }),
        ("cached", { try await $0.rx.cached(target).mapObject(Gift.self).first().value as Any }),
        ("typed", { try await $0.send(AskAccount()) }),
        ("optional typed", { try await $0.send(AskOptional()) as Any }),
        ("nothing typed", { try await $0.send(AskNothing()) }),
        ("action", { try await $0.rx(Bank.account).value }),
        ("modelable action", { try await $0.rx(Bank.gift).value }),
        ("optional action", { try await $0.rx(Bank.optional).value as Any }),
        ("action of list", { try await $0.rx(Bank.visits).value }),
        ("action of record", { try await $0.rx(Bank.human).value }),
        ("action of text", { try await $0.rx(Bank.text).value }),
        ("action of key", { try await $0.rx(Bank.name).value }),
        ("action with path", { try await $0.rx(Bank.deep).value }),
        ("action of nothing", { try await $0.rx(Bank.nothing).value }),
        ("pages", { try await all($0.rx.pages(target, next: .link).mapArray(Visit.self)) }),
        (
            "models of pages",
            { try await all($0.rx.pages(target, next: .link).mapObject(Gift.self)) }
        ),
        ("records", { try await $0.rx.records(target, as: Visit.self).toArray().value }),
        (
            "records of modelable",
            { try await $0.rx.records(target, as: Gift.self).toArray().value }
        ),
    ]

    @Test(arguments: Outage.recovered, Outage.policies)
    func `no form makes a model of a recovered failure`(
        _ outage: Outage, _ policy: MappingPolicy
    ) async throws {
        let provider = outage.provider(policy)
        for (name, send) in Self.forms where await succeeds(send, provider) {
            Issue.record("a model out of \(name)")
        }
    }

    @Test(arguments: Outage.policies)
    func `no form makes a model of a failure without one`(_ policy: MappingPolicy) async throws {
        let failed = Response(text: #"{"code":5,"msg":"wrong password"}"#)
        let provider = Provider<AnyTarget>(
            backend: .stub(failed), plugins: [MapperPlugin(coded, policy: policy)])
        for (name, send) in Self.forms where !name.contains("nothing") && !name.contains("records")
        {
            let error = await #expect(throws: (any Error).self, "\(name)") {
                try await send(provider)
            }
            #expect((error as? MapError)?.outcome?.tip == "wrong password", "\(name)")
        }
    }

    private func succeeds(_ send: Form, _ provider: Provider<AnyTarget>) async -> Bool {
        do {
            _ = try await send(provider)
            return true
        } catch { return false }
    }

    @Test(arguments: Outage.policies)
    func `an event that reports a failure is no model`(_ policy: MappingPolicy) {
        let time = VirtualTimeScheduler()
        let closed = StubAnswer.events("data: {\"code\": 5, \"msg\": \"closed\"}\n\n")
        let stubs = Stubs<AnyTarget>(scheduler: time).on(target, [closed, closed, 204])
        let provider = Provider<AnyTarget>(
            backend: stubs, plugins: [MapperPlugin(coded, policy: policy)],
            attributes: .reconnectScheduler(time))
        let record = time.record(provider.rx.events(target, as: Visit.self))
        #expect(record.elements == [])
        let failure = record.ending?.event.error as? ElementError
        #expect((failure?.underlying as? MapError)?.outcome?.tip == "closed")
        let skipping = time.record(provider.rx.events(target, as: Visit.self, .badElements(.skip)))
        #expect(skipping.ending?.event.error is ElementError)
    }

    @Test
    func `a response that was recovered with a model of the server's brings it beside the outcome`()
        async throws
    {
        let refused = Response(
            status: 409,
            json: ["code": 5, "msg": "sold out", "data": ["page": 2, "place": "shop"]])
        let provider = Provider<AnyTarget>(
            backend: .stub(refused),
            plugins: [MapperPlugin(coded, recoversFailures: true)],
            attributes: .validation(.successCodes))
        let response = try await provider.request(target)
        let outcome = Outcome(isSuccess: false, tip: "sold out", status: "5")
        let visit = Visit(page: 2, place: "shop")
        #expect(try response.mapObjResult(Visit.self) == (outcome, visit))
        let error = #expect(throws: MapError(.business(outcome))) {
            try response.mapObject(Visit.self)
        }
        #expect(error?.response?.recoveredError is NetError)
    }

    @Test func `the first record is not skipped, and later ones up to the limit`() async throws {
        func rows(_ text: String, _ rule: Attributes = []) async throws -> [Visit] {
            let provider = Provider<AnyTarget>(backend: .stub(Response(text: text)))
            return try await provider.rx.records(target, as: Visit.self, .lenient, rule).toArray()
                .value
        }
        let good = #"{"page":2,"place":"x"}"#
        await #expect(throws: ElementError.self) { try await rows("7\n") }
        await #expect(throws: ElementError.self) { try await rows("\(good)\n7\n8\n") }
        #expect(try await rows("\(good)\n7\n").count == 1)
        await #expect(throws: ElementError.self) {
            try await rows("\(good)\n7\n", .badElements(.fail))
        }
    }

    @Test func `bytes, responses and outcomes of a recovered failure are what was written`()
        async throws
    {
        let provider = Outage.recovered[0].provider(.lenient)
        #expect(try await provider.rx(Bank.bytes).value == provider.request(target).body)
        #expect(try await provider.rx(Bank.outcome).value.status == "700")
    }

    @Test(arguments: Outage.recovered)
    func `what a plugin wrote is no model, wherever it is looked for`(
        _ outage: Outage
    ) async throws {
        let whole = Envelope(status: "code", success: 0, tip: "msg", model: .root)
        let response = try await outage.provider(.lenient, whole).request(target)
        let outcome = try response.mapResult()
        #expect(outcome.status == "700")
        #expect(throws: MapError(.business(outcome))) { try response.mapObject(JSON.self) }
        #expect(throws: MapError(.business(outcome))) {
            try response.mapObject(JSON.self, at: .root, requiring: .nothing)
        }
        #expect(throws: MapError(.noEnvelope)) {
            try response.with(.envelope(nil)).mapObject(JSON.self)
        }
        #expect(try response.mapObjResult(JSON.self) == (outcome, nil))
        #expect(try response.mapObjResult(JSON?.self, at: .root).1 == nil)
        #expect(try response.mapArrayResult(JSON.self) == (outcome, []))
        #expect(try response.toJSON(at: .root)["code"] == 700)
    }

    @Test func `what a plugin wrote is no problem of the server's`() async {
        struct Reason: Decodable { let code: Int, msg: String }
        let error = await #expect(throws: MapError.self) {
            try await Outage.recovered[0].provider(.strict).rx(target).mapObject(Visit.self)
                .mapProblem(Reason.self).value
        }
        #expect(error?.outcome?.status == "700")
    }

    typealias Mapping = @Sendable (Response) throws -> Any

    /// Each way to map a response to a model that it has to bring.
    private static let objects: [(String, Mapping)] = [
        ("decodable", { try $0.mapObject(Account.self) }),
        ("optional", { try $0.mapObject(Account?.self) as Any }),
        ("defaulted", { try $0.mapObject(Visit.self) }),
        ("optional and defaulted", { try $0.mapObject(Visit?.self) as Any }),
        ("of optionals", { try $0.mapObject(Notes.self) }),
        ("strict modelable", { try $0.mapObject(Person.self) }),
        ("modelable", { try $0.mapObject(EncodingBuffer.self) }),
        ("optional modelable", { try $0.mapObject(EncodingBuffer?.self) as Any }),
        ("defaulted modelable", { try $0.mapObject(Car.self) }),
        ("modelable and decodable", { try $0.mapObject(Gift.self) }),
        ("record", { try $0.mapObject(Record.self) }),
        ("by JSONDecoder", { try $0.with(.decoder(JSONDecoder())).mapObject(Account.self) }),
        ("typed", { try Account.parse($0) }),
        ("optional typed", { try Account?.parse($0) as Any }),
    ]

    private static let arrays: [(String, Mapping)] = [
        ("decodable", { try $0.mapArray(Account.self) }),
        ("defaulted", { try $0.mapArray(Visit.self) }),
        ("modelable", { try $0.mapArray(EncodingBuffer.self) }),
        ("JSON", { try $0.mapArray(JSON.self) }),
        ("numbers", { try $0.mapArray(Int.self) }),
        ("records", { try $0.mapArray(Record.self) }),
        ("typed", { try [Account].parse($0) }),
    ]

    @Test(arguments: Outage.all, Outage.policies)
    func `no model is made of an outage`(_ outage: Outage, _ policy: MappingPolicy) async throws {
        let response = try await outage.provider(policy).request(target)
        let isEmpty = response.body.isEmpty
        var forms = Self.objects.filter { !isEmpty || !$0.0.contains("optional") }
        if !outage.bringsList { forms += Self.arrays }
        let wrong = forms.filter { _, map in
            guard let error = error(of: map, response) else { return true }
            return error.outcome != outage.told || error.response?.body != response.body
        }
        #expect(wrong.map(\.0) == [])
    }

    @Test(arguments: Outage.all, Outage.policies)
    func `the outcome of an outage is told beside no model`(
        _ outage: Outage, _ policy: MappingPolicy
    ) async throws {
        let response = try await outage.provider(policy).request(target)
        guard let outcome = outage.outcome else {
            #expect(throws: MapError.self) { try response.mapResult() }
            #expect(throws: MapError.self) { try response.mapObjResult(Account?.self) }
            #expect(throws: MapError.self) { try response.mapArrayResult(Account.self) }
            return
        }
        #expect(try response.mapResult() == outcome)
        #expect(try response.mapObjResult(Account?.self) == (outcome, nil))
        #expect(try response.mapObjResult(Visit?.self) == (outcome, nil))
        #expect(try response.mapObjResult(EncodingBuffer?.self) == (outcome, nil))
        #expect(try response.mapArrayResult(Account.self) == (outcome, []))
        #expect(try response.mapArrayResult(EncodingBuffer.self) == (outcome, []))
        #expect(try response.mapArrayResult(Int.self) == (outcome, []))
        // What the page's table says of a strict policy.
        let forms: [Mapping] = [
            { try $0.mapObjResult(Account.self) }, { try $0.mapObjResult(Visit.self) },
            { try $0.mapObjResult(Notes.self) }, { try $0.mapObjResult(Person.self) },
            { try $0.mapObjResult(Gift.self) }, { try $0.mapObjResult(Record.self) },
            { try $0.mapObjResult(Ticket.self) },
            { try $0.with(.decoder(JSONDecoder())).mapObjResult(Account.self) },
        ]
        #expect(forms.allSatisfy { error(of: $0, response)?.reason == .business(outcome) })
        #expect(
            try response.mapObjResult(EncodingBuffer.self) == (outcome, EncodingBuffer(title: "")))
        #expect(try response.mapObjResult(Car.self) == (outcome, Car()))
    }

    private func error(of map: Mapping, _ response: Response) -> MapError? {
        do {
            _ = try map(response)
            return nil
        } catch { return error as? MapError }
    }
}

private let target = AnyTarget(Shop.items)

private struct Bank: API {
    static let attributes: Attributes = .baseURL(Shop.items.baseURL)
    @GET("x") var account: Action<Void, Account>
    @GET("x") var gift: Action<Void, Gift>
    @GET("x") var optional: Action<Void, Visit?>
    @GET("x") var visits: Action<Void, [Visit]>
    @GET("x") var text: Action<Void, String>
    @GET("x") var nothing: Action<Void, Void>
    @GET("x") var bytes: Action<Void, Data>
    @GET("x") var outcome: Action<Void, Outcome>
    @GET("x") var human: Action<Void, Record>
    @GET("x", output: .key("name")) var name: Action<Void, String>
    @GET("x", output: .model(at: "data>list")) var deep: Action<Void, Visit>
}

private struct AskAccount: Asking { typealias Response = Account }
private struct AskOptional: Asking { typealias Response = Account? }

/// A model that fails in words of its own.
private struct Ticket: Decodable {
    struct Unreadable: Error {}
    private enum Keys: CodingKey { case seat }

    init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: Keys.self)
        guard container?.allKeys.isEmpty == false else { throw Unreadable() }
    }
}

private func all<Page: Sendable>(_ pages: Pages<Page>) async throws -> [Page] {
    var all: [Page] = []
    for try await page in pages.values { all.append(page) }
    return all
}
