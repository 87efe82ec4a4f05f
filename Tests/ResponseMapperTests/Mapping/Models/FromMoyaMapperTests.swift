import Foundation
import ResponseMapper
import Testing

/// Behaviour that users of MoyaMapper rely on, and its faults; other suites have the rest.
@Suite(.hangLimit) struct FromMoyaMapperTests {
    private func provider(_ body: JSON, _ plugins: any Plugin...) -> Provider<Shop> {
        Provider(backend: .stub(Response(json: body)), plugins: plugins)
    }

    @Test(arguments: ["a>>list>0>id", ">a>list>0>id>", "a>list>0>id"])
    func `a path reaches into arrays, and empty parts are dropped`(_ path: String) throws {
        let response = Response(json: ["a": ["list": [["id": 7]]]])
        #expect(try response.mapObject(Int.self, at: JSONPath(path)) == 7)
    }

    @Test func `a key with a > in it can be reached`() throws {
        #expect(try Response(json: ["a>b": 7]).mapObject(Int.self, at: #"a\>b"#) == 7)
    }

    @Test func `models are mapped when the outcome is a failure, too`() async throws {
        let failing = provider(
            ["error": true, "errMsg": "old", "results": [["id": 1]]], MapperPlugin(gank))
        let (outcome, items) = try await failing.rx(.items).mapArrayResult(Item.self).value
        #expect(!outcome.isSuccess)
        #expect(items == [Item(id: 1)])
    }

