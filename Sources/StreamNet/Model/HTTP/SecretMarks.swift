import Foundation
import Locks

/// The marks that stand for secrets in a recording, and the names whose values were replaced.
final class SecretMarks: Sendable, Hashable {
    /// A value that was replaced; the secret is as it was before any encoding.
    struct Replacement: Sendable {
        let name: String
        let secret: String
        let mark: String
    }

    private let mark: @Sendable (String) -> String
    private let replaced = Mutex<[Replacement]>([])

    init(_ mark: @escaping @Sendable (String) -> String) { self.mark = mark }

    /// The replacements so far, in order.
    var replacements: [Replacement] { replaced.withLock { $0 } }

    /// Returns the same marks, without replacements.
    func emptied() -> SecretMarks { SecretMarks(mark) }

    func mark(of secret: String, named name: String) -> String {
        // A UUID may be written in both cases.
        let secret = UUID(uuidString: secret)?.uuidString ?? secret
        let mark = mark(secret)
        replaced.withLock { $0.append(Replacement(name: name, secret: secret, mark: mark)) }
        return mark
    }

    static func == (one: SecretMarks, other: SecretMarks) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Redaction {
    static let mark = "•••"

    /// Returns this redaction with marks of its own, in place of one for all secrets; header fields
    /// keep what is no secret in them.
    func marking(_ mark: @escaping @Sendable (String) -> String) -> Redaction {
        var redaction = self
        redaction.marks = SecretMarks(mark)
        return redaction
    }

    /// Returns the same redaction, which has replaced nothing yet.
    func emptied() -> Redaction {
        var redaction = self
        redaction.marks = marks?.emptied()
        return redaction
    }

    /// Returns the text that stands for a secret; "" for an empty one.
    func hidden(_ secret: String, of name: String) -> String {
        secret.isEmpty ? "" : marks?.mark(of: secret, named: name) ?? Self.mark
    }

    /// The form of a mark that has the type of the value for which it stands.
    enum MarkForm: CaseIterable {
        case text, number, uuid

        private static let first = 1_000_000_000
        private static let prefix = "00000000-0000-0000-0000-"

        /// Returns `•••7` as `1000000007`, or a UUID that ends so; the unnumbered mark as it is.
        func form(of mark: String) -> String {
            guard let number = Int(mark.dropFirst(Redaction.mark.count)) else { return mark }
            return switch self {
            case .text: mark
            case .number: "\(Self.first + number)"
            case .uuid: "\(Self.prefix)00\(Self.first + number)"
            }
        }

        /// Returns the mark of which `text` is a form; nil for other text.
        static func mark(in text: String) -> String? {
            if text.hasPrefix(Redaction.mark) { return text }
            let isUUID = text.hasPrefix(prefix)
            guard let number = Int(isUUID ? String(text.dropFirst(prefix.count)) : text),
                number > first, number < 2 * first
            else { return nil }
            return "\(Redaction.mark)\(number - first)"
        }
    }
}
