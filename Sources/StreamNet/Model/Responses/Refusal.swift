import Foundation

/// The rule by which a request was not sent, or not sent again, though it could have been.
public enum Refusal: Sendable {
    /// The circuit of a ``CircuitBreaker`` is open for this time: its server has failed too often.
    case circuitOpen(retryAfter: Duration)
    /// The ``RetryBudget`` has too few tokens for another attempt. `error` is that of the last one:
    /// ``NetError/rejected(_:)`` for any response, which `error.response` finds here, too.
    case budgetSpent(after: any Error)
    /// The turn under a ``RateLimit`` would come later than a request may wait: at this date.
    case rateLimited(until: Date)
    /// The time of a ``Deadline``, or of `deadline(in:)`, is over.
    case deadlineExceeded
}

extension Refusal: CustomStringConvertible {
    /// The requirement and what was found, in one line.
    public var description: String {
        switch self {
        case .circuitOpen(let wait): "wanted a closed circuit, found it open for \(wait)"
        case .budgetSpent(let error):
            "wanted tokens for another attempt, found too few, after: \(error)"
        case .rateLimited(let date): "wanted a turn in time, found none before \(date)"
        case .deadlineExceeded: "wanted a result before the deadline, found none"
        }
    }
}
