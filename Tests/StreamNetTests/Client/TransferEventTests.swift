@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct TransferEventTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()

    private func events(_ answer: StubAnswer) -> Observable<TransferEvent<Response>> {
        let stubs = Stubs<Sayings>(scheduler: time).on(.zen, answer)
        return Provider<Sayings>(backend: stubs).rx.progress(.zen)
    }

    private func note(_ event: Event<String>) {
        switch event {
        case .next(let text): log.add("\(time.now.components.seconds): \(text)")
        case .error: log.add("\(time.now.components.seconds): error")
        case .completed: log.add("\(time.now.components.seconds): end")
        }
    }

    private static let pieces = StubAnswer.chunks("ab", .wait(.seconds(1)), "c")

    @Test func `the response is what completes`() {
        events(Self.pieces).filterCompleted().map { "\($0.body.count) bytes" }.subscribe(note)
        time.run()
        #expect(log.all == ["1: 3 bytes", "1: end"])
    }

    @Test func `progress comes before it`() {
        events(Self.pieces).filterProgress().map(\.text).subscribe(note)
        time.run()
        #expect(log.all == ["0: download 2 of unknown", "1: download 3 of unknown", "1: end"])
    }

    @Test(arguments: [
        (TransferProgress.Direction.upload, ["2", "4", "end"]), (.download, ["1", "9", "end"]),
    ])
    func `a bar is for one direction`(_ direction: TransferProgress.Direction, _ told: [String]) {
        let steps = [
            TransferProgress(.upload, completed: 2, total: 4),
            TransferProgress(.upload, completed: 4, total: 4),
            TransferProgress(.download, completed: 1, total: 9),
            TransferProgress(.download, completed: 9, total: 9),
        ]
        Observable.from(steps.map(TransferEvent<Int>.progress) + [.output(7)])
            .filterProgress(direction).map { "\($0.completed)" }.subscribe(note)
        #expect(log.all == told.map { "0: " + $0 })
    }

    @Test func `a failure is one of both`() {
        let answer = StubAnswer.chunks("ab", .wait(.seconds(1)), .fail(.connectionLost))
        events(answer).filterCompleted().map { "\($0.status)" }.subscribe(note)
        events(answer).filterProgress().map(\.text).subscribe(note)
        time.run()
        #expect(log.all == ["0: download 2 of unknown", "1: error", "1: error"])
    }

    @Test func `who hears of progress already goes on hearing`() {
        let stubs = Stubs<Sayings>(scheduler: time).on(.zen, Self.pieces)
        let said = Attributes.progress { log.add("said \($0.completed)") }
        Provider<Sayings>(backend: stubs, attributes: said).rx.progress(.zen)
            .filterProgress().map { "watched \($0.completed)" }.subscribe(note)
        time.run()
        #expect(log.all == ["said 2", "0: watched 2", "said 3", "1: watched 3", "1: end"])
    }
}

extension TransferProgress {
    fileprivate var text: String {
        "\(direction) \(completed) of \(total.map { "\($0)" } ?? "unknown")"
    }
}
