import StreamNet
import Testing

/// Bodies that are delivered as streams and in files are stored, too, once they are complete.
@Suite(.hangLimit) struct BodyStoringTests {
    private let folder: TemporaryFolder
    private let cacheFolder: TemporaryFolder
    private let stubs = Stubs<Sayings>()

    init() throws {
        folder = try TemporaryFolder()
        cacheFolder = try TemporaryFolder()
    }

    private func provider(_ cache: any ResponseCache, _ caching: CachePolicy) -> Provider<Sayings> {
        Provider(
            backend: stubs,
            attributes: [.cache(cache), .caching(caching), .cacheClock { CacheBench.start }])
    }

    private func answer(_ text: String) -> StubAnswer {
        .response(Response(headers: ["Cache-Control": "max-age=60"], text: text))
    }

    private func text(_ response: Response?) async throws -> String {
        var data = response?.body ?? Data()
        if let file = response?.file { data = try Data(contentsOf: file) }
        if let stream = response?.stream { for try await piece in stream { data += piece } }
        return "\(response?.source ?? .network): \(String(decoding: data, as: UTF8.self))"
    }

    private func delivery(_ name: String) -> Delivery {
        switch name {
        case "file": .file(to: folder.url.appending(path: "file"), .replacesFile)
        case "stream": .streamed
        default: .buffered
        }
    }

    @Test(arguments: CacheKind.allCases, ["buffer", "file", "stream"])
    func `each delivery is stored and answers each`(kind: CacheKind, stored: String) async throws {
        let long = String(repeating: "0123456789", count: 200_000)
        for caching in [CachePolicy.standard, .cacheFirst] {
            let cache = kind.cache(in: cacheFolder)
            stubs.on(.zen, [answer(long), "2"])
            let provider = provider(cache, caching)
            let first = try await provider.request(.zen, .delivery(delivery(stored)))
            #expect(try await text(first) == "network: " + long)
            for asked in ["buffer", "file", "stream"] {
                let next = try await provider.request(.zen, .delivery(delivery(asked)))
                #expect(try await text(next) == "cache: " + long)
            }
        }
    }

    @Test(arguments: [CachePolicy.standard, .cacheFirst])
    func `an observed stream is stored`(caching: CachePolicy) async throws {
        stubs.on(.zen, [answer("1"), "2"])
        let provider = provider(MemoryCache(), caching)
        let pieces = try await provider.rx(.zen, .delivery(.streamed)).asObservable()
            .flatMap { $0.stream?.asObservable() ?? .empty() }.toArray().value
        #expect(pieces == [Data("1".utf8)])
        #expect(try await text(provider.request(.zen)) == "cache: 1")
    }

    @Test func `a stream that is not read to its end is not stored`() async throws {
        stubs.on(.zen, [answer(String(repeating: "x", count: 200_000)), "2"])
        let provider = provider(MemoryCache(), .standard)
        let first = try await provider.request(.zen, .delivery(.streamed))
        if let stream = first.stream { for try await _ in stream { break } }
        #expect(try await text(provider.request(.zen)) == "network: 2")
    }

    @Test func `a stream that fails is not stored`() async throws {
        let fresh: HTTPHeaders = ["Cache-Control": "max-age=60"]
        stubs.on(.zen, [.chunks("half", .fail(.connectionLost), headers: fresh), "2"])
        let provider = provider(MemoryCache(), .standard)
        let first = try await provider.request(.zen, .delivery(.streamed))
        await #expect(throws: NetError.self) { _ = try await self.text(first) }
        #expect(try await text(provider.request(.zen)) == "network: 2")
    }

    @Test(arguments: [(1_000, true), (1_001, false)])
    func `a body too long for the cache is not stored`(count: Int, isStored: Bool) async throws {
        let body = String(repeating: "x", count: count)
        for name in ["buffer", "file", "stream"] {
            stubs.on(.zen, [.response(Response(text: body)), "2"])
            let provider = provider(MemoryCache(bytes: 1_000), .cacheFirst)
            _ = try await text(provider.request(.zen, .delivery(delivery(name))))
            let answer = try await text(provider.request(.zen))
            #expect(answer == (isStored ? "cache: \(body)" : "network: 2"))
        }
    }

    @Test(arguments: ["text/event-stream", "Text/Event-Stream; charset=utf-8"])
    func `events are not stored`(type: String) async throws {
        let events: HTTPHeaders = ["Content-Type": type, "Cache-Control": "max-age=60"]
        stubs.on(.zen, [.response(Response(headers: events, text: "data: 1\n\n")), "2"])
        let provider = provider(MemoryCache(), .standard)
        _ = try await text(provider.request(.zen, .delivery(.streamed)))
        #expect(try await text(provider.request(.zen)) == "network: 2")
    }
}
