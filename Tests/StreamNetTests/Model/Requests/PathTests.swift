import Foundation
@testable import StreamNet
import Testing

@Suite struct PathTests {
    @Test(arguments: [
        ("ann", "ann"), ("a/b", "a%2Fb"), ("a?b", "a%3Fb"), ("a#b", "a%23b"), ("50%", "50%25"),
        ("a%20b", "a%2520b"), ("a+b", "a%2Bb"), ("a b", "a%20b"), ("a&b=c;d", "a%26b%3Dc%3Bd"),
        ("me@host:80", "me%40host%3A80"), ("🙂", "%F0%9F%99%82"), ("é", "%C3%A9"),
        ("a\r\nb", "a%0D%0Ab"), ("[\\]", "%5B%5C%5D"), ("-._~!$'()*,", "-._~!$'()*,"),
        ("...", "..."), ("../admin", "..%2Fadmin"),
    ])
    func `an interpolation is one segment`(name: String, escaped: String) {
        let path: Path = "users/\(name)/repos"
        #expect(path.description == "users/\(escaped)/repos")
    }

    @Test(arguments: [
        ("zen", "zen"), ("/a//b/", "/a//b/"), ("a?b=c&d=e/f?g", "a?b=c&d=e/f?g"), ("a b", "a%20b"),
        ("a%20b", "a%20b"), ("50%", "50%25"), ("%zz%2", "%25zz%252"),
        ("[x]|\\^`{}<>\"", "%5Bx%5D%7C%5C%5E%60%7B%7D%3C%3E%22"), ("ü", "%C3%BC"),
        ("https://[::1]:8080/[a]", "https://[::1]:8080/%5Ba%5D"),
        ("https://host/a b", "https://host/a%20b"), ("//host/a", "//host/a"), ("", ""),
    ])
    func `literal text stands as it is written`(text: String, escaped: String) {
        #expect(Path(text).description == escaped)
    }

    @Test(arguments: [
        ("swiftlang/swift", "swiftlang/swift"), ("one", "one"),
        ("a b/c?d#e/f%2Fg/ü", "a%20b/c%3Fd%23e/f%252Fg/%C3%BC"), ("a/\u{301}b", "a/%CC%81b"),
    ])
    func `several segments of one value are escaped each`(name: String, escaped: String) throws {
        let path: Path = "repos/\(segments: name)/tags"
        #expect(path.description == "repos/\(escaped)/tags")
    }

