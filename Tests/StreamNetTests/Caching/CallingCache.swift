import Locks
import StreamNet

/// A cache in memory that records what is called, and calls back each time.
final class CallingCache: ResponseCache {
    let memory = MemoryCache()
    private let name: String
    let calls: EventLog<String>
    private let body = Mutex<(@Sendable () -> Void)?>(nil)
    private let once = Mutex<(call: String, body: @Sendable () -> Void)?>(nil)

    init(_ name: String = "cache", _ calls: EventLog<String> = EventLog()) {
        (self.name, self.calls) = (name, calls)
    }

    /// Calls `body` at the end of each change.
    func onCall(_ body: @escaping @Sendable () -> Void) { self.body.withLock { $0 = body } }

    /// Calls `body` once, at the end of the next call of this name.
    func on(_ call: String, _ body: @escaping @Sendable () -> Void) {
        once.withLock { $0 = (call, body) }
    }

    func entries(for key: CacheKey) -> [CacheEntry] {
        let entries = memory.entries(for: key)
        run("reads")
        return entries
    }

    var generation: CacheGeneration { memory.generation }

    func store(_ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration) {
        run("begins to store")
        memory.store(entry, for: key, since: generation)
        called("stores")
    }

    func remove(_ entries: CacheRemoval) {
        memory.remove(entries)
        switch entries {
        case .all: called("removes all")
        case .origin: called("removes an origin")
        case .address: called("removes an address")
        case .key: called("removes")
        }
    }

    func markUsed(_ key: CacheKey) { calls.add("\(name) is used") }

    let maximumBodySize = Int.max

    private func called(_ call: String) {
        calls.add("\(name) \(call)")
        body.withLock { $0 }?()
        run(call)
    }

    private func run(_ call: String) {
        let found = once.withLock { $0?.call == call ? $0.take() : nil }
        found?.body()
    }
}
