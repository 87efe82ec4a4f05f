import Foundation
@testable import StreamNet
import Testing

/// Random JSON: the redacted text is JSON, and has no secret.
@Suite(.hangLimit) struct RandomJSONTests {
    private static let secret = "s3cr3t"

    private func value(_ depth: Int, isSecret: Bool, _ random: inout SplitMix) -> String {
        let space = ["", " ", "\n\t"].randomElement(using: &random) ?? ""
        let count = Int.random(in: 0..<4, using: &random)
        switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
        case 0: return isSecret ? "\"\(Self.secret)\"" : #""\u0022\\ {\"[:,"# + "\""
        case 1: return ["1", "-0.5e+10", "true", "null"].randomElement(using: &random) ?? "0"
        case 2: return isSecret ? #""\\\"\#(Self.secret)""# : #""é😀 {\"""#
        case 3:
            let elements = (0..<count).map { _ in value(depth - 1, isSecret: isSecret, &random) }
            return "[\(space)" + elements.joined(separator: ",\(space)") + "]"
        default:
            let members = (0..<count).map { _ in
                let isHidden = Bool.random(using: &random)
                let key =
                    isHidden
                    ? [#""token""#, #""\u0070wd""#, #""user.Password""#] : [#""a\"b""#, #""""#]
                return (key.randomElement(using: &random) ?? "") + "\(space):\(space)"
                    + value(depth - 1, isSecret: isSecret || isHidden, &random)
            }
            return "{\(space)" + members.joined(separator: "\(space),") + "}"
        }
    }

    private func redacted(_ json: String, limit: Int = .max) -> String {
        shown(Data(json.utf8), limit: limit) ?? ""
    }

    @Test func `no secret is shown, whole, cut, or broken`() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<500 {
            let json = value(6, isSecret: false, &random)
            let text = redacted(json)
            #expect(!text.contains(Self.secret))
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            let length = json.utf8.count
            #expect(
                !redacted(json, limit: .random(in: 0...length, using: &random)).contains(
                    Self.secret))
            let broken = String(json.unicodeScalars.prefix(.random(in: 0...length, using: &random)))
            #expect(!redacted(broken).contains(Self.secret))
        }
    }
}
