import Foundation
import ResponseMapper
import Testing

private struct User: Decodable, Equatable { var name: String }

private struct Words: Decodable, Equatable { var message: String }

/// What errors say of the request, besides what is wrong with the model.
@Suite(.hangLimit) struct FailureErrorTests {
    private static let outcome = Outcome(isSuccess: false, tip: "wrong password", status: "5")

    private static let wrong = Response(
        #"{"code":5,"msg":"wrong password","data":{"name":1}}"#, envelope: coded)

    @Test func `what is wrong inside of a failure's model comes with the outcome`() throws {
        let forms: [@Sendable (Response) throws -> Any] = [
            { try $0.mapObject(User.self) }, { try $0.mapObjResult(User.self) },
            { try $0.mapArray(User.self) }, { try $0.mapString(at: "data>name") },
            { try $0.toJSON(at: "other") }, { try $0.fetchString(path: "other") },
            { try $0.mapObject(Person.self) },
        ]
        for map in forms {
            let error = #expect(throws: MapError.self) { try map(Self.wrong) }
            #expect(error?.outcome == Self.outcome)
            #expect(
                error?.description.hasSuffix(
                    "; the outcome is a failure (status 5: wrong password)") == true)
        }
        let error = #expect(throws: MapError.self) { try Self.wrong.mapObject(User.self) }
        #expect(error?.path == "data>name")
    }

    @Test func `an error of a success has the outcome, and does not print it`() throws {
        let response = Response(#"{"code":0,"msg":"fine","data":{}}"#, envelope: coded)
        let error = #expect(throws: MapError.self) { try response.mapObject(User.self) }
        #expect(error?.outcome == Outcome(isSuccess: true, tip: "fine", status: "0"))
        #expect(error?.description == "$.data.name: wanted a value, found nothing")
        #expect(error.flatMap { Problem<[String: JSON]>($0) } == nil)
    }

    @Test func `the outcome is that by the envelope of the call`() throws {
        let other = Envelope(status: "state", success: 1, tip: "why", model: "data")
        let response = Response(
            #"{"code":0,"state":2,"why":"late","data":{"name":1}}"#, envelope: coded)
        let error = #expect(throws: MapError.self) {
            try response.mapObjResult(User.self, by: other)
        }
        #expect(error?.outcome == Outcome(isSuccess: false, tip: "late", status: "2"))
    }

    @Test(arguments: [
        (199, "199; "), (200, ""), (299, ""), (300, "300; "), (404, "404; "), (502, "502; "),
    ])
    func `a status that is no success comes first`(_ status: Int, _ beginning: String) async {
        let response = Response(status: status, json: ["message": "Not Found"])
        let text = "$.name: wanted a value, found nothing; keys: message"
        MapError.expect(beginning + text) { try response.mapObject(User.self) }
        let asked = await #expect(throws: MapError.self) {
            try await Provider<Shop>(backend: .stub(response)).rx(.items).mapObject(User.self).value
        }
        #expect(asked?.description == "GET https://shop.example/items: \(beginning)\(text)")
        #expect(asked?.response?.status == status)
    }

    @Test func `a problem maps from a body that is no model`() throws {
        let refused = Response(status: 404, json: ["message": "Not Found"])
        let missing = #expect(throws: MapError.self) { try refused.mapObject(User.self) }
        let problem = try #require(missing.flatMap { Problem<Words>($0) })
        #expect(problem.model == Words(message: "Not Found"))
        #expect(
            "\(problem)" == #"404; $.name: wanted a value, found nothing; keys: message; "#
                + #"Words(message: "Not Found")"#)
        let inside = #expect(throws: MapError.self) { try Self.wrong.mapObject(User.self) }
        #expect(inside.flatMap { Problem<JSON>($0) }?.model["code"] == 5)
        let fine = Response(status: 200, json: ["message": "Hello"])
        let other = #expect(throws: MapError.self) { try fine.mapObject(User.self) }
        #expect(other.flatMap { Problem<Words>($0) } == nil)
    }
}
