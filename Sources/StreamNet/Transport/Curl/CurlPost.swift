import Dispatch
import Synchronization

/// Delivers what a loop tells, in order and one letter at a time.
///
/// It does so on a thread that runs tasks: who awaits a response is resumed by the very thread that
/// goes on with it, where waking another one would take as long as the request does. Should all of
/// these threads be busy or blocked, one of the post's own takes over.
final class CurlPost: Sendable {
    struct Letter: Sendable {
        let task: CurlTask
        var news: CurlMail.News
    }

    /// Who delivers.
    fileprivate enum Carrier {
        case nobody
        /// A thread has been asked to, and has not begun.
        case asked(since: ContinuousClock.Instant)
        /// Another one has been asked, too; whichever comes first delivers.
        case hastened
        case underway
    }

    fileprivate struct State: Sendable {
        var letters: [Letter] = []
        var carrier = Carrier.nobody
    }

    /// How long letters wait for a thread that runs tasks.
    static let patience = Duration.milliseconds(2)
    /// How long one of these threads delivers before others have their turn on it.
    private static let turn = Duration.milliseconds(10)

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "streamnet.curl")

    /// Whether there are letters that nobody delivers yet, and it may take too long.
    var isUnattended: Bool {
        state.withLock { if case .asked = $0.carrier { true } else { false } }
    }

    func take(_ letters: [Letter]) {
        let isFirst = state.withLock { state in
            state.letters += letters
            guard case .nobody = state.carrier else { return false }
            state.carrier = .asked(since: .now)
            return true
        }
        if isFirst { DispatchQueue.global().async { [self] in deliver() } }
    }

    /// Asks a thread of the post's own if letters have waited too long.
    func hasten() {
        let isLate = state.withLock { state in
            guard case .asked(let since) = state.carrier, .now - since >= Self.patience else {
                return false
            }
            state.carrier = .hastened
            return true
        }
        if isLate { queue.async { [self] in deliver() } }
    }

    private func deliver() {
        guard state.withLock({ $0.begin() }) else { return }
        let end = ContinuousClock.now + Self.turn
        while true {
            switch state.withLock({ $0.next(until: end) }) {
            case .nothing: return
            case .later: return askAgain()
            case .letters(let letters):
                for letter in letters {
                    letter.deliver()
                    letter.task.tell()
                }
            }
        }
    }

    /// Asks both kinds of threads, as the loop does not look after this: whichever comes first
    /// delivers.
    private func askAgain() {
        DispatchQueue.global().async { [self] in deliver() }
        queue.asyncAfter(deadline: .now() + Self.patience / .seconds(1)) { [self] in deliver() }
    }
}

extension CurlPost.State {
    /// False where somebody else has begun, or there is nothing left.
    mutating func begin() -> Bool {
        switch carrier {
        case .nobody, .underway: return false
        case .asked, .hastened:
            carrier = .underway
            return true
        }
    }

    enum Next { case letters([CurlPost.Letter]), nothing, later }

    /// All that there is, unless the turn is over.
    mutating func next(until end: ContinuousClock.Instant) -> Next {
        if letters.isEmpty {
            carrier = .nobody
            return .nothing
        }
        if .now >= end {
            carrier = .hastened
            return .later
        }
        defer { letters = [] }
        return .letters(letters)
    }
}

extension CurlPost.Letter {
    fileprivate func deliver() {
        let transfer = task.transfer
        switch news {
        case .gone: task.finished()
        case .end(let error, let rest):
            task.finished()
            let failure = error.map { transfer.journey.failure($0, task.connectTimeout) }
            transfer.complete(nil, failure, rest)
        case _ where task.isCancelled: break
        case .head(let head): transfer.receive(head)
        case .sent(let count): transfer.send(count)
        case .piece(let piece):
            transfer.receive(piece)
            task.deliver(piece.count)
        }
    }
}

extension Journey {
    /// What a failed transfer means, as a function of what had come by then.
    fileprivate func failure(
        _ error: CurlError, _ connectTimeout: Duration?
    ) -> (_ received: Int?, _ expected: Int?) -> NetError {
        { received, expected in
            self.failure(
                TransportFailure.Reason(
                    error, connectingWithin: connectTimeout, received: received,
                    expected: expected),
                detail: error.text, underlying: error)
        }
    }
}
