import Foundation

extension NetError {
    /// The code that a `URLError` of Foundation has for such a failure, whichever backend sends;
    /// nil for a failure that Foundation does not have: a rejected or refused request, a closed
    /// socket, and a request that could not be made of a valid URL.
    ///
    ///     switch (error as? NetError)?.urlErrorCode {
    ///     case .notConnectedToInternet, .networkConnectionLost: showOffline()
    ///     default: show(error)
    ///     }
    ///
    /// No error of a provider is a `URLError`: `catch let error as URLError` never matches.
    public var urlErrorCode: URLError.Code? {
        switch self {
        case .request(let failure):
            switch failure.reason {
            case .invalidURL, .missingHost: .badURL
            case .unsupportedScheme: .unsupportedURL
            default: nil
            }
        case .transport(let failure): failure.urlErrorCode
        case .refused(.budgetSpent(let error)): (error as? NetError)?.urlErrorCode
        case .refused(.deadlineExceeded): .timedOut
        case .cancelled: .cancelled
        case .rejected, .closed, .refused: nil
        }
    }
}

extension TransportError {
    fileprivate var urlErrorCode: URLError.Code {
        switch reason {
        case .timedOut: .timedOut
        case .cannotFindHost: .cannotFindHost
        case .cannotConnect, .noDescriptors: .cannotConnectToHost
        case .offline: .notConnectedToInternet
        case .appTransportSecurity: .appTransportSecurityRequiresSecureConnection
        case .connectionLost, .truncated: .networkConnectionLost
        case .tls: .secureConnectionFailed
        case .corruptBody: .cannotDecodeContentData
        case .bodyTooLong, .headTooLong, .lineTooLong, .bufferOverflow: .dataLengthExceedsMaximum
        case .tooManyRedirects: .httpTooManyRedirects
        case .redirectRefused: .redirectToNonExistentLocation
        case .invalidResponse, .wrongRange: .badServerResponse
        case .cannotWrite: .cannotWriteToFile
        case .notCached: .resourceUnavailable
        case .other: (underlying as? URLError)?.code ?? .unknown
        }
    }
}
