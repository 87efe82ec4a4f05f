import Foundation

/// The facts by which the freshness of a stored response is computed (RFC 9111 §4.2), in seconds.
struct Freshness: Sendable, Hashable {
    let policy: CachePolicy
    let control: CacheControl
    /// The time for which the response is fresh (§4.2.1); 0 if its server does not say, or not in
    /// words that can be read.
    let lifetime: Double
    /// Its age when it was received (§4.2.3).
    let initialAge: Double
    /// The date when it was received.
    let received: Date

    /// - Parameters:
    ///   - requested: The date when the request was sent.
    ///   - received: The date when the response was received.
    init(_ response: Response, requested: Date, received: Date, by policy: CachePolicy) {
        self.policy = policy
        self.received = received
        control = CacheControl(response.headers)
        // A response without a date that can be read is of the time of its receipt (RFC 9110
        // §6.6.1).
        let date = response.date("Date", near: received) ?? received
        let ageValue = response.headers.firstValue(for: "Age").flatMap { text in
            text.split(at: ",", keepingEmpty: true).first?.trimmingBlanks.deltaSeconds
        }
        let delay = max(0, received.timeIntervalSince(requested))
        initialAge = max(0, received.timeIntervalSince(date), (ageValue ?? 0) + delay)
        lifetime = policy.lifetime(of: response, control, date)
    }

    /// The age at `now` (§4.2.3); nil if the clock has been set back since the receipt, so that it
    /// cannot be known.
    func age(at now: Date) -> Double? {
        let resident = now.timeIntervalSince(received)
        return resident < 0 ? nil : initialAge + resident
    }
}

extension CachePolicy {
    /// The time for which a response of this date is fresh (§4.2.1).
    fileprivate func lifetime(
        of response: Response, _ control: CacheControl, _ date: Date
    ) -> Double {
        if isShared, let seconds = control.seconds("s-maxage", invalid: 0) { return seconds }
        if let seconds = control.seconds("max-age", invalid: 0) { return seconds }
        if response.headers.firstValue(for: "Expires") != nil {
            // `0` and any other text that is no date is in the past (§5.3).
            guard let expires = response.date("Expires", near: date) else { return 0 }
            return max(0, expires.timeIntervalSince(date))
        }
        guard usesHeuristics, response.isHeuristicallyCacheable || control.contains("public"),
            let modified = response.date("Last-Modified", near: date)
        else { return 0 }
        // §4.2.2
        return min(max(0, date.timeIntervalSince(modified)) / 10, 86_400)
    }
}

extension Response {
    /// The date in the first field of this name; nil if there is none, or none that can be read.
    func date(_ name: String, near now: Date) -> Date? {
        headers.firstValue(for: name).flatMap { HTTPDate($0, near: now)?.date }
    }
}
