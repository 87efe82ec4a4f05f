import Foundation
import ResponseMapper
import Testing

/// The models that failed requests bring, and what is not one of them.
@Suite(.hangLimit) struct FailedModelTests {
    private func failed(
        _ model: String, _ policy: MappingPolicy, _ envelope: Envelope = coded
    ) -> Response {
        Response(#"{"code":5,"msg":"sold out","data":\#(model)}"#, envelope: envelope)
            .with(.mappingPolicy(policy))
    }

    private let outcome = Outcome(isSuccess: false, tip: "sold out", status: "5")

    @Test(arguments: Outage.policies)
    func `a model that a failure brings is mapped, and refused if success is required`(
        _ policy: MappingPolicy
    ) throws {
        let account = Account(id: 1, balance: 2, owner: "ann")
        let response = failed(#"{"id":1,"balance":2,"owner":"ann","title":"x"}"#, policy)
        #expect(try response.mapObject(Account.self) == account)
        #expect(try response.mapObject(Account?.self) == account)
        #expect(try response.mapObject(EncodingBuffer.self).title == "x")
        #expect(try response.mapObject(EncodingBuffer?.self)?.title == "x")
        #expect(try response.mapObject([String: JSON].self).count == 4)
        #expect(try response.mapObject(Record.self)["owner"] as String? == "ann")
        #expect(try response.mapObjResult(Account.self) == (outcome, account))
        #expect(try response.mapObjResult(Account?.self) == (outcome, account))
        let strict = response.with(.requirement(.success))
        #expect(throws: MapError(.business(outcome))) { try strict.mapObject(Account.self) }
        #expect(throws: MapError(.business(outcome))) { try strict.mapObject(Account?.self) }
        let list = failed("[1,2]", policy)
        #expect(try list.mapArray(Int.self) == [1, 2])
        #expect(try list.mapObject([Int].self) == [1, 2])
        #expect(try list.mapArrayResult(Int.self) == (outcome, [1, 2]))
        let strictList = list.with(.requirement(.success))
        #expect(throws: MapError(.business(outcome))) { try strictList.mapArray(Int.self) }
    }

    struct Brought: Sendable {
        let text: String
        let isMapped: @Sendable (Response) throws -> Bool

        init(_ text: String, _ isMapped: @escaping @Sendable (Response) throws -> Bool) {
            (self.text, self.isMapped) = (text, isMapped)
        }
    }

    @Test(
        arguments: [
            Brought("7") { try $0.mapObject(Int.self) == 7 },
            Brought(#""x""#) { try $0.mapObject(String.self) == "x" },
            Brought(#""""#) { try $0.mapObject(String.self) == "" },
            Brought("false") { try $0.mapObject(JSON.self) == false },
            Brought("{}") { try $0.mapObject(JSON?.self) == [:] },
            Brought("{}") { try $0.mapObject([String: Int].self) == [:] },
            Brought("[]") { try $0.mapArray(Account.self) == [] },
            Brought("[]") { try $0.mapObject([Account].self) == [] },
            Brought(#"{"second":1}"#) { try $0.mapObject(Notes.self) == Notes(second: 1) },
            Brought(#"{"other":1}"#) { try $0.mapObject(Notes.self) == Notes() },
        ], Outage.policies)
    func `a value of the model's kind is the model`(
        _ model: Brought, _ policy: MappingPolicy
    ) throws {
        #expect(try model.isMapped(failed(model.text, policy)))
    }

    /// A model that reads an array, and nothing else.
    private struct Place: Modelable, Equatable {
        var x = 0
        var y = 0
        init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
        init(_ json: JSON) throws { (x, y) = (try json.get("0"), try json.get("1")) }
    }

    /// A model that reads whatever there is.
    private struct Names: Modelable {
        let all: [String]
        init(_ json: JSON) { all = json.arrayValue.map(\.stringValue) }
    }

    @Test(arguments: Outage.policies)
    func `a model that reads itself is the judge of its kind, unless it reads all`(
        _ policy: MappingPolicy
    ) throws {
        #expect(try failed("[1,2]", policy).mapObject(Place.self) == Place(x: 1, y: 2))
        for text in ["null", "{}", "[]", "0", #""""#, "false"] {
            let response = failed(text, policy)
            #expect(try response.mapObjResult(Place?.self) == (outcome, nil))
            #expect(throws: MapError.self) { try response.mapObject(Place.self) }
            #expect(throws: MapError.self) { try response.mapObject(Names.self) }
        }
        #expect(throws: MapError.self) { try failed(#"["a"]"#, policy).mapObject(Names.self) }
        let fine = Response(#"{"code":0,"data":["a"]}"#, envelope: coded)
        #expect(try fine.mapObject(Names.self).all == ["a"])
    }

    @Test func `what is wrong inside of the model of a failure is repaired, or an error`() throws {
        let response = failed(#"{"id":"1","owner":"ann"}"#, .lenient)
        let (account, report) = try response.reporting { try $0.mapObject(Account.self) }
        #expect(account == Account(id: 1, balance: 0, owner: "ann"))
        #expect(report.repairs.map(\.path) == ["data>id", "data>balance"])
        let error = #expect(throws: MapError.self) {
            try response.with(.strict).mapObject(Account.self)
        }
        #expect(error?.path == "data>id")
        let list = failed(#"[{"id":1},{"id":"x"}]"#, .lenient)
        #expect(try list.mapArray(Item.self) == [Item(id: 1)])
    }

    @Test func `the error names the wanted type, the value and the outcome`() throws {
        let texts = ["null", #""""#, "{}", "[]", "0"].map { text in
            #expect(throws: MapError.self) { try failed(text, .lenient).mapObject(Visit?.self) }?
                .description ?? ""
        }
        let told = "; the outcome is a failure (status 5: sold out)"
        #expect(
            texts
                == ["null", #"string """#, "object of 0", "array of 0", "number 0"]
                .map { "$.data: wanted Visit, found \($0)\(told)" })
        MapError.expect("$.data: wanted an array, found object of 0\(told)") {
            try failed("{}", .lenient).mapArray(Int.self)
        }
    }

    @Test(arguments: Outage.policies)
    func `a path of the call's own is no way around`(_ policy: MappingPolicy) throws {
        let response = failed("[]", policy)
        for path: JSONPath in ["data", "data>0", "other", "code"] {
            #expect(throws: MapError.self) { try response.mapObject(Visit.self, at: path) }
            #expect(throws: MapError.self) { try response.mapObject(Car.self, at: path) }
        }
        let bare = Response(#""Unauthorized""#, envelope: coded)
            .with(.mappingPolicy(policy))
        for path: JSONPath in [.root, "data", "0"] {
            #expect(throws: MapError.self) { try bare.mapObject(Visit.self, at: path) }
            #expect(throws: MapError.self) { try bare.mapObject(EncodingBuffer.self, at: path) }
            #expect(throws: MapError.self) { try bare.mapArray(Int.self, at: path) }
        }
    }

    @Test(
        arguments: [#""Unauthorized""#, "5", "[1]", #"{"title":"Unauthorized"}"#, "{}"],
        Outage.policies)
    func `an envelope around whole models needs its status`(
        _ body: String, _ policy: MappingPolicy
    ) throws {
        let whole = Envelope(status: "code", success: 0, tip: "msg", model: .root)
        let response = Response(body, envelope: whole).with(.mappingPolicy(policy))
        let none = Outcome(isSuccess: false, tip: "", status: nil)
        let error = MapError(.business(none), at: "code")
        #expect(throws: error) { try response.mapObject(JSON.self) }
        #expect(throws: error) { try response.mapObject(EncodingBuffer.self) }
        #expect(throws: error) { try response.mapObject(Notes?.self) }
        #expect(throws: error) { try response.mapArray(Int.self) }
        #expect(try response.mapObjResult(Notes?.self) == (none, nil))
        #expect(try response.mapArrayResult(Int.self) == (none, []))
        let fine = Response(#"{"code":0,"title":"x"}"#, envelope: whole)
        #expect(try fine.with(.mappingPolicy(policy)).mapObject(EncodingBuffer.self).title == "x")
    }

    @Test func `a model without a status is that of a failure`() throws {
        let response = Response(#"{"data":{"id":1}}"#, envelope: coded)
        #expect(try response.mapObject(Item.self) == Item(id: 1))
        #expect(try !response.mapObjResult(Item.self).0.isSuccess)
    }

    @Test(arguments: [#""Unauthorized""#, "5", "[1]", "null"])
    func `only an object may be a success without a status`(_ body: String) throws {
        let lax = Envelope(
            status: "error", success: .where { !$0.exists }, tip: "error>text", model: "data")
        let response = Response(body, envelope: lax).with(.lenient)
        #expect(try !response.mapResult().isSuccess)
        #expect(throws: MapError.self) { try response.mapObject(Account.self) }
        #expect(try Response("{}", envelope: lax).mapResult().isSuccess)
        let root = Envelope(status: .root, success: 5, tip: "text", model: "data")
        #expect(try Response("5", envelope: root).mapResult().isSuccess)
    }
}
