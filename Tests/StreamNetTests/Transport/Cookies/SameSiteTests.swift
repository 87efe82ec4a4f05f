@testable import StreamNet
import Testing

/// The cookies that go along where a redirect leads to another site.
@Suite(.hangLimit) struct SameSiteTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let start: String
        let end: String
        let domain: String
        let isSameSite: Bool

        init(
            _ name: String, _ start: String, _ isSameSite: Bool, end: String = SameSiteTests.www,
            domain: String = ""
        ) {
            (testDescription, self.start, self.end) = (name, start, end)
            (self.domain, self.isSameSite) = (domain, isSameSite)
        }
    }

    private static let www = "https://www.shop.example/"

    @Test(arguments: [
        Row("no redirect", www, true),
        Row("the host's own", www + "a", true, end: www + "b"),
        Row("another port", "https://www.shop.example:8443/", true),
        Row("a host above", "https://shop.example/", true),
        Row("a host below", "https://a.www.shop.example/", true),
        Row("another host", "https://idp.example/", false),
        Row("a host beside", "https://login.shop.example/", false),
        Row(
            "a host beside, for which the cookie is, too", "https://login.shop.example/", true,
            domain: "shop.example"),
        Row("another scheme", "http://www.shop.example/", false),
        Row("another form of the host", "https://☃.net/", true, end: "https://xn--n3h.net/"),
    ])
    func `strict cookies are for their site, lax ones for safe methods, too`(row: Row) throws {
        let start = try #require(URL(string: row.start))
        let end = try #require(URL(string: row.end))
        let jar = CookieJar()
        for (name, site) in [("s", "Strict"), ("l", "lax"), ("d", "x"), ("n", "None")] {
            let domain = row.domain.isEmpty ? "" : "; Domain=\(row.domain)"
            let field = "\(name)=1; Secure; Path=/; SameSite=\(site)\(domain)"
            jar.store(from: Response(headers: ["Set-Cookie": field], url: end))
        }
        for method in [HTTPMethod.get, .head, .options, .post, .put, .delete] {
            let request = EncodedRequest(url: end, method: method)
            let sent = jar.adding(to: request, after: start).headers["Cookie"]
            let isSafe = [HTTPMethod.get, .head, .options].contains(method)
            let others = isSafe ? "l=1; d=1; n=1" : "n=1"
            #expect(sent == (row.isSameSite ? "s=1; l=1; d=1; n=1" : others), "\(method)")
        }
    }

    @Test(arguments: [(www, true), ("https://idp.example/", false)])
    func `a request is compared with its first`(start: String, isSameSite: Bool) async throws {
        let (jar, sent) = (CookieJar(), EventLog<String?>())
        let shop = try #require(URL(string: Self.www + "1"))
        let field = "s=1; Secure; Path=/; SameSite=Strict"
        jar.store(from: Response(headers: ["Set-Cookie": field], url: shop))
        let next = [start: Self.www + "1", Self.www + "1": Self.www + "2"]
        let follower = RedirectFollower(configuration: .init(cookies: jar)) { request, _ in
            sent.add(request.headers["Cookie"])
            let location = next[request.url.absoluteString].map { ["Location": $0] as HTTPHeaders }
            return .just(
                Response(
                    status: location == nil ? 200 : 302, headers: location ?? [:],
                    url: request.url))
        }
        _ = try await follower.send(Endpoint(url: try #require(URL(string: start)))).value
        #expect(sent.all == Array(repeating: isSameSite ? "s=1" : nil, count: 3))
    }

    @Test func `a cookie that all sites get is secure`() throws {
        let jar = CookieJar()
        let url = try #require(URL(string: Self.www))
        jar.store(from: Response(headers: ["Set-Cookie": "a=1; SameSite=None"], url: url))
        #expect(jar.cookies.isEmpty)
        jar.store(from: Response(headers: ["Set-Cookie": "a=1; SameSite=None; Secure"], url: url))
        #expect(jar.cookies.map(\.sameSite) == [.unrestricted])
    }

    @Test func `a cookie says of which sites it is, and is stored with it`() throws {
        let cookie = try Cookie(name: "a", value: "1", domain: "host", sameSite: .strict)
        #expect("\(cookie)" == "a=•••; Path=/; SameSite=Strict")
        #expect(try JSONDecoder().decode(Cookie.self, from: JSONEncoder().encode(cookie)) == cookie)
    }
}
