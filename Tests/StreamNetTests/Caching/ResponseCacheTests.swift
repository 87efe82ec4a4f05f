import StreamNet
import Testing

@Suite(.hangLimit) struct ResponseCacheTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: CacheKind.allCases)
    func `a response is kept with all that it has`(kind: CacheKind) throws {
        let cache = kind.cache(in: folder)
        let response = Response(
            status: 203, headers: ["ETag": "\"1\"", "Set-Cookie": "a=1"],
            body: Data([0, 10, 10, 255]), url: URL(string: "https://host/behind?q=1"))
        let stored = CacheEntry(
            response, stored: CacheEntry.testDate, expires: CacheEntry.testDate + 60)
        try cache.store(stored, for: CacheKey(named: "a"))
        let found = try #require(cache.entries(for: CacheKey(named: "a")).first)
        #expect(found.response.status == 203)
        #expect(found.response.headers == response.headers)
        #expect(found.response.body == response.body)
        #expect(found.response.url == response.url)
        #expect(found.stored == CacheEntry.testDate)
        #expect(found.expires == CacheEntry.testDate + 60)
    }

    @Test(arguments: CacheKind.allCases)
    func `variants are kept side by side, the latest first`(kind: CacheKind) throws {
        let cache = kind.cache(in: folder)
        let key = CacheKey(named: "a")
        func texts() -> [String] {
            cache.entries(for: key).map { String(decoding: $0.response.body, as: UTF8.self) }
        }
        var count = 0.0
        func store(_ text: String, _ digest: String?) throws {
            count += 1
            let variant = digest.map { "\($0) accept" }
            try cache.store(
                CacheEntry(
                    Response(text: text), stored: CacheEntry.testDate + count, variant: variant),
                for: key)
            // The dates of files that are written at once are the same on some disks.
            for file in folder.ownFiles where file.hasSuffix("-\(digest ?? "").response") {
                try FileManager.default.setAttributes(
                    [.modificationDate: CacheEntry.testDate + count],
                    ofItemAtPath: folder.own.appending(path: file).path)
            }
        }
        try store("plain", nil)
        for digest in ["1", "2"] { try store(digest, digest) }
        #expect(texts() == ["2", "1"])
        #expect(cache.entries(for: key).map(\.variant) == ["2 accept", "1 accept"])
        try store("1, newer", "1")
        #expect(Set(texts()) == ["1, newer", "2"])
        for digest in 0..<16 { try store("\(digest)", "\(digest)") }
        #expect(texts() == (0..<16).reversed().map(String.init))
        try store("5, newer", "5")
        #expect(texts().count == 16)
        #expect(texts().contains("0"))
        for digest in 16..<40 {
            try store("\(digest)", "\(digest)")
            #expect(texts().count == 16)
        }
        #expect(texts() == (24..<40).reversed().map(String.init))
        try store("plain", nil)
        #expect(texts() == ["plain"])
        try store("1", "1")
        #expect(texts() == ["1"])
    }
}