    @Test(arguments: [
        ("12", 12, "12", true), (#""12""#, 12, "12", false), ("true", 1, "true", true),
        (#""yes""#, 0, "yes", true), ("null", 0, "", false),
    ])
    func `a model that reads itself takes what it wants for what there is`(
        _ text: String, _ number: Int, _ words: String, _ flag: Bool
    ) throws {
        let json = try JSON(parsing: "[\(text)]")
        #expect(json[0].intValue == number)
        #expect(json[0].stringValue == words)
        #expect(json[0].boolValue == flag)
    }

    // The keys were associated objects, which Linux does not have, and copies shared them.
    @Test func `the envelope travels with the value, on every platform`() async throws {
        let shop = provider(["error": false, "results": ["id": 1]], MapperPlugin(gank))
        let response = try await shop.request(.items)
        var copy = response
        copy.envelope = nil
        #expect(try response.mapObject(Item.self).id == 1)
        #expect(throws: MapError.missing(path: "id")) { try copy.mapObject(Item.self) }
        #expect(throws: MapError(.noEnvelope)) { try copy.mapResult() }
    }

    // Without keys, and without JSON, "" was "", and so a success.
    @Test(arguments: ["", "<html>", "[]", "{}", "3", #"{"error":""}"#])
    func `nothing is no success`(_ body: String) {
        let response = Response(text: body)
        #expect(throws: MapError.self) { try response.mapResult() }
        let outcome = try? response.with(.envelope(gank)).mapResult()
        #expect(outcome?.isSuccess != true)
        let empty = Envelope(status: "", success: "", tip: "", model: "")
        #expect((try? response.mapResult(by: empty))?.isSuccess != true)
    }

    // `transformError` and default models: each failure was an empty model.
    @Test(
        arguments: [
            nil, Response(status: 502, text: "<html>"), Response(json: ["error": true]),
            Response(json: ["error": true, "results": []]), Response(json: "Unauthorized"),
            Response(json: 5), Response(json: ["error": false, "results": "none"]),
            Response(json: ["error": false, "results": ["message": "none"]]),
        ] as [Response?])
    func `recovered and repaired, nothing is an empty model`(_ answer: Response?) async throws {
        let backend = StubBackend { _ in
            guard let answer else { throw MarbleError() }
            return answer
        }
        let shop = Provider<Shop>(
            backend: backend,
            plugins: [MapperPlugin(gank, recoversFailures: true, policy: .lenient)])
        await #expect(throws: MapError.self) {
            try await shop.rx(.items).mapObject(Gift.self).value
        }
        let outcome = try await shop.rx(.items).mapResult().value
        guard !outcome.isSuccess else { return }
        #expect(try await shop.rx(.items).mapObjResult(Gift?.self).value == (outcome, nil))
        #expect(try await shop.rx(.items).mapArrayResult(Gift.self).value == (outcome, []))
    }

    // The failure was written under the key "error>code", where it was never found again.
    @Test func `the words of a failure are found where the envelope looks`() async throws {
        let deep = Envelope(status: "error>code", success: 0, tip: "error>msg", model: "data")
        let refusing = Provider<Shop>(
            backend: .stub(Response(status: 404, text: "nothing here")),
            plugins: [MapperPlugin(deep, recoversFailures: true)])
        let response = try await refusing.request(.items)
        #expect(try response.mapResult().tip == "404")
        guard case NetError.rejected(let original)? = response.recoveredError as? NetError else {
            Issue.record("wanted the response, found \(response.attributes)")
            return
        }
        #expect(try original.mapString() == "nothing here")
    }

    // One bad value made the whole model a default one.
    @Test func `a bad value is an error with its place, not an empty model`() {
        enum Color: String, Decodable { case red }
        struct Car: Decodable { var color: Color, doors = 4 }
        #expect(throws: MapError.self) {
            try Response(json: ["color": "mauve", "doors": 2]).mapObject(Car.self)
        }
        #expect(throws: MapError.missing(path: "doors")) {
            try Response(json: ["color": "red"]).mapObject(Car.self)
        }
    }

    @Test func `a declared default is kept by who says where it comes from`() throws {
        struct Car: Modelable {
            let doors: Int
            init(_ json: JSON) throws { doors = try json.get("doors", default: 4) }
        }
        #expect(try Response(json: [:]).mapObject(Car.self).doors == 4)
        #expect(throws: MapError.self) { try Response(json: ["doors": "x"]).mapObject(Car.self) }
    }

    // Zeros went in before declared values, which were never asked.
    @Test func `leniently, a bad value costs no more than itself`() throws {
        enum Color: String, Codable { case red }
        struct Car: Codable, Defaulted {
            var color: Color?
            var doors = 4
            var size: Int8? = 1
        }
        let response = Response(json: ["color": "mauve", "doors": nil, "size": 300])
        let (car, report) = try response.with(.lenient).reporting { try $0.mapObject(Car.self) }
        #expect(car.color == nil)
        #expect(car.doors == 4)
        #expect(car.size == nil)
        #expect(report.repairs.map(\.kind) == [.cleared, .defaulted, .cleared])
    }

    // 300 became 44.
    @Test func `a number that does not fit is an error`() {
        struct Small: Decodable { let size: Int8 }
        #expect(throws: MapError.self) {
            try Response(json: ["size": 300]).mapObject(Small.self)
        }
    }

    // A property and the key that a strategy made of another met, and one won by chance.
    @Test func `a strategy for keys does not meet what is read by hand`() throws {
        struct Names: Mappable {
            let firstName: String
            var short: String?
            mutating func mapping(_ json: JSON) { short = json["firstName"].string }
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let names = try Response(json: ["first_name": "Ann", "firstName": "A"])
            .with(.decoder(decoder)).mapObject(Names.self)
        #expect(names.short == "A")
    }

    // 1.0 was "1" here and "1.0" there, and 1 was a Bool.
    @Test(arguments: [("1", true), ("1.0", true), (#""1""#, true), ("true", false), ("01", false)])
    func `numbers are compared by value, the same everywhere`(_ status: String, _ isSuccess: Bool) {
        let envelope = Envelope(status: "s", success: 1, tip: "t", model: "m")
        let outcome = try? Response(text: #"{"s":\#(status)}"#).mapResult(by: envelope)
        #expect(outcome?.isSuccess ?? false == isSuccess)
    }

    @Test func `numbers keep their digits`() throws {
        let response = Response(text: #"{"a":1.0,"b":240558470661799936}"#)
        #expect(try response.fetchString(keys: ["a"]) == "1.0")
        #expect(try response.fetchString(keys: ["b"]) == "240558470661799936")
        #expect(try response.toJSON(at: .root)["a"].bool == nil)
    }
}
