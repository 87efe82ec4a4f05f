/// Why a request brought no acceptable response, by the phase it ended in.
public enum NetError: Error, Sendable {
    /// It never became a request: nothing was sent.
    case request(RequestFailure)
    /// There is no usable response.
    case transport(TransportFailure)
    /// There is a response, and ``Attributes/validation`` does not accept it; it is all here, and
    /// its ``Attributes/rejection`` says why.
    case rejected(Response)
    /// It was cancelled by whoever started it, or with a ``RequestGroup``.
    case cancelled
}

extension NetError {
    /// Whether the request was cancelled, by whoever it was: what is no failure to tell a user of.
    public var isCancelled: Bool { if case .cancelled = self { true } else { false } }
}

extension NetError: CustomStringConvertible {
    /// One line for a log; credentials and query values are not in it.
    public var description: String {
        switch self {
        case .request(let failure): failure.description
        case .transport(let failure): failure.description
        case .rejected(let response):
            (response.endpoint.map { "\($0): " } ?? "")
                + "wanted \(response.rejection?.wanted ?? "an acceptable status"), "
                + "found \(response.rejection?.found ?? "\(response.status)")"
        case .cancelled: "cancelled"
        }
    }
}
