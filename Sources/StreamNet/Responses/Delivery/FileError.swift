import Foundation

/// The reason for which a file cannot be written to its destination: a `RequestError` before
/// anything is sent, a `TransportError` after the head.
struct FileError: Error {
    let wanted: String
    let found: String
    let underlying: (any Error)?

    init(wanted: String, found: String, underlying: (any Error)? = nil) {
        (self.wanted, self.found, self.underlying) = (wanted, found, underlying)
    }

    /// Makes the error from one of the system, with the system's text.
    init(_ wanted: String, _ path: String, _ error: any Error) {
        let text = error.posixCode.map { String(cString: strerror($0)) }
        self.init(
            wanted: wanted, found: "\(text ?? "\(error)"): \(path)", underlying: error)
    }
}

extension RequestError {
    init(_ obstacle: FileError) {
        self.init(
            .unwritableDestination, wanted: obstacle.wanted, found: obstacle.found,
            underlying: obstacle.underlying)
    }
}

extension NetError {
    /// Makes the failure of a response that cannot be written.
    init(_ obstacle: FileError, _ request: EncodedRequest) {
        self = .transport(
            TransportError(
                .cannotWrite, request: request.summary, detail: obstacle.found,
                underlying: obstacle.underlying))
    }
}

extension EncodedRequest {
    /// The method and address, without query and credentials.
    var summary: String { "\(method) \(URLText(url.absoluteString).summary)" }
}

extension Error {
    /// The system's code for this error, or for the one that Foundation made it from.
    fileprivate var posixCode: Int32? {
        let error = self as NSError
        if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
        return (error.userInfo[NSUnderlyingErrorKey] as? any Error)?.posixCode
    }
}
