/// Something that happens once and that a task can wait for.
final class Signal: Sendable {
    private struct State: Sendable {
        var isSent = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    var isSent: Bool { state.value.isSent }

    func send() {
        let waiting = state.change { state in
            defer { state.waiting = [] }
            state.isSent = true
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isSent = state.change { state in
                if !state.isSent { state.waiting.append(continuation) }
                return state.isSent
            }
            if isSent { continuation.resume() }
        }
    }
}
