import Dispatch
import Locks
import Testing

/// In the form of this platform; with `OWN_LOCKS` in the environment in that of Apple's.
@Suite struct AtomicTests {
    @Test func `a change returns the value before and the one after`() {
        let number = Atomic(-1)
        let sum = number.add(3, ordering: .relaxed)
        #expect(sum.oldValue == -1 && sum.newValue == 2)
        let difference = number.subtract(5, ordering: .acquiringAndReleasing)
        #expect(difference.oldValue == 2 && difference.newValue == -3)
        #expect(number.exchange(8, ordering: .acquiring) == -3)
        number.store(.min, ordering: .releasing)
        #expect(number.load(ordering: .acquiring) == .min)
    }

    @Test func `bits are set and cleared`() {
        let bits = Atomic<UInt8>(0b1000_0001)
        let more = bits.bitwiseOr(0b10, ordering: .releasing)
        #expect(more.oldValue == 0b1000_0001 && more.newValue == 0b1000_0011)
        let fewer = bits.bitwiseAnd(~0b1, ordering: .acquiring)
        #expect(fewer.oldValue == 0b1000_0011 && fewer.newValue == 0b1000_0010)
    }

    @Test func `a value is replaced only if it is the expected one`() {
        let number = Atomic(-4)
        let missed = number.compareExchange(
            expected: 4, desired: 1, ordering: .acquiringAndReleasing)
        #expect(!missed.exchanged && missed.original == -4)
        let met = number.compareExchange(expected: -4, desired: 1, ordering: .releasing)
        #expect(met.exchanged && met.original == -4)
        #expect(number.load(ordering: .sequentiallyConsistent) == 1)
    }

    @Test func `an atomic word has the place and the size of a plain one`() {
        let words: [UInt64] = [1, 2, 3]
        let plain = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: words.count)
        defer { plain.deallocate() }
        _ = plain.initialize(from: words)
        plain.baseAddress?.withMemoryRebound(to: Atomic<UInt64>.self, capacity: words.count) {
            $0[1].store(.max, ordering: .relaxed)
        }
        #expect(Array(plain) == [1, .max, 3])
    }

    @Test func `threads that count at once lose nothing`() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<10_000 { counter.number.add(1, ordering: .relaxed) }
        }
        #expect(counter.number.load(ordering: .relaxed) == 80_000)
        let flag = counter.flag.load(ordering: .relaxed)
        #expect(!flag)
    }
}

private final class Counter: Sendable {
    let flag = Atomic(false)
    let number = Atomic(0)
}
