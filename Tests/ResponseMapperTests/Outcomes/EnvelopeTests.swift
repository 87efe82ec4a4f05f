import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct EnvelopeTests {
    struct Row: Sendable {
        let success: Envelope.Success
        let accepted: [String]
        let refused: [String]
    }

    @Test(arguments: [
        Row(
            success: 0, accepted: ["0", #""0""#, "0.0", "-0"],
            refused: ["1", "false", "null", "[]"]),
        Row(success: "0", accepted: ["0", #""0""#], refused: ["false", #""""#]),
        Row(
            success: false, accepted: ["false", #""false""#],
            refused: ["0", "true", "null", #""""#]),
        Row(
            success: .any(of: [200, "ok", true]), accepted: ["200", #""ok""#, "true", "2e2"],
            refused: ["201", "false"]),
        Row(success: "", accepted: [#""""#], refused: ["null", "{}", "0"]),
        Row(
            success: .where { $0.intValue >= 200 && $0.intValue < 300 }, accepted: ["204"],
            refused: ["300", "null"]),
    ])
    func `a status is compared by what it means`(_ row: Row) throws {
        let envelope = Envelope(status: "s", success: row.success, tip: "t", model: "m")
        for status in row.accepted {
            let response = Response(text: #"{"s":\#(status)}"#)
            #expect(try response.mapResult(by: envelope).isSuccess, "\(status)")
        }
        for status in row.refused {
            let response = Response(text: #"{"s":\#(status)}"#)
            #expect(try !response.mapResult(by: envelope).isSuccess, "\(status)")
        }
    }

    @Test func `a missing status is no success, not even of an empty one`() throws {
        let envelope = Envelope(status: "s", success: "", tip: "t", model: "m")
        #expect(try !Response(text: "{}").mapResult(by: envelope).isSuccess)
    }

    @Test func `outcomes print what the server said`() {
        #expect("\(Outcome(isSuccess: true, tip: "", status: "0"))" == "success (status 0)")
        #expect(
            "\(Outcome(isSuccess: false, tip: "no", status: nil))"
                == "failure (status missing: no)")
    }

    @Test(arguments: [
        (coded, #"{"data":[1],"code":0,"msg":"ok"}"#),
        (
            Envelope(status: "error>code", success: 0, tip: "error>msg", model: "data>list"),
            #"{"data":{"list":[1]},"error":{"code":0,"msg":"ok"}}"#
        ),
    ])
    func `JSON is wrapped as it is unwrapped`(_ envelope: Envelope, _ text: String) throws {
        let json = envelope.wrapping(status: 0, tip: "ok", model: [1])
        #expect(json == (try JSON(parsing: text)))
        let (outcome, models) = try Response(json: json).mapArrayResult(Int.self, by: envelope)
        #expect(outcome == Outcome(isSuccess: true, tip: "ok", status: "0"))
        #expect(models == [1])
    }

    @Test(
        arguments: [
            ("code", "code", "data", [1], #"{"data":[1],"code":"ok"}"#),
            ("code", "code>msg", "data", [1], #"{"data":[1],"code":0}"#),
            ("code", "msg", "code", [1], #"{"code":0,"msg":"ok"}"#),
            // A model at the root has status and tip among its members.
            ("code", "msg", "", ["id": 1], #"{"id":1,"code":0,"msg":"ok"}"#),
        ] as [(JSONPath, JSONPath, JSONPath, JSON, String)])
    func `of paths that collide one is left out`(
        _ status: JSONPath, _ tip: JSONPath, _ path: JSONPath, _ model: JSON, _ text: String
    ) throws {
        let envelope = Envelope(status: status, success: 0, tip: tip, model: path)
        #expect(try envelope.wrapping(status: 0, tip: "ok", model: model) == JSON(parsing: text))
    }

    @Test func `no model is none`() {
        #expect(gank.wrapping(status: true, tip: "no") == ["error": true, "errMsg": "no"])
    }

    @Test func `a response is made of JSON`() throws {
        let response = Response(status: 230, json: ["id": 1])
        #expect(response.status == 230)
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(response.body == Data(#"{"id":1}"#.utf8))
        #expect(try response.mapObject(Item.self).id == 1)
        let odd = Response(headers: ["content-type": "text/json"], json: nil)
        #expect(odd.headers["Content-Type"] == "text/json")
    }

    @Test func `a response may get another envelope, and its copies keep theirs`() throws {
        let response = Response(
            json: ["error": true, "code": 0, "data": ["id": 1], "results": ["id": 2]],
            envelope: gank)
        let keyed = response.with(.envelope(coded))
        #expect(try keyed.mapResult().isSuccess)
        #expect(try keyed.mapObject(Item.self).id == 1)
        #expect(try !response.mapResult().isSuccess)
        #expect(try response.mapObject(Item.self).id == 2)
        #expect(try keyed.with(.envelope(nil)).toJSON()["code"] == 0)
    }
}
