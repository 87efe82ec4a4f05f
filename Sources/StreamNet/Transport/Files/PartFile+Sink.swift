extension PartFile: BodySink {
    func begin(_ head: Response) -> Response? { nil }

    func finish(_ head: Response) throws -> Response { head.stored(in: try finish().url) }

    func fail(_ error: any Error) { abandon(resumable: error.leavesValidBytes) }
}

extension Error {
    /// True if the bytes received before this error are valid.
    fileprivate var leavesValidBytes: Bool {
        let error = self as? NetError
        return switch error {
        case .cancelled: true
        case .transport(let failure):
            error?.isLostConnection == true || failure.reason.isTimeout
        case .request, .rejected, nil: false
        }
    }
}

extension TransportError.Reason {
    fileprivate var isTimeout: Bool { if case .timedOut = self { true } else { false } }
}
