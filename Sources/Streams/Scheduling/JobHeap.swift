/// Jobs by due time, then in the order of scheduling: a binary heap.
///
/// Jobs that are over stay until they are due, or until the heap has doubled. They hold no work.
struct JobHeap: Sendable {
    private struct Entry: Comparable, Sendable {
        let due: Duration
        let number: Int
        let job: Job

        static func < (one: Entry, other: Entry) -> Bool {
            (one.due, one.number) < (other.due, other.number)
        }

        static func == (one: Entry, other: Entry) -> Bool { one.number == other.number }
    }

    /// No entry comes before its parent, at half its index.
    private var entries: [Entry] = []
    private var added = 0
    private var limit = 32

    mutating func add(_ job: Job, at due: Duration) {
        if entries.count >= limit {
            let waiting = entries.filter { !$0.job.isOver }
            // A sorted list is a heap, too.
            if waiting.count < entries.count { entries = waiting.sorted() }
            limit = max(32, waiting.count * 2)
        }
        added += 1
        entries.append(Entry(due: due, number: added, job: job))
        var index = entries.count - 1
        while index > 0, entries[index] < entries[(index - 1) / 2] {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// True if a job that is not over is due by `limit`.
    func hasWork(dueBy limit: Duration) -> Bool {
        entries.contains { $0.due <= limit && !$0.job.isOver }
    }

    /// Removes the job that is due first; nil if that is due after `limit`, or if there is none.
    mutating func removeFirst(dueBy limit: Duration? = nil) -> (due: Duration, job: Job)? {
        guard let first = entries.first, first.due <= limit ?? first.due else { return nil }
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        var (index, child) = (0, 1)
        while child < entries.count {
            if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
            if entries[index] < entries[child] { break }
            entries.swapAt(index, child)
            (index, child) = (child, 2 * child + 1)
        }
        return (first.due, first.job)
    }

    /// Ends all jobs.
    func dispose() { for entry in entries { entry.job.dispose() } }
}
