import Foundation
@testable import StreamNet
import Testing

@Suite struct PathJoiningTests {
    @Test(arguments: [
        // Get
        ("https://api.github.com", "/user", "https://api.github.com/user"),
        ("https://api.github.com", "user", "https://api.github.com/user"),
        ("https://api.github.com/", "/user", "https://api.github.com/user"),
        ("https://api.github.com", "/", "https://api.github.com/"),
        ("https://api.github.com/", "", "https://api.github.com/"),
        ("https://host/api/v4", "/test", "https://host/api/v4/test"),
        ("https://host/api/v4/", "test", "https://host/api/v4/test"),
        ("https://api.github.com", "https://example.com/user", "https://example.com/user"),
        // Moya
        ("http://host/123/path?X-ABC-Asd=123", "", "http://host/123/path?X-ABC-Asd=123"),
        ("http://example.com/", "/endpoint", "http://example.com/endpoint"),
        // Queries of either, of both, of neither
        ("https://h/a?k=1", "b", "https://h/a/b?k=1"),
        ("https://h/a", "b?p=2", "https://h/a/b?p=2"),
        ("https://h/a?k=1", "b?p=2", "https://h/a/b?k=1&p=2"),
        ("https://h/a?", "b?p=2", "https://h/a/b?p=2"),
        ("https://h/a?k=1", "?p=2", "https://h/a?k=1&p=2"),
        ("https://h", "?p=2", "https://h?p=2"),
        ("https://h/a?k=1", "https://x/y?z=3", "https://x/y?z=3"),
        // Cases in which Foundation's own joining is wrong
        ("https://h/a%20b", "c%20d", "https://h/a%20b/c%20d"),
        ("https://h/a", "b?c=d%2Be+f", "https://h/a/b?c=d%2Be+f"),
        ("https://h//a//", "//b//c/", "https://h//a/b//c/"),
        ("https://h/a", "b/../c", "https://h/a/b/../c"),
        ("https://h/a", "sheet:copy", "https://h/a/sheet:copy"),
        ("https://h/a%2Fb/%C3%A9", "c%2Fd/🙂", "https://h/a%2Fb/%C3%A9/c%2Fd/%F0%9F%99%82"),
        ("https://h/a+b", "c+d?e=f+g&h=🙂", "https://h/a+b/c+d?e=f+g&h=%F0%9F%99%82"),
        ("https://h/a", "b?c?d=e?f", "https://h/a/b?c?d=e?f"),
        ("https://h/a", "b c%20d%", "https://h/a/b%20c%20d%25"),
        // Schemes, hosts, fragments
        ("https://h", "HTTP://X/y", "HTTP://X/y"),
        ("https://h", "ftp://x/y", "ftp://x/y"),
        ("https://h", "go/http://x/y", "https://h/go/http://x/y"),
        ("https://me:pw@h:81/a", "b", "https://me:pw@h:81/a/b"),
        ("https://[::1]:81", "b", "https://[::1]:81/b"),
        ("https://h/a#old", "b#new", "https://h/a/b%23new"),
        ("https://h/a?k=1#old", "notes/F#1.txt", "https://h/a/notes/F%231.txt?k=1"),
        ("https://h", "b?c=#d#", "https://h/b?c=%23d%23"),
        ("https://h", "a;v=1/b;w=2", "https://h/a;v=1/b;w=2"),
        ("https://h/a", "https://x/y#z", "https://x/y#z"),
        ("https://h/a#old", "", "https://h/a"), ("https://h?k=1#old", "", "https://h?k=1"),
        ("https://h/a#old", "b", "https://h/a/b"),
    ])
    func `a path is joined to its base`(base: String, path: String, joined: String) throws {
        let base = try #require(URL(string: base))
        let endpoint = try Endpoint(path: Path(path), base: base)
        #expect(endpoint.url.absoluteString == joined)
    }

    // APIKit keeps the slashes of both, "https://h/" and "/foo" being "https://h//foo".
    @Test(
        arguments: [
            ("https://h", "https://h"), ("https://h/", "https://h"), ("https://h///", "https://h"),
            ("https://h/api", "https://h/api"), ("https://h/api/", "https://h/api"),
        ],
        [
            ("", nil), ("/", "/"), ("foo", "/foo"), ("/foo", "/foo"), ("/foo/", "/foo/"),
            ("foo/bar", "/foo/bar"), ("/foo/bar", "/foo/bar"), ("/foo/bar/", "/foo/bar/"),
            ("/foo/bar//", "/foo/bar//"), ("foo//bar//", "/foo//bar//"),
        ] as [(String, String?)])
    func `one slash meets between a base and a path, where APIKit may have several`(
        base: (declared: String, kept: String), path: (declared: String, added: String?)
    ) throws {
        let url = try #require(URL(string: base.declared))
        var endpoint = try Endpoint(path: Path(path.declared), base: url)
        let joined = path.added.map { base.kept + $0 } ?? base.declared
        #expect(try endpoint.encoded().url.absoluteString == joined)
        endpoint.payload = .query(["p": 1])
        #expect(try endpoint.encoded().url.absoluteString == joined + "?p=1")
    }

    @Test(arguments: [("", "/"), ("a/b", "/a/b"), ("/a", "/a"), ("?q=1", "?q=1")])
    func `without a base the URL is relative`(path: String, url: String) throws {
        #expect(try Endpoint(path: Path(path)).url.absoluteString == url)
    }

    @Test func `raw text that is no URL is refused`() {
        let error = #expect(throws: NetError.self) {
            try Endpoint(path: "a\(raw: " b\n")?token=secret", method: .post)
        }
        #expect(error?.reason == .invalidURL)
        #expect(error?.failure?.found == #""/a b\n""#)
        #expect(error?.description.contains("secret") == false)
    }
}
