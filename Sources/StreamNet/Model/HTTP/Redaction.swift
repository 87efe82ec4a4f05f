import Foundation

/// The names whose values are hidden where requests and responses are shown: in a log, a command
/// for the shell, a description.
///
/// They are names of headers, names in queries and forms, and keys in JSON, in one list for all. A
/// hidden value reads `•••`, as do user and password in a URL. A body of another kind is shown only
/// as its type and size; a path is shown, since its parts have no names.
///
/// In JSON, `true`, `false`, null and empty texts are shown, and names that have other meanings,
/// too, such as `key`, hide some kinds of values only: <doc:RetryAndTokensInDetail> has the table.
///
/// Names are compared without case and punctuation, so `access_token`, `accessToken` and
/// `Access-Token` are one; `*token` is every name that ends so, `*-key` if it does behind a dash.
public struct Redaction: Sendable, Hashable {
    private(set) var names: SecretNames
    /// The names that were added, whose values are all hidden.
    private(set) var added = SecretNames([])
    private(set) var shown = SecretNames([])
    /// The names in queries that are harmless elsewhere.
    private(set) var queries = SecretNames([])
    /// True if everything is shown.
    private(set) var isOff = false
    /// The marks of a recording; nil if all secrets have the same.
    var marks: SecretMarks?

    /// Hides nothing, passwords in URLs neither.
    public static let none = Redaction(names: SecretNames([]), isOff: true)

    /// Hides the usual credentials: authorization, cookies, tokens, keys, passwords, secrets,
    /// signatures, sessions, card numbers; `code`, which logs in, in queries only.
    ///
    /// It errs on the safe side: `next_page_token` is hidden, too. Its headers also tell users
    /// apart in a cache, and are lost by a redirect to, and by a page of, another origin.
    public static let standard = Redaction(
        names: SecretNames(usual, except: harmless), queries: SecretNames(["code"]))

    private static let usual = [
        "*authorization", "*authentication", "*-auth", "x-auth", "auth", "*cookie", "*token",
        "*token-id", "*token-v2", "*secret", "*password", "*passwd", "*passphrase", "*passcode",
        "*pwd", "pass", "*apikey", "*api-key", "*-key", "*access-key", "*access-key-id",
        "*secret-key", "*private-key", "key", "*signature", "*signature-256", "sig", "*credential",
        "*credentials", "*session", "*session-id", "*-sid", "sid", "*jwt", "*assertion",
        "*code-verifier", "*hmac", "*otp", "*-pin", "pin", "cvv", "cvc", "*card-number",
        "*appcheck", "dpop", "bearer",
    ]

    private static let harmless = [
        "Idempotency-Key", "X-Idempotency-Key", "Surrogate-Key", "*Cache-Key",
        "Access-Control-Allow-Credentials",
    ]

    /// This redaction, which also hides all values of these names; to ``none`` nothing can be
    /// added.
    public func adding(_ names: String...) -> Redaction {
        var redaction = self
        redaction.names.insert(names)
        redaction.added.insert(names)
        return redaction
    }

    /// This redaction, which shows the values of these names, also those that `adding(_:)` adds.
    public func showing(_ names: String...) -> Redaction {
        var redaction = self
        redaction.shown.insert(names)
        return redaction
    }

    /// Returns the text of a URL with user and password hidden, and the values of secret names in
    /// its query and fragment; it may be no URL any more.
    func redacted(_ url: URL) -> String { redacted(url: url.absoluteString) }

    func redacted(url: String) -> String {
        var text = URLText(url)
        text.place = redacted(text.place)
        text.query = text.query.map(redacted(query:))
        text.fragment = text.fragment.map(redacted(form:))
        return text.text
    }

    /// Returns a few words about the value of `name`: hidden, or up to the first secret in them.
    package func redacted(_ text: String, of name: String) -> String {
        hides(name.utf8) && !isOff ? Self.mark : redacted(text)
    }

    /// True if the value of this name, be it a header's or a field's, is hidden.
    func hides(_ name: some Sequence<UInt8>) -> Bool {
        names.contains(name) && !shown.contains(name)
    }

    /// True if the value of this name in a query is hidden.
    func hidesInQuery(_ name: some Sequence<UInt8>) -> Bool {
        (names.contains(name) || queries.contains(name)) && !shown.contains(name)
    }
}

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
