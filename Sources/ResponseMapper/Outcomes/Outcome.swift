/// The outcome of a request, as the server's envelope reports it.
public struct Outcome: Sendable, Hashable {
    /// True if the status means success.
    public let isSuccess: Bool
    /// The server's text for the user; "" if there was none.
    public let tip: String
    /// The status as text, `"0"` for both `0` and `"0"`; nil if there was none.
    public let status: String?

    /// Makes an outcome.
    public init(isSuccess: Bool, tip: String, status: String?) {
        self.isSuccess = isSuccess
        self.tip = tip
        self.status = status
    }
}

extension Outcome: CustomStringConvertible {
    /// `success` or `failure`, with status and tip: `failure (status 3: wrong password)`.
    public var description: String {
        let text = tip.isEmpty ? "" : ": \(tip)"
        return (isSuccess ? "success" : "failure") + " (status \(status ?? "missing")\(text))"
    }
}

/// A condition that a response must meet before a model is read from it.
public enum Requirement: Hashable, Sendable {
    /// No condition: the model is read for any outcome.
    case nothing
    /// Success; otherwise ``MapError/Reason/business(_:)``, with the outcome and the response.
    case success
}
