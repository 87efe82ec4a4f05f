import StreamNet

extension NetError {
    var failure: RequestError? {
        if case .request(let failure) = self { failure } else { nil }
    }

    var transport: TransportError? {
        if case .transport(let failure) = self { failure } else { nil }
    }

    var reason: RequestError.Reason? { failure?.reason }
}
