import ResponseMapper
import Testing

struct JSONFuzzTests {
    private static let seeds = [
        #"{"a":[1,-2.5e+10,"x\n\u00e9\ud83d\ude00",true,null,{"b":{}}],"é":"中"}"#,
        #"[[[0]],{"k":[],"k":""},1E400,0.0,"\\\"/"]"#,
        "\u{FEFF} [ false , { \"\" : -0 } ] ",
    ].map { Array($0.utf8) }

    private static let spice =
        Array(#"{}[]",:\u0e-+.tfn "#.utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xED, 0xFF]

    @Test(arguments: seeds.indices)
    func `what parses prints and parses again to the same`(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        for _ in 0..<3000 {
            var bytes = Self.seeds[seed]
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                Self.mutate(&bytes, using: &random)
            }
            guard let json = try? JSON(parsing: bytes) else { continue }
            let compact = try JSON(parsing: json.bytes)
            let pretty = try JSON(parsing: json.prettyText)
            #expect(compact == json && compact.text == json.text, "\(bytes)")
            #expect(pretty == json && pretty.text == json.text, "\(bytes)")
        }
    }

    private static func mutate(_ bytes: inout [UInt8], using random: inout SplitMix) {
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

/// The same numbers for the same seed, on every machine.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
