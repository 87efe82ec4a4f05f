import Foundation

/// What happens to a request that a script answers, one event after the other.
struct StubTimeline: Sendable, IteratorProtocol {
    enum Event: Sendable {
        /// The head is there; its body is that of the script's first response.
        case head(Response)
        case piece(Data)
        /// The last event of a request that fails; none follows the last piece of another.
        case failure(any Error)
    }

    /// When the event happened that `next()` gave last.
    var now: Duration { clock.now }
    /// Whether the body comes behind the head.
    let isInPieces: Bool

    private let script: Result<StubScript, any Error>
    private let delay: Duration
    private let endpoint: Endpoint
    private var clock: StubClock
    /// How many steps are over; nil before the head and behind a failure.
    private var step: Int?
    private var isOver = false

    init(
        _ script: Result<StubScript, any Error>, after delay: Duration, for endpoint: Endpoint,
        _ limits: TimeLimits
    ) {
        self.script = script
        self.delay = delay
        self.endpoint = endpoint
        clock = StubClock(endpoint, limits)
        isInPieces = if case .success(let script) = script { !script.steps.isEmpty } else { false }
    }

    /// The next event, or nil when the response is complete.
    mutating func next() -> Event? {
        guard !isOver else { return nil }
        do {
            guard let step else {
                try clock.wait(delay)
                let head = try script.get().head
                clock.hear(head: true)
                step = 0
                return .head(head)
            }
            return try piece(behind: step)
        } catch {
            isOver = true
            return .failure(error)
        }
    }

    private mutating func piece(behind step: Int) throws -> Event? {
        var step = step
        defer { self.step = step }
        let steps = try script.get().steps
        while step < steps.count {
            defer { step += 1 }
            switch steps[step].kind {
            case .wait(let delay): try clock.wait(delay)
            case .failure(let error): throw error(endpoint)
            case .bytes(let bytes):
                clock.hear()
                return .piece(bytes)
            }
        }
        isOver = true
        return nil
    }
}
