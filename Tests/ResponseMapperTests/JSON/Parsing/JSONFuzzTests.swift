import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct JSONFuzzTests {
    private static let seeds = [
        #"{"a":[1,-2.5e+10,"x\n\u00e9\ud83d\ude00",true,null,{"b":{}}],"é":"中"}"#,
        #"[[[0]],{"k":[],"k":""},1E400,0.0,"\\\"/"]"#,
        "\u{FEFF} [ false , { \"\" : -0 } ] ",
    ].map { Array($0.utf8) }

    private static let spice =
        Array(#"{}[]",:\u0e-+.tfn "#.utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xED, 0xFF]

    @Test(arguments: seeds.indices)
    func `what parses prints and parses again to the same`(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed))
        for _ in 0..<3000 {
            var bytes = Self.seeds[seed]
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                Self.mutate(&bytes, using: &random)
            }
            guard let json = try? JSON(parsing: bytes) else { continue }
            let compact = try JSON(parsing: json.data)
            let pretty = try JSON(parsing: json.prettyText)
            #expect(compact == json && compact.text == json.text, "\(bytes)")
            #expect(pretty == json && pretty.text == json.text, "\(bytes)")
        }
    }

    /// Foundation also takes commas after the last value and parts of UTF-16
    /// units, drops a byte order mark from the start of strings, and refuses numbers beyond
    /// doubles.
    @Test(arguments: seeds.indices)
    func `what Foundation reads is read, what it refuses is refused`(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed) &+ Self.start)
        for _ in 0..<Self.rounds {
            var bytes = Self.seeds[seed].filter { $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                Self.mutate(&bytes, using: &random)
            }
            guard !bytes.contains(0x00), !bytes.contains(0xEF) else { continue }
            let theirs = try? JSONSerialization.jsonObject(
                with: Data(bytes), options: .fragmentsAllowed)
            do throws(JSONError) {
                let ours = try JSON(parsing: bytes)
                #expect(theirs.map { ours.means($0) } ?? !ours.isFinite, "\(bytes)")
            } catch {
                let isComma = error.found == "']'" || error.found == "'}'"
                #expect(theirs == nil || isComma, "\(bytes): \(error)")
            }
        }
    }

    private static let rounds = isUnderStress ? 300_000 : 5_000
    private static let start = isUnderStress ? UInt64.random(in: 0...(.max)) : 0

    private static func mutate(_ bytes: inout [UInt8], using random: inout RandomNumbers) {
        let position = Int.random(in: 0..<max(1, bytes.count), using: &random)
        let byte = spice.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where position < bytes.count: bytes.remove(at: position)
        case 1 where position < bytes.count: bytes[position] = byte
        case 2: bytes = Array(bytes.prefix(position))
        default: bytes.insert(byte, at: min(position, bytes.count))
        }
    }
}

extension JSON {
    /// True if a double can hold each of its numbers.
    fileprivate var isFinite: Bool {
        type == .number ? double != nil : allSatisfy { $0.value.isFinite }
    }

    /// True if Foundation made the same of the same text.
    fileprivate func means(_ theirs: Any) -> Bool {
        switch (type, theirs) {
        case (.null, is NSNull): true
        case (.bool, let flag as Bool): bool == flag
        case (.string, let text as String): string == text
        case (.number, let number as NSNumber): double == number.doubleValue
        case (.array, let elements as [Any]):
            count == elements.count
                && zip(arrayValue, elements).allSatisfy { $0.means($1) }
        case (.object, let members as [String: Any]):
            dictionaryValue.count == members.count
                && dictionaryValue.allSatisfy { key, value in
                    members[key].map { value.means($0) } ?? false
                }
        default: false
        }
    }
}
