import Dispatch
import Testing

@testable import Streams

@Suite(.virtualLimit) struct SerializerTests {
    /// While the first number is handled, all others arrive.
    private static func burst(_ count: Int) -> @Sendable (Int, Numbers) -> Void {
        { number, numbers in
            guard number == 0 else { return }
            for next in 1..<count { numbers.send(next) }
        }
    }

    @Test(arguments: [1, 2, 63, 64, 65, 66, 129, 130, 1_000])
    func `a long turn that nobody takes over handles everything, in order`(_ count: Int) {
        let numbers = Numbers(react: Self.burst(count))
        numbers.send(0)
        #expect(numbers.handled.value == Array(0..<count))
        #expect(numbers.turns.value[0] == count)
        #expect(numbers.isIdle)
    }

    @Test func `a turn is free after 64 queued messages, and then while messages arrive`() {
        let free = Locked<[Int]>([])
        let numbers = Numbers(react: { number, numbers in
            Self.burst(1_000)(number, numbers)
            // From here on, 16 more arrive before the turn may be free again.
            if (321...336).contains(number) { numbers.send(number + 1_000) }
        }) { numbers in free.change { $0.append(numbers.handled.value.count) } }
        numbers.send(0)
        #expect(free.value == [65, 449])
    }

    @Test func `messages that arrive after a turn was put back come after those that wait`() {
        // Each message up to the 500th makes another one, while others wait.
        let numbers = Numbers(react: { number, numbers in
            if number == 0 { for next in 1..<100 { numbers.send(next) } }
            if number < 500 { numbers.send(100 + number) }
        })
        numbers.send(0)
        #expect(numbers.handled.value.count == 600)
        #expect(numbers.handled.value.sorted() == Array(0..<600))
        #expect(numbers.handled.value[100...] == numbers.handled.value[100...].sorted()[...])
    }

    @Test func `each turn of a chain of senders handles what the one before left`() {
        let numbers = Numbers(react: Self.burst(1_000)) { $0.send(-1) }
        numbers.send(0)
        #expect(numbers.handled.value.filter { $0 >= 0 } == Array(0..<1_000))
        #expect(numbers.turns.value.filter { $0 > 0 }.allSatisfy { $0 <= 65 })
        #expect(numbers.isIdle)
    }

    @Test func `a turn that was taken over and is free again is not taken back`() {
        let (begin, isFreeAgain, isGivenUp) =
            (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let moments = Locked(0)
        let numbers = Numbers(react: Self.burst(1_000)) { _ in
            switch moments.increment() {
            case 1:
                begin.signal()
                isFreeAgain.wait()
            case 2:
                isFreeAgain.signal()
                isGivenUp.wait()
            default: break
            }
        }
        onThreads(2) { thread in
            if thread == 0 {
                numbers.send(0)
                isGivenUp.signal()
            } else {
                begin.wait()
                numbers.send(1_000)
            }
        }
        #expect(numbers.handled.value == Array(0...1_000))
        #expect(numbers.turns.value.filter { $0 > 0 } == [65, 936])
        #expect(numbers.isIdle)
    }

    @Test func `nothing is lost or out of order when threads take turns over`() {
        for _ in 0..<20 {
            let numbers = Numbers(react: { _, _ in })
            onThreads(4) { thread in for number in 0..<2_000 { numbers.send(number * 4 + thread) } }
            let handled = numbers.handled.value
            #expect(handled.count == 8_000)
            for thread in 0..<4 {
                let own = handled.filter { $0 % 4 == thread }
                #expect(own == own.sorted())
            }
            #expect(numbers.isIdle)
        }
    }

    @Test func `handled messages are released when a turn is put back, and not only at its end`() {
        let messages = TrackedMessages()
        messages.send()
        #expect(messages.alive == 0)
        #expect(messages.aliveAtSeventieth.value == 36)
    }
}

/// A serializer of objects: while the first one is handled, 99 others arrive.
private final class TrackedMessages: Sendable {
    private final class Message: Sendable {}
    private struct Weak: Sendable { weak var message: Message? }

    private let serializer = Serializer<Message>()
    private let sent = Locked<[Weak]>([])
    private let handled = Locked(0)
    let aliveAtSeventieth = Locked(0)

    var alive: Int { sent.value.count { $0.message != nil } }

    func send() {
        let message = Message()
        sent.change { $0.append(Weak(message: message)) }
        serializer.send(message) { _ in self.handle() }
    }

    private func handle() {
        let number = handled.increment()
        if number == 1 { for _ in 1..<100 { send() } }
        if number == 70 { aliveAtSeventieth.change { $0 = alive } }
    }
}
