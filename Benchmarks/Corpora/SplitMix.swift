/// The same numbers for the same seed, on every machine.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From 0 up to, not including, `limit`.
    mutating func below(_ limit: Int) -> Int {
        Int(truncatingIfNeeded: next() >> 33) % limit
    }

    mutating func digits(_ count: Int) -> String {
        String((0..<count).map { Character(String($0 == 0 ? 1 + below(9) : below(10))) })
    }

    mutating func hex(_ count: Int) -> String {
        String((0..<count).map { _ in Character(String(below(16), radix: 16)) })
    }

    /// Words of syllables, or sentences without spaces of another script.
    mutating func words(_ count: Int, isForeign: Bool = false) -> String {
        isForeign
            ? (0..<count).map { _ in Self.foreign[below(Self.foreign.count)] }.joined()
            : (0..<count).map { _ in word() }.joined(separator: " ")
    }

    mutating func word() -> String {
        (0...1 + below(3)).map { _ in Self.syllables[below(Self.syllables.count)] }.joined()
    }

    private static let syllables = [
        "ka", "ro", "li", "men", "ta", "sor", "vi", "de", "nu", "pe", "lan", "go", "tri", "ba",
    ]
    private static let foreign = [
        "今日は", "とても", "東京", "新しい", "です", "ありがとう", "明日", "学校へ", "行きます",
        "。", "、", "世界", "音楽", "写真", "😀", "日本の", "友だち", "と", "見る",
    ]
}
