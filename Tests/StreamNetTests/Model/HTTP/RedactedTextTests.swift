import Foundation
@testable import StreamNet
import Testing

/// Secrets in headers, URLs, forms and other text, and text that is not hidden.
@Suite(.hangLimit) struct RedactedTextTests {
    private let standard = Redaction.standard

    @Test(arguments: [
        ("Accept", "application/json;q=0.9, */*"), ("Content-Length", "12"),
        ("Cache-Control", "max-age=0, no-cache"), ("Date", "Sun, 06 Nov 1994 08:49:37 GMT"),
        ("Content-Disposition", #"form-data; name="token"; filename="a.png""#),
        ("WWW-Authenticate", #"Basic realm="simple""#), ("X-Keys", "a"),
        ("Link", #"<https://host/a?page=2&per_page=10>; rel="next""#), ("ETag", #"W/"ab:c""#),
    ])
    func `another header is shown`(name: String, value: String) {
        let headers = HTTPHeaders([.init(name: name, value: value)])
        #expect(standard.redacted(headers).map(\.value) == [value])
    }

    @Test(arguments: [
        ("https://host/cb?access_token=abc&page=2", "https://host/cb?access_token=•••&page=2"),
        ("https://host/cb#access_token=abc&state=x", "https://host/cb#access_token=•••&state=x"),
        ("https://me:abc@host/a", "https://•••@host/a"),
        ("https://me@host:80/a", "https://•••@host:80/a"),
        ("https://host/token/abc", "https://host/token/abc"),
        (
            "https://host/a?next=https%3A%2F%2Fh%3Ftoken%3Dabc%26a%3Db&b=c",
            "https://host/a?next=https•••&b=c"
        ),
        ("https://host/a?pass%77ord=abc", "https://host/a?pass%77ord=•••"),
        ("https://host/a?user%5Bpassword%5D=abc", "https://host/a?user%5Bpassword%5D=•••"),
        ("https://host/a?token=a=b,c;d'e/f?g&x=y", "https://host/a?token=•••&x=y"),
        ("https://host/a?token=&x=y", "https://host/a?token=&x=y"),
        ("https://host/a?token", "https://host/a?token"),
        ("https://host/a?x=%2525252525252541", "https://host/a?x=•••"),
        ("https://host/a?x=100%25&y=%F0%9F%98%80", "https://host/a?x=100%25&y=%F0%9F%98%80"),
        (
            "https://host/a?x=https%3A%2F%2Fh%2Fa%3Fb%3Dc",
            "https://host/a?x=https%3A%2F%2Fh%2Fa%3Fb%3Dc"
        ),
        ("https://host/a?x=a%2520b&y=c", "https://host/a?x=a•••&y=c"),
        ("https://host/a?x=https%3A%2F%2Fme%3Aabc%40h&y=c", "https://host/a?x=https•••&y=c"),
        ("https://host/a?filter=%7B%22pin%22%3A12%7D&y=c", "https://host/a?filter=•••&y=c"),
        ("https://host/a?x=https://me:abc@h&y=c", "https://host/a?x=https://•••@h&y=c"),
        ("https://host/a;token=abc/b?y=c", "https://host/a;token=•••?y=c"),
    ])
    func `a URL`(text: String, redacted: String) throws {
        let url = try #require(URL(string: text, encodingInvalidCharacters: false))
        #expect(standard.redacted(url) == redacted)
        #expect(Redaction.none.redacted(url) == text)
    }

    @Test(arguments: [
        (
            "see https://me:abc@host/a?page=2&token=abc for more",
            "see https://•••@host/a?page=2&token=••• for more"
        ),
        ("/a?token=abc&b=c or a?pin=1&b=2", "/a?token=•••&b=c or a?pin=•••&b=2"),
        ("</a?token=abc&b=c>; rel=next", "</a?token=•••&b=c>; rel=next"),
        ("//me:abc@host/a //me:abc@b", "//•••@host/a //•••@b"),
        ("token=abc other", "token=•••"),
        ("a: b\ntoken = abc def\nnext", "a: b\ntoken = •••"),
        ("Accept: a\nAuthorization: Bearer abc", "Accept: a\nAuthorization: •••"),
        (#"{"page": 2, "password" : "a\"bc"}"#, #"{"page": 2, "password" : "•••"#),
        (#"{\"page\":2,\"password\":\"abc\"}"#, #"{\"page\":2,\"password\":\"•••"#),
        (#"{"a":"{\\\"pin\\\":12}"}"#, #"{"a":"{\\\"pin\\\":•••"#),
        (#"["A": "b", "Authorization": "Bearer abc"]"#, #"["A": "b", "Authorization": "•••"#),
        ("Login(user: \"me\", password: \"abc\")", "Login(user: \"me\", password: \"•••"),
        ("<a><b>c</b><token>abc</token></a>", "<a><b>c</b><token•••"),
        ("<token type='abc'>abc</token>", "<token•••"),
        (#"<w:Password Type="x">abc</w:Password>x"#, "<w:Password•••"),
        ("<html>\n<b>token</b> </token>", "<html>\n<b>token</b> </token>"),
        (
            "NSErrorFailingURLStringKey=http://h/a?key=abc",
            "NSErrorFailingURLStringKey=http://h/a?key=•••"
        ),
        (
            "GET https://host/oauth/token: wanted a, found b",
            "GET https://host/oauth/token: wanted a, found b"
        ),
        ("wanted a token, found none", "wanted a token, found none"),
        ("page=2&sort=name: 12", "page=2&sort=name: 12"),
        ("a=token=abc", "a=token=•••"),
        ("token=\"abc", "token=\"•••"),
        ("user/password: abc", "user/password: •••"),
        ("id=•••; token: •••, pin=1234", "id=•••; token: •••, pin=•••"),
        ("<token", "<token"),
        ("token:", "token:"),
        ("a=https%3A%2F%2Fh%3Ftoken%3Dabc%ZZ b", "a=https•••"),
        ("a=%FFtoken%3Dabc%2", "a=•••"),
        ("https://me:abc%40host/a", "https://•••"),
        ("https://host/a%2Fpin%3Aabc", "https://host/a•••"),
        ("50% of a%20b, 100%", "50% of a%20b, 100%"),
        ("", ""),
    ])
    func `text of any kind is shown up to the first secret`(text: String, redacted: String) {
        #expect(standard.redacted(text) == redacted)
        #expect(Redaction.none.redacted(text) == text)
    }

    @Test func `names can be added, and none is none`() {
        let more = standard.adding("X-Room", "*number", "naïve")
        let headers: HTTPHeaders = ["x-room": "12", "X-Rooms": "12", "Cookie": "a"]
        #expect(more.redacted(headers).map(\.value) == ["•••", "12", "•••"])
        #expect(Redaction.none.redacted(headers) == headers)
        #expect(
            more.redacted(form: "phoneNumber=1&numbers=2&naïve=3")
                == "phoneNumber=•••&numbers=2&naïve=•••")
        let own = Redaction(names: SecretNames(["A"]))
        #expect(
            own.redacted(["A": "1", "Cookie": "2"] as HTTPHeaders).map(\.value) == ["•••", "2"])
        let never = Redaction.none.adding("A")
        #expect(never.redacted(["A": "1"] as HTTPHeaders).map(\.value) == ["1"])
    }

    @Test(arguments: ["", "*", "-", "[]", "*-"])
    func `a name without letters hides nothing`(name: String) {
        let redaction = Redaction(names: SecretNames([name]))
        #expect(redaction.redacted("a=1 ==2 -=3") == "a=1 ==2 -=3")
    }
}
