/// The names of values that must not be shown, in any spelling.
struct SecretNames: Sendable, Hashable {
    private var names: Set<[UInt8]> = []
    private var endings: Set<[UInt8]> = []
    /// The endings behind a dash.
    private var words: Set<[UInt8]> = []
    private let exceptions: [SecretNames]
    private static let parting = ASCIISet("[].")

    /// - Parameter exceptions: The names that are none, whatever the endings.
    init(_ patterns: [String], except exceptions: [String] = []) {
        self.exceptions = exceptions.isEmpty ? [] : [SecretNames(exceptions)]
        insert(patterns)
    }

    /// Adds names; `*name` is every name that ends so, `*-name` if that is behind a dash.
    mutating func insert(_ patterns: [String]) {
        for pattern in patterns {
            let name = Self.plain(Array(pattern.utf8)[...])
            switch pattern {
            case _ where name.isEmpty: continue
            case _ where pattern.hasPrefix("*-"): words.insert(name)
            case _ where pattern.hasPrefix("*"): endings.insert(name)
            default: names.insert(name)
            }
        }
    }

    /// True if `name`, or a part of it as in `user[password]`, is among them.
    func contains(_ name: some Sequence<UInt8>) -> Bool {
        Array(name).split(whereSeparator: Self.parting.contains).contains { bytes in
            let part = Self.plain(bytes)
            if names.contains(part) { return true }
            if exceptions.contains(where: { $0.contains(bytes) }) { return false }
            let pieces = bytes.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
            return pieces.count > 1 && words.contains(Self.plain(pieces.last ?? []))
                || endings.contains {
                    part.last == $0.last && part.suffix($0.count) == $0[...]
                }
        }
    }

    /// The letters and digits in lower case: `X-Api-Key`, `x_api_key` and `xApiKey` are one name.
    private static func plain(_ name: ArraySlice<UInt8>) -> [UInt8] {
        name.compactMap { byte in
            switch Unicode.Scalar(byte) {
            case "A"..."Z": byte | 0x20
            case "a"..."z", "0"..."9", "\u{80}"...: byte
            default: nil
            }
        }
    }
}
