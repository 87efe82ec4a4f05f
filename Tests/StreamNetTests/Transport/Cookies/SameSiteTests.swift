import Foundation
import Testing

@testable import StreamNet

/// The cookies that go along where a redirect leads to another site.
@Suite(.virtualLimit) struct SameSiteTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let start: String
        let end: String
        var domain = ""
        let isSameSite: Bool
    }

    private static let www = "https://www.shop.example/"

    @Test(arguments: [
        Row(testDescription: "no redirect", start: www, end: www, isSameSite: true),
        Row(
            testDescription: "the host's own", start: www + "a", end: www + "b",
            isSameSite: true),
        Row(
            testDescription: "another port", start: "https://www.shop.example:8443/", end: www,
            isSameSite: true),
        Row(
            testDescription: "a host above", start: "https://shop.example/", end: www,
            isSameSite: true),
        Row(
            testDescription: "a host below", start: "https://a.www.shop.example/", end: www,
            isSameSite: true),
        Row(
            testDescription: "another host", start: "https://idp.example/", end: www,
            isSameSite: false),
        Row(
            testDescription: "a host beside", start: "https://login.shop.example/", end: www,
            isSameSite: false),
        Row(
            testDescription: "a host beside, for which the cookie is, too",
            start: "https://login.shop.example/", end: www, domain: "shop.example",
            isSameSite: true),
        Row(
            testDescription: "another scheme", start: "http://www.shop.example/", end: www,
            isSameSite: false),
        Row(
            testDescription: "another form of the host", start: "https://☃.net/",
            end: "https://xn--n3h.net/", isSameSite: true),
    ])
    func `strict cookies are for their site, lax ones for safe methods, too`(row: Row) throws {
        let (start, end) = (
            try #require(URL(string: row.start)), try #require(URL(string: row.end))
        )
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
        let copy = try JSONDecoder().decode(Cookie.self, from: JSONEncoder().encode(cookie))
        #expect(copy == cookie)
    }
}
