extension Response {
    /// The class of a status code (RFC 9110 §15).
    public enum StatusClass: Sendable, Hashable {
        /// 100…199
        case informational
        /// 200…299
        case success
        /// 300…399
        case redirection
        /// 400…499
        case clientError
        /// 500…599
        case serverError
        /// Anything else.
        case undefined
    }

    /// The class of ``status``.
    public var statusClass: StatusClass {
        switch status {
        case 100..<200: .informational
        case 200..<300: .success
        case 300..<400: .redirection
        case 400..<500: .clientError
        case 500..<600: .serverError
        default: .undefined
        }
    }
}
