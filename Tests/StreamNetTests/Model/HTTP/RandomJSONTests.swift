import Foundation
@testable import StreamNet
import Testing

/// Random JSON: the redacted text is JSON, and has no secret.
@Suite(.hangLimit) struct RandomJSONTests {
    private static let secret = "s3cr3t"

    /// Numbers that are the same in every run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private func value(_ depth: Int, isSecret: Bool, _ dice: inout Dice) -> String {
        let space = ["", " ", "\n\t"].randomElement(using: &dice) ?? ""
        let count = Int.random(in: 0..<4, using: &dice)
        switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &dice) {
        case 0: return isSecret ? "\"\(Self.secret)\"" : #""\u0022\\ {\"[:,"# + "\""
        case 1: return ["1", "-0.5e+10", "true", "null"].randomElement(using: &dice) ?? "0"
        case 2: return isSecret ? #""\\\"\#(Self.secret)""# : #""é😀 {\"""#
        case 3:
            let elements = (0..<count).map { _ in value(depth - 1, isSecret: isSecret, &dice) }
            return "[\(space)" + elements.joined(separator: ",\(space)") + "]"
        default:
            let members = (0..<count).map { _ in
                let isHidden = Bool.random(using: &dice)
                let key =
                    isHidden
                    ? [#""token""#, #""\u0070wd""#, #""user.Password""#] : [#""a\"b""#, #""""#]
                return (key.randomElement(using: &dice) ?? "") + "\(space):\(space)"
                    + value(depth - 1, isSecret: isSecret || isHidden, &dice)
            }
            return "{\(space)" + members.joined(separator: "\(space),") + "}"
        }
    }

    private func shown(_ json: String, limit: Int) -> String {
        let log = EventLog<String>()
        RequestLog(.responseBody, bodyLimit: limit) { log.add($0.text) }.didReceive(
            .success(
                Response(headers: ["Content-Type": "application/json"], body: Data(json.utf8))),
            for: Endpoint(url: Ping().baseURL))
        return log.all.first ?? ""
    }

    @Test func `no secret is shown, whole, cut, or broken`() throws {
        var dice = Dice(state: 7)
        for _ in 0..<500 {
            let json = value(6, isSecret: false, &dice)
            let text = shown(json, limit: .max)
            #expect(!text.contains(Self.secret))
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            let length = json.utf8.count
            #expect(
                !shown(json, limit: .random(in: 0...length, using: &dice)).contains(Self.secret))
            let broken = String(json.unicodeScalars.prefix(.random(in: 0...length, using: &dice)))
            #expect(!shown(broken, limit: .max).contains(Self.secret))
        }
    }
}
