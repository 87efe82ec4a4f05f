import Streams

/// A source that counts up, and counts how often it runs at once.
final class Tap: Sendable {
    private struct State: Sendable {
        var starts = 0
        var running = 0
        var mostAtOnce = 0
        var last = 0
    }

    private let state = Locked(State())
    private let subject = PublishSubject<Int>()

    var starts: Int { state.value.starts }
    var running: Int { state.value.running }
    var mostAtOnce: Int { state.value.mostAtOnce }

    var flow: Observable<Int> {
        .create { [self] observer in
            state.change {
                $0.starts += 1
                $0.running += 1
                $0.mostAtOnce = max($0.mostAtOnce, $0.running)
            }
            let inner = subject.subscribe(observer)
            return Disposables.create { [self] in
                inner.dispose()
                state.change { $0.running -= 1 }
            }
        }
    }

    /// Says the next number; called by one thread at a time where the order matters.
    func tell() {
        let next = state.change { state in
            state.last += 1
            return state.last
        }
        subject.onNext(next)
    }

    func end(_ ending: Event<Int>) { subject.on(ending) }
}

/// An observer that records its elements.
final class Reader: Sendable {
    private let recorder = Recorder<Int>(VirtualTimeScheduler())
    private let held = Held()

    var heard: [Int] { recorder.elements }
    var endings: Int { recorder.events.count { $0.event.isEnding } }
    /// True if each number is the successor of the one before.
    var isGapless: Bool {
        let heard = heard
        return zip(heard, heard.dropFirst()).allSatisfy { $0 + 1 == $1 }
    }

    func read(_ flow: Observable<Int>) { held.hold(flow.subscribe(recorder)) }

    func stop() { held.dispose() }
}
