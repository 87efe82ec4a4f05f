extension Redaction {
    func redacted(_ headers: HTTPHeaders) -> HTTPHeaders {
        isOff ? headers : HTTPHeaders(headers.map(redacted))
    }

    func redacted(_ field: HTTPHeaders.Field) -> HTTPHeaders.Field {
        let isSecret = !isOff && hides(field.name.utf8)
        let value =
            if !isSecret { redacted(field.value) } else if marks != nil { marked(field) } else {
                Self.mark
            }
        return HTTPHeaders.Field(name: field.name, value: value)
    }

    /// Returns the value of a secret field with the secrets in it replaced: not the names of
    /// cookies and their attributes, nor the scheme of credentials.
    private func marked(_ field: HTTPHeaders.Field) -> String {
        let value = field.value
        if field.isNamed("Cookie") {
            return value.split(at: ";").map { marked(cookie: $0) }.joined(separator: ";")
        }
        if field.isNamed("Set-Cookie") {
            let cookie = value.prefix { $0 != ";" }
            return marked(cookie: cookie) + value[cookie.endIndex...]
        }
        let scheme = value.prefix { $0 != " " }
        guard field.name.lowercased().hasSuffix("authorization"), scheme.endIndex < value.endIndex
        else { return hidden(value, of: field.name) }
        let secret = String(value[scheme.endIndex...].dropFirst())
        return "\(scheme) \(hidden(secret, of: field.name))"
    }

    private func marked(cookie: Substring) -> String {
        let name = cookie.prefix { $0 != "=" }
        guard name.endIndex < cookie.endIndex else { return hidden(String(cookie), of: "Cookie") }
        let value = String(cookie[name.endIndex...].dropFirst())
        return "\(name)=\(hidden(value, of: String(name).trimmingBlanks))"
    }
}
