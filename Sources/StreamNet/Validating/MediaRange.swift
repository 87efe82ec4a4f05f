import Foundation

/// A media type, or a range of them: `image/png`, `image/*`, `*/*` (RFC 9110 §12.5.1), without
/// parameters and in lower case.
struct MediaRange: Sendable, Hashable {
    private let type: String
    private let subtype: String

    static let anything = MediaRange(type: "*", subtype: "*")

    private init(type: String, subtype: String) {
        self.type = type
        self.subtype = subtype
    }

    /// Reads `text`, parameters aside; nil where that is not a type, a slash and a subtype.
    init?(_ text: some StringProtocol) {
        let parts = text.prefix { $0 != ";" }.lowercased()
            .split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2, parts.allSatisfy(\.isToken) else { return nil }
        self.init(type: parts[0], subtype: parts[1])
    }

    /// `type/subtype`
    var text: String { "\(type)/\(subtype)" }

    func contains(_ other: MediaRange) -> Bool {
        (type == "*" || type == other.type) && (subtype == "*" || subtype == other.subtype)
    }

    /// Whether a range of an `Accept` header is named only to be refused: `;q=0`.
    static func isRefused(_ text: Substring) -> Bool {
        text.split(separator: ";").dropFirst().contains { parameter in
            let parts = parameter.split(separator: "=")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return parts.count == 2 && parts[0].lowercased() == "q" && Double(parts[1]) == 0
        }
    }
}
