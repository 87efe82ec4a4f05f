import ResponseMapper
import Testing

@Suite struct EnvelopeTests {
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
        Row(success: false, accepted: ["false", #""false""#], refused: ["0", "true", "null"]),
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
}