    @Test(arguments: ["", "/", "a//b", "/a", "a/", "../a", "a/.", "a/../b"])
    func `several segments that would address another resource are an error`(name: String) throws {
        let base = URL(string: "https://host")
        let error = #expect(throws: NetError.self) {
            try Endpoint(path: "repos/\(segments: name)/tags", base: base)
        }
        #expect(error?.reason == .invalidPath)
        let query = try Endpoint(path: "repos?in=\(segments: name)", base: base)
        #expect(query.url.absoluteString == "https://host/repos?in=\(name)")
    }

    @Test func `raw text is inserted verbatim`() {
        let path: Path = "files/\(raw: "a/b%2Fc?d=e+f")"
        #expect(path.description == "files/a/b%2Fc?d=e+f")
    }

    @Test func `values are written as actions write them`() throws {
        let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A"))
        let date = Date(timeIntervalSince1970: 978_307_323)
        #expect(("\(7)/\(UInt8(8))/\(1.5)" as Path).description == "7/8/1.5")
        #expect(("\("xyz".dropFirst())" as Path).description == "yz")
        #expect(("\(true)/\(Character("a"))" as Path).description == "true/a")
        #expect(("\(id)" as Path).description == "00000000-0000-0000-0000-00000000000A")
        #expect(("\(date)" as Path).description == "2001-01-01T00%3A02%3A03Z")
        #expect(("\(Kind.film)/\(Rank.second)" as Path).description == "film/2")
        #expect(("\(Identifier(id: 3))" as Path).description == "no-3")
    }

    @Test func `a value is written in the style of its interpolation`() {
        let style = ParameterStyle(dates: .seconds)
        let date = Date(timeIntervalSince1970: 978_307_323)
        #expect(("\(date, in: style)" as Path).description == "978307323")
    }

    @Test func `a value without a text is an error of the endpoint`() {
        let style = ParameterStyle(dates: .custom { _ in throw NoText() })
        let error = #expect(throws: NetError.self) {
            try Endpoint(path: "a/\(Date(), in: style)/b")
        }
        #expect(error?.reason == .invalidPath)
        let text = #"wanted a value that can be written as text, found "NoText"#
        #expect(error?.description.contains(text) == true)
    }

    @Test func `a path inside a path is not escaped again`() {
        let user: Path = "users/\("a/b")"
        #expect(("\(user)/repos" as Path).description == "users/a%2Fb/repos")
    }

    @Test(arguments: ["", ".", ".."])
    func `a segment that would address another resource makes no endpoint`(name: String) {
        let error = #expect(throws: NetError.self) { try User(name: name).endpoint }
        #expect(error?.reason == .invalidPath)
        #expect(
            error?.description == """
                GET users/\(name): wanted a path part other than "", "." and "..", \
                found "\(name)" in "users/\(name)"
                """
        )
    }

    @Test(
        arguments: [
            ("users/{id}/repos", "{id}"), ("/users/:id", ":id"), (":id", ":id"),
            ("https://host/{user.name}", "{user.name}"), ("users/\("ann")/{repo}", "{repo}"),
            ("users/\("ann")/:repo", ":repo"), ("\("users" as Path)/{id}", "{id}"),
        ] as [(Path, String)])
    func `a place as others write it is an error that says how`(path: Path, place: String) {
        let error = #expect(throws: NetError.self) { try Endpoint(path: path) }
        #expect(error?.reason == .invalidPath)
        let wanted = #"wanted an interpolation, \(name), or %7B and %3A where these are meant, "#
        let found = error?.description ?? ""
        #expect(found.contains(wanted + "found \(place.debugDescription) in "))
    }

    @Test(
        arguments: [
            ("a/%7Bid%7D/%3Aid", "a/%7Bid%7D/%3Aid"), ("a?q={id}&r=/:id", "a?q=%7Bid%7D&r=/:id"),
            ("a/{}/{1}/12:30/v1:go", "a/%7B%7D/%7B1%7D/12:30/v1:go"), ("a/\("{id}")", "a/%7Bid%7D"),
            ("a?\("q")={id}", "a?q=%7Bid%7D"), ("http://host:80/a", "http://host:80/a"),
            ("\("a"):go", "a:go"),
        ] as [(Path, String)])
    func `what is no place, or is escaped, stands`(path: Path, text: String) throws {
        #expect(try Endpoint(path: path).url.absoluteString.hasSuffix(text))
    }

    @Test func `text of run time has no places`() throws {
        let text = "users/{id}"
        #expect(try Endpoint(path: Path(text)).url.absoluteString.hasSuffix("users/%7Bid%7D"))
    }

    @Test(arguments: ["", ".", ".."])
    func `in a query any text may stand`(text: String) throws {
        let endpoint = try Endpoint(path: "search?q=\(text)&page=\(1)")
        #expect(endpoint.url.absoluteString == "/search?q=\(text)&page=1")
    }

    @Test(arguments: [
        ("https://cdn.host/a%2Fb?c=d%20e&f=#g", "https://cdn.host/a%2Fb?c=d%20e&f=#g"),
        ("https://[::1]:8080/a", "https://[::1]:8080/a"),
        ("/page/2?q=a%26b", "https://api.host/v1/page/2?q=a%26b"),
        ("?page=2", "https://api.host/v1?page=2"),
    ])
    func `a URL of the server's stands as it is`(text: String, wanted: String) throws {
        let url = try #require(URL(string: text))
        let endpoint = try Endpoint(path: Path(url), base: URL(string: "https://api.host/v1"))
        #expect(endpoint.url.absoluteString == wanted)
    }

    @Test func `an interpolation cannot leave the host`() throws {
        let endpoint = try? Endpoint(path: "https://api.host\("@evil.host/")x")
        #expect(endpoint?.url.host() != "evil.host")
    }
}

private struct User: Target {
    let name: String
    let baseURL = URL(string: "https://api.host")!
    var path: Path { "users/\(name)" }
}

private enum Kind: String { case book, film }
private enum Rank: Int { case first = 1, second }
private struct NoText: Error {}
private struct Identifier: PathValue, CustomStringConvertible {
    var id: Int
    var description: String { "no-\(id)" }
}
