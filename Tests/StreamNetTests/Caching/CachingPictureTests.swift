import StreamNet
import Testing

@Suite(.hangLimit) struct CachingPictureTests {
    private static let modes: [String: CachePolicy] = [
        "standard": .standard, "cacheFirst": .cacheFirst, "cacheOnly": .cacheOnly,
        "cacheAndNetwork": .cacheAndNetwork,
        "cacheAndRefresh": .cacheAndRefresh, "networkFirst": .networkFirst,
        "offlineFirst": .offlineFirst,
    ]

    @Test func `the picture shows what each mode delivers`() throws {
        let lines = try PictureText("StreamNet/caching").lines
        var names: Set<String> = []
        for (head, drawing) in zip(lines, lines.dropFirst()) where head.hasPrefix("  ") {
            for name in head.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) })
            where name != "without a network" {
                names.insert(name)
                let caching = try #require(Self.modes[name])
                let found = try drawn(caching, hasNetwork: !head.hasSuffix("network"))
                #expect(found == drawing, "\(name)")
            }
        }
        #expect(names == Set(Self.modes.keys))
    }

    /// Draws the responses to a request in a mode; the network answers or fails after four seconds.
    private func drawn(_ caching: CachePolicy, hasNetwork: Bool) throws -> String {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Sayings>(after: .seconds(4), scheduler: time)
        let response = Response(headers: ["Cache-Control": "max-age=1000000"], text: "")
        stubs.on(
            .zen, [.response(response), hasNetwork ? .response(response) : .failure(.offline)])
        let cached = Provider<Sayings>(backend: stubs, attributes: .cache(MemoryCache()))
        // Stored first, by a mode that `caching` shares with.
        let first: CachePolicy = caching == .standard ? .standard : .cacheFirst
        cached.rx(.zen, .caching(first)).subscribe()
        time.run()
        let responses = cached.rx.cached(.zen, .caching(caching))
        return time.draw(responses.map { $0.source == .cache ? "S" : "N" })
    }
}
