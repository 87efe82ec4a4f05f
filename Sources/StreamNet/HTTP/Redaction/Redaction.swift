import Foundation

/// What is hidden where requests and responses are shown: in a log, a cURL line, a description.
///
/// ```swift
/// RequestLog(.bodies, redacting: .standard.adding(headers: ["X-Room"], fields: ["*pin"])) {
///     print($0)
/// }
/// ```
///
/// Hidden values read `•••`; user and password in a URL are always hidden. Names are compared
/// without case and punctuation, so `access_token`, `accessToken` and `Access-Token` are one;
/// `*token` is every name that ends so. A path is not hidden, since no name tells what its parts
/// are.
public struct Redaction: Sendable, Hashable {
    /// What stands for a hidden value.
    static let mark = "•••"

    private(set) var headers: SecretNames
    private(set) var fields: SecretNames
    /// Whether everything is shown.
    let isOff: Bool

    /// Makes a redaction that hides these, and none of the standard's.
    /// - Parameters:
    ///   - headers: names of header fields.
    ///   - fields: names in queries, forms and JSON, there at any depth.
    public init(headers: [String], fields: [String]) {
        self.init(headers, fields, isOff: false)
    }

    private init(_ headers: [String], _ fields: [String], isOff: Bool) {
        self.headers = SecretNames(headers)
        self.fields = SecretNames(fields)
        self.isOff = isOff
    }

    /// Hides nothing, passwords in URLs neither.
    public static let none = Redaction([], [], isOff: true)

    /// Hides what commonly is a credential: authorization, cookies, tokens, keys, passwords,
    /// secrets, signatures, sessions, card numbers.
    ///
    /// It errs on the safe side: `next_page_token` is hidden, too.
    public static let standard = Redaction(
        headers: [
            "*authorization", "*cookie", "*token", "*api-key", "*access-key", "*secret",
            "*password",
            "*signature", "*credential", "*credentials", "*session", "*session-id", "*jwt",
            "X-Auth",
        ],
        fields: [
            "*token", "*secret", "*password", "*passwd", "*passphrase", "*passcode", "*pwd", "pass",
            "key", "*api-key", "*access-key", "*access-key-id", "*secret-key", "*private-key",
            "*signature", "sig", "*credential", "*credentials", "*authorization", "auth", "*cookie",
            "*jwt", "*session-id", "sid", "*client-assertion", "assertion", "*code-verifier",
            "otp", "pin", "cvv", "cvc", "*card-number",
        ])

    /// This redaction, which hides these as well; to ``none`` nothing can be added.
    /// - Parameters:
    ///   - headers: names of header fields.
    ///   - fields: names in queries, forms and JSON, there at any depth.
    public func adding(headers: [String] = [], fields: [String] = []) -> Redaction {
        var redaction = self
        redaction.headers.insert(headers)
        redaction.fields.insert(fields)
        return redaction
    }
}

extension Redaction {
    /// These headers with the secret ones hidden, and what is secret in the others.
    public func redacted(_ headers: HTTPHeaders) -> HTTPHeaders {
        isOff ? headers : HTTPHeaders(headers.map(redacted))
    }

    func redacted(_ field: HTTPHeaders.Field) -> HTTPHeaders.Field {
        let isSecret = headers.contains(field.name.utf8)
        return HTTPHeaders.Field(
            name: field.name, value: isSecret && !isOff ? Self.mark : redacted(field.value))
    }

    /// The text of a URL, without user and password, and with secret values of its query hidden.
    ///
    /// It may be no URL any more.
    public func redacted(_ url: URL) -> String {
        var text = URLText(url.absoluteString)
        text.place = redacted(text.place)
        text.query = text.query.map(redacted(form:))
        text.fragment = text.fragment.map(redacted(form:))
        return text.text
    }

    /// Text of any kind, with what looks like a secret hidden: the values in `token=…`,
    /// `"token": …` and `<token>…</token>`, to the end of the line where it is not clear where they
    /// end, and passwords in URLs.
    ///
    /// A guess: prefer the other ways wherever it is known what the text is.
    public func redacted(_ text: String) -> String {
        isOff ? text : TextRedactor.redacted(text, by: self, isForm: false)
    }

    /// A form or a query, with the values of secret names hidden.
    public func redacted(form: String) -> String {
        isOff ? form : TextRedactor.redacted(form, by: self, isForm: true)
    }

    /// JSON, or several after each other, with the values of secret keys hidden at any depth, and
    /// with secrets hidden in strings that hold JSON or a URL; all else is as it was, to the byte.
    ///
    /// nil where it is no JSON, and nobody can say what is secret in it.
    public func redacted(json: String) -> String? {
        isOff ? json : JSONRedactor.redacted(json, by: self)
    }

    /// A few words about the value of this name: hidden, or what is secret in them is.
    package func redacted(_ text: String, of name: String) -> String {
        hides(name.utf8) && !isOff ? Self.mark : redacted(text)
    }

    /// Whether the value of this name, be it a header's or a field's, is hidden.
    func hides(_ name: some Sequence<UInt8>) -> Bool {
        fields.contains(name) || headers.contains(name)
    }
}
