import Dispatch
import Locks
import Testing

/// In the form of this platform; with `OWN_LOCKS` in the environment in that of Apple's.
@Suite struct MutexTests {
    @Test func `a value that takes the place of another is released with the mutex`() {
        weak var first: Item?
        weak var second: Item?
        do {
            let holder = Holder(Item())
            first = holder.item.withLock { $0 }
            holder.item.withLock { $0 = Item() }
            #expect(first == nil)
            second = holder.item.withLock { $0 }
            #expect(second != nil)
        }
        #expect(second == nil)
    }

    @Test func `a local mutex has what was put into it last`() {
        let list = Mutex<[Item]>([])
        let count = Mutex(0)
        for _ in 0..<3 {
            list.withLock { $0.append(Item()) }
            count.withLock { $0 += 2 }
        }
        #expect(list.withLock { $0.count } == 3)
        #expect(count.withLock { $0 } == 6)
    }

    @Test func `values of any size and alignment keep their neighbours`() {
        let holder = Neighbours(item: Item())
        holder.byte.withLock { $0 &-= 1 }
        holder.wide.withLock { $0 = SIMD8(repeating: .max) }
        holder.generic.withLock { $0.append(Item()) }
        holder.nothing.withLock { $0 = () }
        #expect(holder.byte.withLock { $0 } == 255)
        #expect(holder.wide.withLock { $0 } == SIMD8(repeating: .max))
        #expect(holder.generic.withLock { $0.count } == 2)
        #expect(holder.canary == 7)
    }

    @Test func `who does not wait for a lock gets nothing while it is taken`() {
        let holder = Holder(Item())
        #expect(holder.item.withLockIfAvailable { _ in 1 } == 1)
        #expect(holder.item.withLock { _ in holder.item.withLockIfAvailable { _ in 1 } } == nil)
        #expect(throws: Full.self) {
            try holder.item.withLockIfAvailable { _ throws(Full) in throw Full() }
        }
        #expect(holder.item.withLockIfAvailable { _ in 2 } == 2)
    }

    @Test func `a lock is left by an error, too`() {
        let count = Mutex(0)
        #expect(throws: Full.self) {
            try count.withLock { count throws(Full) in
                count += 1
                throw Full()
            }
        }
        #expect(count.withLock { $0 } == 1)
    }

    @Test func `threads that change a value at once lose nothing`() {
        let counts = Mutex([0, 0])
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for _ in 0..<10_000 { counts.withLock { $0[thread % 2] += 1 } }
        }
        #expect(counts.withLock { $0 } == [40_000, 40_000])
    }
}

private final class Item: Sendable {}

private struct Full: Error {}

private final class Holder: Sendable {
    let item: Mutex<Item>

    init(_ item: sending Item) { self.item = Mutex(item) }
}

private final class Neighbours<Element: Sendable>: Sendable {
    let byte = Mutex<UInt8>(0)
    let wide = Mutex(SIMD8<UInt64>())
    let generic: Mutex<[Element]>
    let nothing = Mutex(())
    let canary = 7

    init(item: Element) { generic = Mutex([item]) }
}
