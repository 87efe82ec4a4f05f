/// Jobs by due time, then by the place that was chosen for them, then in the order of scheduling.
/// Jobs that are over hold no work, and stay until they are due or the heap has doubled.
struct JobHeap: Sendable {
    private struct Entry: Comparable, Sendable {
        let due: Duration
        let place: UInt64
        let number: Int
        let job: Job

        static func < (one: Entry, other: Entry) -> Bool {
            (one.due, one.place, one.number) < (other.due, other.place, other.number)
        }

        static func == (one: Entry, other: Entry) -> Bool { one.number == other.number }
    }

    private var heap = Heap<Entry>()
    private var added = 0
    private var limit = 32

    mutating func add(_ job: Job, at due: Duration, _ place: UInt64 = 0) {
        if heap.elements.count >= limit {
            let waiting = heap.elements.filter { !$0.job.isOver }
            if waiting.count < heap.elements.count { heap = Heap(sorted: waiting.sorted()) }
            limit = max(32, waiting.count * 2)
        }
        added += 1
        heap.add(Entry(due: due, place: place, number: added, job: job))
    }

    /// The number of jobs that are not over.
    var count: Int { heap.elements.count { !$0.job.isOver } }

    func hasWork(dueBy limit: Duration) -> Bool {
        heap.elements.contains { $0.due <= limit && !$0.job.isOver }
    }

    mutating func removeFirst(dueBy limit: Duration? = nil) -> (due: Duration, job: Job)? {
        guard let first = heap.elements.first, first.due <= limit ?? first.due else { return nil }
        return heap.removeFirst().map { ($0.due, $0.job) }
    }

    func dispose() { for entry in heap.elements { entry.job.dispose() } }
}

/// A binary heap: the least element is the first; adding and removing take logarithmic time.
package struct Heap<Element: Comparable & Sendable>: Sendable {
    package private(set) var elements: [Element] = []

    package init() {}

    init(sorted elements: [Element]) { self.elements = elements }

    package mutating func add(_ element: Element) {
        elements.append(element)
        var index = elements.count - 1
        while index > 0, elements[index] < elements[(index - 1) / 2] {
            elements.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    package mutating func removeFirst() -> Element? {
        guard let first = elements.first else { return nil }
        elements.swapAt(0, elements.count - 1)
        elements.removeLast()
        var (index, child) = (0, 1)
        while child < elements.count {
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            if elements[index] < elements[child] { break }
            elements.swapAt(index, child)
            (index, child) = (child, 2 * child + 1)
        }
        return first
    }
}
