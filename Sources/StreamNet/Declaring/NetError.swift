/// Why a request brought no acceptable response, by the phase it ended in.
public enum NetError: Error, Sendable {
    /// It never became a request: nothing was sent.
    case request(RequestFailure)
    /// It was cancelled by whoever started it.
    case cancelled
}

extension NetError: CustomStringConvertible {
    /// One line for a log; credentials and query values are not in it.
    public var description: String {
        switch self {
        case .request(let failure): failure.description
        case .cancelled: "cancelled"
        }
    }
}
