import Foundation

/// The events of a request that a script answers, in order.
struct StubTimeline: Sendable, IteratorProtocol {
    enum Event: Sendable {
        /// The head has arrived; its body is that of the script's first response.
        case head(Response)
        case piece(Data)
        /// The last event of a request that fails; one that succeeds ends after its last piece.
        case failure(any Error)
    }

    /// The time of the event that `next()` returned last.
    var now: Duration { clock.now }
    /// True if the body arrives after the head.
    let isInPieces: Bool

    private let script: Result<StubScript, any Error>
    private let delay: Duration
    private let endpoint: Endpoint
    private var clock: StubClock
    /// The number of completed steps; nil before the head.
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

    /// Returns the next event; nil after the last.
    mutating func next() -> Event? {
        guard !isOver else { return nil }
        do {
            guard let step else {
                try clock.wait(delay)
                let head = try script.get().head
                clock.receive(head: true)
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
                clock.receive()
                return .piece(bytes)
            }
        }
        isOver = true
        return nil
    }
}
