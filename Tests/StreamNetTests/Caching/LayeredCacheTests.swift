import StreamNet
import Testing

/// A copy from the second cache to the first is never older than a change of both.
@Suite(.hangLimit) struct LayeredCacheTests {
    private let key = CacheKey(named: "a")
    private let first = CallingCache()
    private let second = CallingCache()
    private let layers: LayeredCache

    init() { layers = LayeredCache(first, second) }

    static let removals: [String: @Sendable (any ResponseCache) throws -> Void] = [
        "all": { try $0.remove(.all) }, "the key": { try $0.remove(.key(CacheKey(named: "a"))) },
        "the address": { try $0.remove(.address(of: CacheKey(named: "a"))) },
    ]

    @Test(arguments: removals.keys.sorted(), ["reads", "begins to store"])
    func `what is removed while copied stays removed`(removal: String, moment: String) throws {
        second.memory.store(CacheEntry(text: "a"), for: key)
        (moment == "reads" ? second : first).on(moment) { [layers] in
            try? Self.removals[removal]?(layers)
        }
        #expect(layers.text("a") == "a")
        #expect(layers.text("a") == nil)
    }

    @Test func `what others remove from the first while a copy is read is not copied`() {
        second.memory.store(CacheEntry(text: "a"), for: key)
        second.on("reads") { [first, key] in first.memory.remove(.key(key)) }
        #expect(layers.text("a") == "a")
        #expect(first.text("a") == nil)
        #expect(layers.text("a") == "a")
        #expect(first.text("a") == "a")
    }

    @Test(arguments: ["reads", "begins to store", "stores"])
    func `a copy does not displace a newer entry`(moment: String) throws {
        second.memory.store(CacheEntry(text: "old"), for: key)
        (moment == "reads" ? second : first).on(moment) { [layers, key] in
            try? layers.store(CacheEntry(text: "new"), for: key)
        }
        #expect(layers.text("a") == "old")
        #expect(layers.text("a") == "new")
        #expect(second.text("a") == "new")
    }

    @Test func `a copy does not displace an entry that is stored from before it until after it`() {
        let (begun, read, stored) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        second.memory.store(CacheEntry(text: "old"), for: key)
        second.on("begins to store") {
            begun.signal()
            read.wait()
        }
        onThreads(1) { [layers, key] _ in
            try? layers.store(CacheEntry(text: "new"), for: key)
            stored.signal()
        }
        begun.wait()
        second.on("reads") {
            read.signal()
            stored.wait()
        }
        #expect(layers.text("a") == "old")
        #expect(layers.text("a") == "new")
    }

    @Test(arguments: removals.keys.sorted(), [0, 1, 2])
    func `an entry before a removal of either is in neither`(removal: String, place: Int) throws {
        let start = layers.generation
        let caches: [any ResponseCache] = [layers, second, first]
        try Self.removals[removal]?(caches[place])
        #expect(layers.generation != start)
        try layers.store(CacheEntry(text: "old"), for: key, since: start)
        #expect(first.text("a") == nil)
        // What only the first one has removed, the second one has anyway.
        #expect(second.text("a") == (place == 2 ? "old" : nil))
    }

    @Test func `an entry that the second refuses takes the former one out of the first`() throws {
        let start = layers.generation
        second.remove(.key(key))
        try layers.store(CacheEntry(text: "new"), for: key)
        try layers.store(CacheEntry(text: "old"), for: key, since: start)
        #expect(first.text("a") == nil)
        #expect(layers.text("a") == "new")
        #expect(first.text("a") == "new")
    }

    @Test func `a generation is of both caches`() throws {
        #expect(layers.generation == CacheGeneration())
        first.remove(.key(key))
        let one = layers.generation
        second.remove(.key(key))
        #expect(Set([CacheGeneration(), one, layers.generation]).count == 3)
    }

    @Test(arguments: removals.keys.sorted())
    func `a disk that fails leaves the changes of the memory`(removal: String) throws {
        let folder = try TemporaryFolder()
        let nowhere = try folder.file("file", "").appending(path: "below")
        let layers = LayeredCache(first, DiskCache(in: nowhere))
        #expect(throws: (any Error).self) { try layers.store(CacheEntry(text: "new"), for: key) }
        #expect(layers.text("a") == "new")
        #expect(throws: (any Error).self) { try Self.removals[removal]?(layers) }
        #expect(first.text("a") == nil)
    }

    @Test func `all variants are copied, in their order`() {
        for digest in ["1", "2", "3"] {
            second.memory.store(
                CacheEntry(
                    Response(text: digest), stored: CacheEntry.testDate, variant: "\(digest) a"),
                for: key)
        }
        for _ in 1...2 {
            #expect(layers.entries(for: key).map(\.variant) == ["3 a", "2 a", "1 a"])
        }
        #expect(first.memory.entries(for: key).count == 3)
    }

    @Test func `the longest body of either is offered`() {
        let (small, large) = (MemoryCache(bytes: 1), MemoryCache(bytes: 2))
        #expect(LayeredCache(small, large).maximumBodySize == 2)
        #expect(LayeredCache(large, small).maximumBodySize == 2)
    }
}
