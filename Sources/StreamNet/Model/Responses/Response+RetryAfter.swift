import Foundation

extension Response {
    /// Returns the time that the server asks to wait (RFC 9110 §10.2.3): seconds, with or without
    /// fractions, or the time until a date, at least zero; nil if there is no readable value.
    func retryAfter(_ now: () -> Date) -> Duration? {
        guard let text = headers.firstValue(for: "Retry-After") else { return nil }
        let value = text.trimmingCharacters(in: .whitespaces)
        if let seconds = value.decimal { return .clamped(seconds) }
        let now = now()
        return HTTPDate(value, near: now).map { .clamped($0.date.timeIntervalSince(now)) }
    }
}

extension String {
    /// The number, if the text has only digits and points and is one; nil otherwise.
    var decimal: Double? { utf8.allSatisfy("0123456789.".utf8.contains) ? Double(self) : nil }
}

extension Duration {
    /// Returns `seconds`, limited to the range from zero to a harmless maximum of 30 years.
    static func clamped(_ seconds: Double) -> Duration { .seconds(max(0, min(seconds, 1e9))) }
}
