/// The names of what must not be shown, in whatever spelling.
struct SecretNames: Sendable, Hashable {
    private var names: Set<[UInt8]> = []
    private var endings: Set<[UInt8]> = []

    init(_ patterns: [String]) { insert(patterns) }

    /// Adds names; `*name` is every name that ends so.
    mutating func insert(_ patterns: [String]) {
        for pattern in patterns {
            let name = Self.plain(Array(pattern.utf8))
            guard !name.isEmpty else { continue }
            if pattern.hasPrefix("*") { endings.insert(name) } else { names.insert(name) }
        }
    }

    /// Whether `name`, or a part of it as in `user[password]`, is among them.
    func contains(_ name: some Sequence<UInt8>) -> Bool { containsText(Array(name)) }

    private func containsText(_ name: [UInt8]) -> Bool {
        name.split { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ".") }
            .contains { part in
                let part = Self.plain(Array(part))
                return names.contains(part)
                    || endings.contains {
                        part.last == $0.last && part.count >= $0.count
                            && part.suffix($0.count) == $0[...]
                    }
            }
    }

    /// The letters and digits in lower case: `X-Api-Key`, `x_api_key` and `xApiKey` are one name.
    private static func plain(_ name: [UInt8]) -> [UInt8] {
        name.compactMap { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                128...:
                byte
            default: nil
            }
        }
    }
}
