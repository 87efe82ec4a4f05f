@testable import StreamNet
import Testing

/// A server can fill a jar only so far.
@Suite struct CookieLimitsTests {
    private func cookies(
        _ count: Int, secure: Set<Int> = [], domain: (Int) -> String
    ) throws -> [Cookie] {
        try (1...count).map {
            try Cookie(name: "\($0)", value: "1", domain: domain($0), isSecure: secure.contains($0))
        }
    }

    private func names(_ jar: CookieJar) -> [Int] { jar.cookies.compactMap { Int($0.name) } }

    /// A jar with 3 000 cookies of as many domains.
    private func full(secure: Set<Int>) throws -> CookieJar {
        CookieJar(try cookies(3_000, secure: secure) { "host\($0)" })
    }

    private func add(_ number: Int, isSecure: Bool = false, to jar: CookieJar) throws {
        jar.set(try Cookie(name: "\(number)", value: "1", domain: "new", isSecure: isSecure))
    }

    @Test func `of 3000, those that are not secure go first, and of these the oldest`() throws {
        let jar = try full(secure: [1, 3])
        #expect(names(jar) == Array(1...3_000))
        try add(3_001, isSecure: true, to: jar)
        #expect(names(jar) == [1] + Array(3...3_001))
        try add(3_002, to: jar)
        #expect(names(jar) == [1, 3] + Array(5...3_002))
    }

    @Test func `of 3000 secure ones, one that is not goes itself, else the oldest`() throws {
        let jar = try full(secure: Set(1...3_000))
        try add(3_001, to: jar)
        #expect(names(jar) == Array(1...3_000))
        try add(3_002, isSecure: true, to: jar)
        #expect(names(jar) == Array(2...3_000) + [3_002])
    }

    @Test(
        arguments: [
            (180, [], []), (181, [], [1]), (181, [1], [2]), (181, [1, 2, 181], [3]),
            (181, Set(1...181), [1]), (182, [], [1, 2]),
        ] as [(Int, Set<Int>, [Int])])
    func `of a domain, those that are not secure go first, and of these the oldest`(
        count: Int, secure: Set<Int>, gone: [Int]
    ) throws {
        let others = try cookies(180) { _ in "other" }
        let jar = CookieJar(try others + cookies(count, secure: secure) { _ in "host" })
        #expect(names(jar) == Array(1...180) + (1...count).filter { !gone.contains($0) })
    }

    @Test func `a server's cookies count as well, and one that is over makes no room`() throws {
        let jar = CookieJar()
        let url = try #require(URL(string: "http://host/"))
        for name in 1...181 {
            jar.store(from: Response(headers: ["Set-Cookie": "\(name)=1"], url: url))
            jar.store(from: Response(headers: ["Set-Cookie": "gone=1; Max-Age=0"], url: url))
        }
        #expect(names(jar) == Array(2...181))
    }

    @Test func `one that replaces another makes no room`() throws {
        let jar = CookieJar(try cookies(180) { _ in "host" })
        jar.set(try Cookie(name: "7", value: "2", domain: "host"))
        #expect(names(jar) == Array(1...180))
        #expect(jar.cookies[6].value == "2")
    }

    @Test(arguments: [
        ("a", 4_095, true), ("a", 4_096, false), ("aa", 4_094, true), ("aa", 4_095, false),
        ("", 4_096, true), ("", 4_097, false),
    ])
    func `a set cookie has up to 4096 bytes`(name: String, count: Int, isStored: Bool) throws {
        let url = try #require(URL(string: "http://host/"))
        let jar = CookieJar()
        let long = "\(name)=" + String(repeating: "1", count: count)
        jar.store(from: Response(headers: ["Set-Cookie": "\(long); Path=/"], url: url))
        #expect(jar.cookies.isEmpty != isStored)
    }

    /// The seconds of 400 days and one more.
    @Test(arguments: [
        ("Max-Age=34560000", 34_560_000), ("Max-Age=34559999", 34_559_999),
        ("Max-Age=34560001", 34_560_000), ("Max-Age=99999999", 34_560_000),
        ("Expires=Wed, 18 Dec 2024 22:13:20 GMT", 34_560_000),
        ("Expires=Wed, 18 Dec 2024 22:13:19 GMT", 34_559_999),
        ("Expires=Wed, 18 Dec 2024 22:13:21 GMT", 34_560_000),
        ("Expires=Thu, 31 Dec 2099 00:00:00 GMT", 34_560_000),
    ])
    func `no server's cookie lasts over 400 days`(attribute: String, seconds: Double) throws {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let jar = CookieJar { start }
        let url = try #require(URL(string: "http://host/"))
        jar.store(from: Response(headers: ["Set-Cookie": "a=1; \(attribute)"], url: url))
        #expect(jar.cookies.first?.expires == start.addingTimeInterval(seconds))
    }
}
