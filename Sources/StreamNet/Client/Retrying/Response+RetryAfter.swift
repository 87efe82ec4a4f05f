import Foundation

extension Response {
    /// How long the server asks to wait (RFC 9110 §10.2.3): seconds, fractions of them allowed, or
    /// until a date, which is zero when it is over; nil where nothing readable is asked for.
    func retryAfter(_ now: () -> Date) -> Duration? {
        guard let text = headers.firstValue(for: "Retry-After") else { return nil }
        let value = text.trimmingCharacters(in: .whitespaces)
        let isNumber = value.utf8.allSatisfy(ASCIISet.decimal.contains)
        if isNumber, let seconds = Double(value) { return .clamped(seconds) }
        let now = now()
        return HTTPDate(value, near: now).map { .clamped($0.date.timeIntervalSince(now)) }
    }
}

extension Duration {
    /// Seconds from zero to as many as can do no harm: 30 years.
    fileprivate static func clamped(_ seconds: Double) -> Duration {
        .seconds(max(0, min(seconds, 1e9)))
    }
}

extension ASCIISet {
    fileprivate static let decimal = ASCIISet("0123456789.")
}
