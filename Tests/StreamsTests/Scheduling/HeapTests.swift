import Synchronization
import Testing

@testable import Streams

@Suite(.hangLimit)
struct HeapTests {
    @Test func `each of many costs as many comparisons as their number has digits`() {
        let count = 1 << 16
        var heap = Heap<Counted>()
        for number in 0..<count { heap.add(Counted(number: number &* 40_503 % count)) }
        for number in 0..<count {
            let first = heap.removeFirst()
            #expect(first?.number == number)
        }
        #expect(heap.removeFirst() == nil)
        // Two at each level when it is removed, and one when it is added.
        #expect(Counted.comparisons.load(ordering: .relaxed) <= count * 16 * 3)
    }
}

private struct Counted: Comparable, Sendable {
    static let comparisons = Atomic(0)

    let number: Int

    static func < (one: Counted, other: Counted) -> Bool {
        comparisons.add(1, ordering: .relaxed)
        return one.number < other.number
    }
}
