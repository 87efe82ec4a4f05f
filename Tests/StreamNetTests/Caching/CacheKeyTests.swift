import StreamNet
import Testing

@Suite struct CacheKeyTests {
    private func key(
        _ url: String, _ variation: CacheVariation = CacheVariation(), method: HTTPMethod = .get,
        headers: HTTPHeaders = [:], body: String? = nil
    ) throws -> CacheKey {
        let url = try #require(URL(string: url))
        let body = body.map { RequestBody(text: $0) }
        return try #require(
            CacheKey(
                EncodedRequest(url: url, method: method, headers: headers, body: body), variation))
    }

    @Test func `a key is the same in every run`() throws {
        let key = try key(
            "https://host/path?b=2&a=1#top", method: .post, headers: ["Authorization": "Bearer 1"],
            body: "{}")
        // A digest, and no secret.
        #expect(key.description == "POST https://host/path \(key.name)")
        #expect(key.name == "2be80486426141c26a306231ed7ac3241e89a69d623e8d7de9c0333d9f92091a")
    }

    @Test(arguments: [
        ("https://host/a", "https://host/b", false), ("https://host/a", "https://host/a?", true),
        ("https://host/a?b=1", "https://host/a?b=2", false),
        ("https://host/a?b=1&b=1", "https://host/a?b=1", false),
        ("https://host/a?b=1&b=2", "https://host/a?b=2&b=1", false),
        ("https://host/?b=2&a=1", "https://host/?a=1&b=2", true),
        ("https://host/a", "http://host/a", false),
    ])
    func `other addresses are other keys, in whatever order their parameters are`(
        one: String, other: String, isSame: Bool
    ) throws { #expect(try (key(one) == key(other)) == isSame) }

    @Test func `no log-in is in a key`() throws {
        let key = try key("https://ann:hush@host/?token=hush")
        #expect(key.description == "GET https://host/ \(key.name)")
    }

    @Test func `names of folders begin with 24 digits of the origin`() throws {
        func name(_ url: String) throws -> String { try key(url).addressName }
        let first = try name("https://host/a")
        #expect(first.count == 64)
        for same in ["https://host", "https://ann@HOST:443/b?c=1"] {
            let other = try name(same)
            #expect(other.prefix(24) == first.prefix(24))
            #expect(other != first)
        }
        for origin in ["http://host/a", "https://host:80/a", "https://host.x/a", "https://x/a"] {
            #expect(try name(origin).prefix(24) != first.prefix(24))
        }
    }

    @Test func `method, body, credentials and the custom part count`() throws {
        let url = "https://host/"
        let keys = [
            try key(url), try key(url, method: .post), try key(url, method: .post, body: "a"),
            try key(url, method: .post, body: "b"), try key(url, headers: ["Authorization": "1"]),
            try key(url, headers: ["authorization": "2"]), try key(url, .init(custom: "v2")),
            try key(url, method: .post, headers: ["Content-Type": "text/plain"], body: "a"),
            try key(url, method: .post, headers: ["Content-Type": "text/html"], body: "a"),
        ]
        #expect(Set(keys).count == keys.count)
        #expect(Set(keys.map(\.name)).count == keys.count)
        // Without a body there is nothing of a type.
        #expect(try key(url, headers: ["Content-Type": "text/plain"]) == key(url))
    }

    @Test func `what does not count does not`() throws {
        let variation = CacheVariation(ignoringParameters: ["t", "a b"], headers: [])
        let plain = try key("https://host/?x=1")
        #expect(try key("https://host/?t=9&x=1&a%20b=2", variation) == plain)
        #expect(try key("https://host/?t=9", variation) == key("https://host/"))
        #expect(try key("https://host/?x=1", variation, headers: ["Authorization": "1"]) == plain)
        #expect(try key("https://host/?x=1", headers: ["Accept": "text/plain"]) == plain)
    }

    @Test(arguments: ["Cookie", "X-Token", "X-Auth-Token", "x-api-key", "X-Auth", "X_Session"])
    func `whatever is a credential counts, unless it is said what does`(name: String) throws {
        let url = "https://host/"
        func key(_ value: String, _ variation: CacheVariation = .init()) throws -> CacheKey {
            let headers = HTTPHeaders([.init(name: name, value: value)])
            return try self.key(url, variation, headers: headers)
        }
        #expect(try key("ann") != key("bob"))
        #expect(try key("ann") != self.key(url))
        #expect(try key("ann", .init(headers: ["A"])) == key("bob", .init(headers: ["A"])))
        #expect(try key("ann", .init(headers: [name])) == key("ann"))
    }

    @Test func `the custom part is not there to be read, and counts to the letter`() throws {
        let url = "https://host/"
        let customs = ["hush", "hush\n", "hu sh", "hu\nsh", "hu\r\nsh"]
        let keys = try customs.map { try key(url, .init(custom: $0)) }
        #expect(Set(keys).count == keys.count)
        #expect(!keys.contains { $0.description.contains("hu") })
        #expect(!keys.contains { $0.description.contains(where: \.isNewline) })
    }
}
