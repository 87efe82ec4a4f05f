import Synchronization

/// Reports the progress of the bodies of one attempt, if it is observed.
///
/// It is shared by the redirects of the attempt: bytes that are sent again are reported when they
/// are more than before.
final class ProgressMeter: Sendable {
    private struct State: Sendable {
        var sent = 0
        var isSending = true
    }

    private let handler: @Sendable (TransferProgress) -> Void
    private let state = Mutex(State())

    /// Makes a meter; nil if the progress is not observed.
    init?(for endpoint: Endpoint) {
        guard let handler = endpoint.attributes.progress else { return nil }
        self.handler = handler
    }

    /// Reports the total number of bytes of the request body that have been sent.
    ///
    /// The last bytes are not reported before the response has arrived.
    func send(_ count: Int, of total: Int?) {
        guard count < total ?? .max else { return }
        let isChange = state.withLock { state in
            guard state.isSending, count > state.sent else { return false }
            state.sent = count
            return true
        }
        if isChange { handler(TransferProgress(.upload, completed: count, total: total)) }
    }

    /// Reports the end of the upload: the response has arrived after `count` bytes of the request
    /// body.
    func answer(behind count: Int, of total: Int?) {
        guard count > 0, count >= total ?? count else { return }
        let isChange = state.withLock { state in
            defer { state.isSending = false }
            return state.isSending
        }
        if isChange { handler(TransferProgress(.upload, completed: count, total: count)) }
    }

    /// Reports the total number of bytes of the response body that have been received.
    func receive(_ count: Int, of total: Int?) {
        handler(TransferProgress(.download, completed: count, total: total))
    }
}
