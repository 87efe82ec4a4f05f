import Synchronization

/// Tells how far the bodies of one attempt have come, if somebody wants to hear.
///
/// It outlives the redirects of the attempt: what is sent again is told when it is more than
/// before.
final class ProgressMeter: Sendable {
    private struct State: Sendable {
        var sent = 0
        var isSending = true
    }

    private let hear: @Sendable (TransferProgress) -> Void
    private let state = Mutex(State())

    /// nil where nobody listens.
    init?(for endpoint: Endpoint) {
        guard let hear = endpoint.attributes.progress else { return nil }
        self.hear = hear
    }

    /// So many bytes of the request's body have left, in all.
    ///
    /// The last are not told before the response is there.
    func send(_ count: Int, of total: Int?) {
        guard count < total ?? .max else { return }
        let isNews = state.withLock { state in
            guard state.isSending, count > state.sent else { return false }
            state.sent = count
            return true
        }
        if isNews { hear(TransferProgress(.upload, completed: count, total: total)) }
    }

    /// The response is there, when `count` bytes of the request's body had left.
    func answer(behind count: Int, of total: Int?) {
        guard count > 0, count >= total ?? count else { return }
        let isNews = state.withLock { state in
            defer { state.isSending = false }
            return state.isSending
        }
        if isNews { hear(TransferProgress(.upload, completed: count, total: count)) }
    }

    /// So many bytes of the response's body have come, in all.
    func receive(_ count: Int, of total: Int?) {
        hear(TransferProgress(.download, completed: count, total: total))
    }
}
