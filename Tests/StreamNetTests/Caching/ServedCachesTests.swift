import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// A selection of the rules of RFC 9111 with a server, for what stubs cannot show: the fields
    /// that a transport sends, and the responses that it makes of what it receives.
    @Suite struct CachingOverTheNetwork {
        private static func provider(
            _ contender: Contender, _ cache: any ResponseCache = MemoryCache()
        ) -> Provider<Given> {
            Provider(
                backend: contender.backend,
                attributes: [.cache(cache), .caching(.standard), .cacheClock { CacheBench.start }])
        }

        @Test(arguments: Contender.all)
        func `a fresh response answers, a stale is confirmed`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                let isHeld = exchange.request.headers.contains {
                    $0.name.lowercased() == "if-none-match" && $0.value == "\"1\""
                }
                let age = exchange.request.path == "/fresh" ? 60 : 0
                try exchange.respond(
                    isHeld ? 304 : 200,
                    headers: [("Cache-Control", "max-age=\(age)"), ("ETag", "\"1\"")],
                    body: isHeld ? "" : "a")
            }
            let provider = Self.provider(contender)
            for (path, expected) in [
                ("/fresh", "hit; ttl=60"), ("/stale", "fwd=stale; fwd-status=304"),
            ] {
                let target = Given(endpoint: server.endpoint("GET \(path)"))
                #expect(try await provider.request(target).summary == "200 fwd=uri-miss: a")
                #expect(try await provider.request(target).summary == "200 \(expected): a")
            }
        }

        @Test(arguments: Contender.all)
        func `fields that the transport adds count for Vary`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.respond(
                    headers: [
                        ("Cache-Control", "max-age=60"),
                        ("Vary", "User-Agent, Accept-Language, Accept-Encoding"),
                    ], body: "a")
            }
            let provider = Self.provider(contender)
            let target = Given(endpoint: server.endpoint())
            _ = try await provider.request(target)
            #expect(try await provider.request(target).source == .cache)
            let other = try await provider.request(target, .headers(["User-Agent": "other"]))
            #expect(other.cacheStatus == .miss(.vary))
        }
    }
}
