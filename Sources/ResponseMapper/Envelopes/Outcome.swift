/// How a request went, as the server's envelope tells it.
public struct Outcome: Sendable, Hashable {
    /// Whether the status is the one that stands for success.
    public let isSuccess: Bool
    /// The server's text for the user; "" where there was none.
    public let tip: String
    /// The status as text, `"0"` for both `0` and `"0"`; nil where there was none.
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
