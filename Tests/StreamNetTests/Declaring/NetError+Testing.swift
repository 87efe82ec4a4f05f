import StreamNet

extension NetError {
    var failure: RequestFailure? {
        if case .request(let failure) = self { failure } else { nil }
    }

    var reason: RequestFailure.Reason? { failure?.reason }
}
