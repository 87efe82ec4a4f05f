import Foundation

/// The error of a request without an acceptable response, by the phase in which it failed.
public enum NetError: DescribedError, Sendable {
    /// The request could not be made; nothing was sent.
    case request(RequestError)
    /// There is no usable response.
    case transport(TransportError)
    /// ``Attributes/validation`` does not accept the response, which is complete; its
    /// ``Attributes/rejection`` is the reason.
    case rejected(Response)
    /// The server has closed the WebSocket, with this status code and reason (RFC 6455 §7.4); also
    /// of what is sent after it was closed.
    case closed(code: Int, reason: String)
    /// An interceptor did not send the request, or not again: the server has failed too often, is
    /// asked too often, or cannot answer in time. ``Retry`` does not repeat it.
    case refused(Refusal)
    /// The request was cancelled, by its caller or with a ``RequestGroup``.
    case cancelled
}

extension NetError {
    /// True if the request was cancelled, which is not a failure to report to a user.
    public var isCancelled: Bool { if case .cancelled = self { true } else { false } }

    /// True if there was no connection, or it was lost or silent; false if the total time was over.
    var isLostConnection: Bool {
        // The server goes away, has failed, is restarted or overloaded, or behind a bad proxy.
        if case .closed(let code, _) = self { return code == 1001 || (1011...1014).contains(code) }
        guard case .transport(let failure) = self else { return false }
        return switch failure.reason {
        case .cannotFindHost, .cannotConnect, .noDescriptors, .offline, .connectionLost, .truncated:
            true
        case .timedOut(let phase, _): phase != .total
        default: false
        }
    }

    /// One line for a log, without credentials and query values.
    public var description: String {
        switch self {
        case .request(let failure): failure.description
        case .transport(let failure): failure.description
        case .rejected(let response):
            (response.endpoint.map { "\($0): " } ?? "")
                + "wanted \(response.rejection?.wanted ?? "an acceptable status"), "
                + "found \(response.rejection?.found ?? "\(response.status)")"
        case .closed(let code, let reason):
            "wanted an open socket, found it closed: \(code)"
                + (reason.isEmpty ? "" : " \(reason.debugDescription)")
        case .refused(let refusal): refusal.description
        case .cancelled: "cancelled"
        }
    }
}

/// The reason for rejecting a response.
public struct Rejection: Sendable, Hashable {
    /// The requirement of the validation, to follow "wanted".
    public let wanted: String
    /// The actual property of the response, to follow "found".
    public let found: String

    /// Makes a reason, for interceptors that reject a response themselves.
    public init(wanted: String, found: String) { (self.wanted, self.found) = (wanted, found) }
}

extension Attributes {
    /// The reason for rejecting the response of a ``NetError/rejected(_:)``; nil for others.
    public static var rejection: Key<Rejection?> { .init(nil) }
}

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
