import StreamNet

extension NetError {
    var failure: RequestError? {
        if case .request(let failure) = self { failure } else { nil }
    }

    /// The response that was not acceptable.
    var rejected: Response? {
        if case .rejected(let response) = self { response } else { nil }
    }

    var transport: TransportError? {
        if case .transport(let failure) = self { failure } else { nil }
    }

    var reason: RequestError.Reason? { failure?.reason }
}
