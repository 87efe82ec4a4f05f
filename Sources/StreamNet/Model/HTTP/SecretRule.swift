import Foundation

/// The values that are secrets under names that are used for other things, too.
struct SecretRule: Sendable, Hashable {
    enum Texts: Sendable, Hashable {
        case all, allButDates
        /// Those of digits only.
        case digits
        /// Those of 16 characters or more, with letters and digits and without a space.
        case long
    }

    let names: SecretNames
    let texts: Texts
    let hidesNumbers: Bool
    /// True if all texts and numbers in an object are hidden; false if their own names decide.
    let hidesMembers: Bool

    /// The rule of names that are not in the table.
    static let always = SecretRule(
        names: SecretNames([]), texts: .all, hidesNumbers: true, hidesMembers: true)

    static let table = [
        SecretRule(
            names: SecretNames(["key", "*-key"], except: keys), texts: .long, hidesNumbers: false,
            hidesMembers: false),
        SecretRule(
            names: SecretNames(["code"]), texts: .long, hidesNumbers: false, hidesMembers: false),
        SecretRule(
            names: SecretNames(["pin", "*-pin"]), texts: .digits, hidesNumbers: true,
            hidesMembers: false),
        SecretRule(
            names: SecretNames(["*session", "auth", "*-auth", "sig", "*signature", "pass"]),
            texts: .allButDates, hidesNumbers: false, hidesMembers: false),
    ]

    /// The keys that are always secrets.
    private static let keys = [
        "*api-key", "*access-key", "*secret-key", "*private-key", "*auth-key", "*signing-key",
        "*encryption-key", "*subscription-key", "*account-key",
    ]

    func hides(text: String) -> Bool {
        switch texts {
        case .all: true
        case .allButDates: !Self.isDate(text)
        case .digits: text.utf8.allSatisfy(\.isASCIIDigit) || Self.isLong(text)
        case .long: Self.isLong(text)
        }
    }

    /// True for a date of ISO 8601, such as that of the end of a token.
    static func isDate(_ text: String) -> Bool {
        text.wholeMatch(of: /\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?/) != nil
    }

    private static func isLong(_ text: String) -> Bool {
        text.utf8.count >= 16 && !text.contains(where: \.isWhitespace)
            && text.contains(where: \.isLetter) && text.contains(where: \.isNumber)
    }
}

extension Redaction {
    /// Returns the rule for the values of a name in JSON or XML; nil if they are shown.
    func rule(of name: some Sequence<UInt8>) -> SecretRule? {
        guard !isOff, hidesInQuery(name) else { return nil }
        return added.contains(name)
            ? .always : SecretRule.table.first { $0.names.contains(name) } ?? .always
    }
}
