/// Jobs by due time, then in the order of scheduling.
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

    private var heap = Heap<Entry>()
    private var added = 0
    private var limit = 32

    mutating func add(_ job: Job, at due: Duration) {
        if heap.elements.count >= limit {
            let waiting = heap.elements.filter { !$0.job.isOver }
            if waiting.count < heap.elements.count { heap = Heap(sorted: waiting.sorted()) }
            limit = max(32, waiting.count * 2)
        }
        added += 1
        heap.add(Entry(due: due, number: added, job: job))
    }

    /// True if a job that is not over is due by `limit`.
    func hasWork(dueBy limit: Duration) -> Bool {
        heap.elements.contains { $0.due <= limit && !$0.job.isOver }
    }

    /// Removes the job that is due first; nil if that is due after `limit`, or if there is none.
    mutating func removeFirst(dueBy limit: Duration? = nil) -> (due: Duration, job: Job)? {
        guard let first = heap.elements.first, first.due <= limit ?? first.due else { return nil }
        return heap.removeFirst().map { ($0.due, $0.job) }
    }

    /// Ends all jobs.
    func dispose() { for entry in heap.elements { entry.job.dispose() } }
}
