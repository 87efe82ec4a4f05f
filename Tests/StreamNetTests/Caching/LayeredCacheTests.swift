import Foundation
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
    func `what is removed while it is copied stays removed`(
        removal: String, moment: String
    ) throws {
        second.memory.store(CacheEntry(text: "a"), for: key)
        (moment == "reads" ? second : first).on(moment) { [layers] in
            try? Self.removals[removal]?(layers)
        }
        #expect(layers.text("a") == "a")
        #expect(layers.text("a") == nil)
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

    @Test(arguments: removals.keys.sorted(), [0, 1, 2])
    func `an entry from before a removal of either is in neither`(
        removal: String, place: Int
    ) throws {
        let start = layers.generation
        let caches: [any ResponseCache] = [layers, second, first]
        try Self.removals[removal]?(caches[place])
        #expect(layers.generation != start)
        try layers.store(CacheEntry(text: "old"), for: key, since: start)
        #expect(first.text("a") == nil)
        // What only the first one has removed, the second one has anyway.
        #expect(second.text("a") == (place == 2 ? "old" : nil))
    }

    @Test func `an entry that the second cache refuses takes the former one out of the first`()
        throws
    {
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
}
