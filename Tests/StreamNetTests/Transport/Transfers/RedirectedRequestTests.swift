@testable import StreamNet
import Testing

extension Transporting {
    /// Redirects that credentials may follow, as a table, without a wire.
    @Suite struct RedirectedRequest {
        private static let credentials: HTTPHeaders = [
            "Authorization": "a", "Cookie": "b", "proxy-authorization": "c", "X-Api-Key": "d",
            "X-Auth-Token": "e", "X-Amz-Security-Token": "f", "x-auth-key": "g",
        ]

        private func request(
            _ url: String, _ headers: HTTPHeaders = [:], _ method: HTTPMethod = .get,
            _ body: RequestBody? = nil
        ) throws -> EncodedRequest {
            EncodedRequest(
                url: try #require(URL(string: url)), method: method, headers: headers, body: body)
        }

        @Test(arguments: [
            ("https://h/a", "/b", true), ("https://h/a", "https://h/b", true),
            ("https://h/a", "HTTPS://H:443/b", true), ("http://h/a", "http://h:80/b", true),
            ("http://h:8080/a", "//h:8080/b", true), ("https://h/a", "https://www.h/b", false),
            ("https://h/a", "https://h.evil/b", false), ("https://h/a", "https://h:444/b", false),
            ("https://h/a", "//other/b", false), ("https://h/a", "https://h@evil/b", false),
            ("http://h/a", "https://h/b", false), ("http://h:80/a", "http://h:8080/b", false),
        ])
        func `credentials stay at their origin`(from: String, location: String, stay: Bool) throws {
            let sent = Self.credentials.merging(["Host": "virtual", "Accept": "d"])
            let next = try request(from, sent).redirected(to: location, status: 302)
            #expect(next?.headers == (stay ? sent : ["Accept": "d"]))
        }

        @Test(arguments: [
            (Redirects.Bodies.anyOrigin, "https://other/b", true), (.sameOrigin, "/b", true),
            (.sameOrigin, "https://other/b", false),
        ])
        func `a body goes to another origin unless it must stay`(
            bodies: Redirects.Bodies, location: String, goes: Bool
        ) throws {
            let sent = try request("https://h/a", [:], .post, .data(Data("zen".utf8)))
            let next = try #require(sent.redirected(to: location, status: 307))
            let redirect = Response(status: 307, url: sent.url)
            let followed = try Redirects.follow(bodies: bodies).change(next, redirect)
            #expect((followed != nil) == goes)
            let bare = try request("https://h/a").redirected(to: location, status: 307)
            let bodiless = try #require(bare)
            #expect(try Redirects.follow(bodies: bodies).change(bodiless, redirect) != nil)
        }

        @Test(arguments: [
            ("https://h/a", "http://h/a"), ("https://h/a", "http://other/"),
            ("https://h/a", "HTTP://h/"), ("https://h/a", "ws://h/"), ("http://h/a", "file:///a"),
            ("http://h/a", "data:,a"), ("http://h/a", "http:"), ("http://h/a", "http://"),
            ("http://h/a", "about:blank"),
        ])
        func `nothing leads from https to http, and nothing anywhere else`(
            from: String, location: String
        ) throws { #expect(try request(from).redirected(to: location, status: 302) == nil) }

        @Test(arguments: [
            ("http://h/a/b?q", "c", "http://h/a/c"), ("http://h/a/b?q", "?r", "http://h/a/b?r"),
            ("http://h/a/b?q", "../c", "http://h/c"), ("http://h/a/b?q", "//i/c", "http://i/c"),
            ("http://h/a", "HTTP://i/c", "HTTP://i/c"), ("http://h/a", "/c#part", "http://h/c"),
            ("http://h", "c", "http://h/c"),
        ])
        func `a location may be relative`(from: String, location: String, url: String) throws {
            let next = try request(from).redirected(to: location, status: 302)
            #expect(next?.url.absoluteString == url)
        }

        /// RFC 9110 §15.4: 301 and 302 make a GET of a POST, 303 of all but HEAD.
        @Test(
            arguments: [301, 302, 303, 307, 308],
            [HTTPMethod.post, .put, .delete, .patch, .head])
        func `a method becomes GET, without a body`(status: Int, method: HTTPMethod) throws {
            let described = ["Type", "Length", "Encoding", "Language", "Location"]
            let fields = described.map { HTTPHeaders.Field(name: "Content-\($0)", value: "a") }
            let headers = HTTPHeaders(fields).merging(["X": "y"])
            let sent = try request("http://h/a", headers, method, .init(text: "hello"))

            let next = try #require(sent.redirected(to: "/b", status: status))

            let isGet = status == 303 ? method != .head : status < 303 && method == .post
            #expect(next.method == (isGet ? .get : method))
            #expect(next.headers == (isGet ? ["X": "y"] : headers))
            #expect(next.body == (isGet ? nil : sent.body))
        }
    }
}
