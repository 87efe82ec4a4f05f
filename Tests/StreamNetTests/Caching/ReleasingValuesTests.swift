import StreamNet
import Testing

/// No lock is held when a cache calls or releases what belongs to the user: the values of a
/// response, the bytes of a body, the bytes in a key, and a cache behind another one.
@Suite(.hangLimit) struct ReleasingValuesTests {
    /// The ways in which a ``MemoryCache`` for two responses lets go of the first one.
    static let ways: [String: @Sendable (MemoryCache) -> Void] = [
        "removeAll": { $0.remove(.all) },
        "removeAll(at:)": { $0.remove(.address(of: CacheKey(named: "a"))) },
        "remove": { $0.remove(.key(CacheKey(named: "a"))) },
        "a newer response": { $0.store(CacheEntry(text: "b"), for: CacheKey(named: "a")) },
        "too many responses": { cache in
            for name in ["b", "c", "d"] {
                cache.store(CacheEntry(text: name), for: CacheKey(named: name))
            }
        },
        "too many bytes": { cache in
            let entry = CacheEntry(Response(body: Data(count: 4_500)), stored: Date())
            cache.store(entry, for: CacheKey(named: "b"))
        },
        "a response that is too long": { cache in
            let entry = CacheEntry(Response(body: Data(count: 9_000)), stored: Date())
            cache.store(entry, for: CacheKey(named: "a"))
        },
    ]

    @Test(arguments: ways.keys.sorted())
    func `a value that calls back when it is released may use the cache`(way: String) throws {
        let cache = MemoryCache(count: 2, bytes: 5_000)
        let (values, bodies) = (EventLog<Int>(), EventLog<Int>())
        // The closure refers to the cache weakly, as a cache that holds it would stay for ever.
        cache.store(
            CacheEntry(
                response(
                    { [weak cache] in values.add(cache?.use() ?? -1) },
                    { [weak cache] in bodies.add(cache?.use() ?? -1) }), stored: Date()),
            for: CacheKey(named: "a"))
        #expect(values.all.isEmpty && bodies.all.isEmpty)
        Self.ways[way]?(cache)
        #expect(values.all.count == 1)
        #expect(bodies.all.count == 1)
    }

    @Test func `bytes of a key may, too`() throws {
        let cache = MemoryCache(count: 1)
        let released = EventLog<Int>()
        for text in ["1", "2"] {
            let key = try key { [weak cache] in released.add(cache?.use() ?? -1) }
            cache.store(CacheEntry(text: text), for: key)
            _ = cache.entries(for: key)
        }
        cache.remove(.all)
        #expect(released.all == [0, 0])
    }

    /// A request whose response is stored, found, confirmed, or kept from being stored.
    @Test(arguments: [CachePolicy.cacheFirst, .standard])
    func `nothing of a request stays when it is over`(caching: CachePolicy) {
        let released = EventLog<String>()
        let bench = CacheBench(caching)
        bench.answers(
            Response(headers: ["Cache-Control": "max-age=60", "ETag": "\"1\""], text: "a"))
        for name in ["stored", "found", "refused", "late"] {
            if name == "late" { bench.clock.date += 100 }
            let attributes: Attributes = [
                .caller(Caller { released.add(name) }),
                .interceptors(
                    name == "refused"
                        ? [Around { $1($0).map { _ in throw CancellationError() } }] : []),
                .cacheControl(name == "refused" ? .noCache : .maxAge(.seconds(60))),
            ]
            _ = bench.provider().rx(CacheBench.target(), attributes).outcome
        }
        #expect(released.all == ["stored", "found", "refused", "late"])
    }

    @Test func `a cache behind another one may call that`() throws {
        let calls = EventLog<String>()
        let (first, second) = (CallingCache("first", calls), CallingCache("second", calls))
        let layers = LayeredCache(first, second)
        for cache in [first, second] { cache.onCall { _ = layers.text("a") } }
        let key = CacheKey(named: "a")
        try layers.store(CacheEntry(text: "1"), for: key)
        first.memory.remove(.all)
        #expect(layers.text("a") == "1")
        try layers.remove(.key(key))
        try layers.remove(.address(of: key))
        try layers.remove(.all)
        #expect(layers.text("a") == nil)
        #expect(calls.all.contains("first stores"))
        #expect(calls.all.contains("second removes all"))
    }

    /// A response with a value and a body that are released with it.
    private func response(
        _ value: @escaping @Sendable () -> Void, _ body: @escaping @Sendable () -> Void
    ) -> Response {
        var response = Response(body: bytes(body))
        response.attributes = .caller(Caller(value))
        return response
    }

    private func key(_ body: @escaping @Sendable () -> Void) throws -> CacheKey {
        let request = EncodedRequest(
            url: Ping().baseURL, method: .post, headers: [:], body: .data(bytes(body)))
        return try #require(CacheKey(request))
    }

    private func bytes(_ onRelease: @escaping @Sendable () -> Void) -> Data {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 1_000, alignment: 8)
        memory.initializeMemory(as: UInt8.self, repeating: 0x20, count: 1_000)
        return Data(
            bytesNoCopy: memory, count: 1_000,
            deallocator: .custom { memory, _ in
                memory.deallocate()
                onRelease()
            })
    }
}

extension MemoryCache {
    /// Calls what takes the lock of the cache.
    fileprivate func use() -> Int { entries(for: CacheKey(named: "missing")).count }
}
