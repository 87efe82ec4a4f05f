import Locks
@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct CookieJarTests {
    typealias Row = CookieRow

    private static let root = "http://shop.example.com/"
    private static let deep = "http://a.shop.example.com/account/"

    @Test(arguments: [
        Row("a cookie comes back", sets: "a=1", sends: "a=1"),
        Row("space around is not part of it", sets: " a = 1 ; Path=/", sends: "a=1"),
        Row("a value may have an equals sign", sets: "a=b=c", sends: "a=b=c"),
        Row("an empty value is one", sets: "a=", sends: "a="),
        Row("without a name it is its value", sets: "=1", sends: "1"),
        Row("without an equals sign it is a value", sets: "a", sends: "a"),
        Row("there is one without a name", sets: "=1", "a", "b=2", sends: "a; b=2"),
        Row("neither name nor value is none", sets: "=", "; Path=/", sends: ""),
        Row("the later wins", sets: "a=1", "a=2", sends: "a=2"),
        Row("one that would break a header is none", sets: "a=1\rX: y", "b=\u{7F}", sends: ""),
        Row("one with a control character anywhere is none", sets: "a=1; X=\u{1}", sends: ""),
        Row("a tab is no control character", sets: "a=1\t2", sends: "a=1\t2"),
        Row("names differ by case", sets: "a=1", "A=2", sends: "a=1; A=2"),
        Row("its path is that of the page", sets: "a=1", asks: root, sends: ""),
        Row("a path begins at a slash", sets: "a=1; Path=/acc", sends: ""),
        Row("a path is a folder", sets: "a=1; Path=/account", sends: "a=1"),
        Row("the root is every path", sets: "a=1; Path=/", asks: root, sends: "a=1"),
        Row("a path that is none is that of the page", sets: "a=1; Path=x", sends: "a=1"),
        Row("longer paths come first", sets: "a=1; Path=/", "b=2", sends: "b=2; a=1"),
        Row("two paths are two cookies", sets: "a=1; Path=/", "a=2", sends: "a=2; a=1"),
        Row("a host is not its subdomains", sets: "a=1; Path=/", asks: deep, sends: ""),
        Row(
            "a domain is its subdomains", sets: "a=1; Path=/; Domain=shop.example.com",
            asks: deep, sends: "a=1"),
        Row(
            "a leading dot says the same", sets: "a=1; Path=/; Domain=.Example.com", asks: deep,
            sends: "a=1"),
        Row(
            "the last domain counts, also an empty one",
            sets: "a=1; Path=/; Domain=example.com; Domain=", asks: deep, sends: ""),
        Row(
            "an attribute of more than 1024 bytes does not count",
            sets: "a=1; Path=/; Path=/" + String(repeating: "b", count: 1_024), sends: "a=1"),
        Row(
            "one of 1024 bytes does",
            sets: "a=1; Path=/; Path=/" + String(repeating: "b", count: 1_023), sends: ""),
        Row("nobody speaks for others", sets: "a=1; Domain=other.com", sends: ""),
        Row("nor for what is below", sets: "a=1; Domain=a.shop.example.com", sends: ""),
        Row("nor for all of com", sets: "a=1; Domain=com", sends: ""),
        Row("nor for a name that ends alike", sets: "a=1; Domain=ample.com", sends: ""),
        Row(
            "an address has no subdomains", sets: "a=1; Domain=0.0.1",
            from: "http://127.0.0.1/", asks: "http://127.0.0.1/", sends: ""),
        Row("a secure one is not sent in the open", sets: "a=1; Secure", sends: ""),
        Row(
            "a secure one is sent encrypted", sets: "a=1; Secure; Path=/",
            from: "https://shop.example.com/", asks: "https://shop.example.com/", sends: "a=1"),
        Row("one that is over is gone", sets: "a=1", "a=2; Max-Age=0", sends: ""),
        Row("an age that is none does not count", sets: "a=1; Max-Age=x", sends: "a=1"),
        Row("nor does it take back one", sets: "a=1", "a=2; Max-Age=0; Max-Age=x", sends: ""),
        Row("an age has no plus", sets: "a=1; Max-Age=+0", sends: "a=1"),
        Row("a sign is no age", sets: "a=1; Max-Age=-", sends: "a=1"),
        Row(
            "an age of many digits below zero takes it away", sets: "a=1",
            "a=2; Max-Age=-99999999999999999999", sends: ""),
        Row(
            "one of many digits keeps it",
            sets: "a=1; Max-Age=99999999999999999999; Expires=Thu, 01-Jan-1970 00:00:00 GMT",
            sends: "a=1"),
        Row(
            "an end in the past takes it away", sets: "a=1",
            "a=2; Expires=Thu, 01-Jan-1970 00:00:00 GMT", sends: ""),
        Row(
            "the age wins over the end",
            sets: "a=1; Max-Age=60; Expires=Thu, 01-Jan-1970 00:00:00 GMT", sends: "a=1"),
        Row("a date that is none does not count", sets: "a=1; Expires=soon", sends: "a=1"),
        Row(
            "nor does it take back one", sets: "a=1",
            "a=2; Expires=Thu, 01-Jan-1970 00:00:00 GMT; Expires=soon", sends: ""),
    ])
    func `cookies are kept and given back`(row: Row) throws { try row.run() }

    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("Sun Nov  6 08:49:37 1994", 784_111_777), ("6 nov 1994 8:49:37", 784_111_777),
        ("Wed, 09-Jun-2021 10:18:14 GMT", 1_623_233_894),
        ("31 Feb 2021 00:00:00", nil), ("Sun, 06 Nov 1994", nil), ("06 Nov 1600 00:00:00", nil),
        ("06 Nov 1994 24:00:00", nil), ("06 Nov 1994 08:60:37", nil),
        ("06 Nov 1994 08:49:59", 784_111_799), ("06 Nov 1994 08:49:60", nil),
        ("06 Nov 1994 08:49:99", nil), ("31-Dec-69 23:59:59", 3_155_759_999),
        ("01-Jan-70 00:00:00", 0), ("01-Jan-00 00:00:00", 946_684_800),
        ("31-Dec-99 23:59:59", 946_684_799), ("01-Jan-1601 00:00:00", -11_644_473_600),
        ("31-Dec-1600 23:59:59", nil), ("01-Jan-1970 24:00:00", nil),
    ])
    func `dates are read in any order`(text: String, seconds: Int?) {
        #expect(Date(cookieDate: text).map { Int($0.timeIntervalSince1970) } == seconds)
    }

    @Test func `a cookie is forgotten when its time is over`() throws {
        let now = Mutex(Date(timeIntervalSince1970: 0))
        let jar = CookieJar { now.withLock { $0 } }
        let url = try #require(URL(string: "http://host/"))
        jar.store(from: Response(headers: ["Set-Cookie": "a=1; Max-Age=60"], url: url))
        #expect(jar.cookies(for: url).map(\.value) == ["1"])
        now.withLock { $0 = Date(timeIntervalSince1970: 60) }
        #expect(jar.cookies(for: url).isEmpty)
        #expect(jar.cookies.isEmpty)
    }

    @Test(arguments: [
        ("a", "1\r\nX: y"), ("a\n", "1"), ("b", "1; admin=1"), ("b; admin", "1"), ("a=b", "1"),
        ("a", "\u{7F}"),
    ])
    func `what would be sent as another cookie is none`(name: String, value: String) throws {
        let error = #expect(throws: ConfigurationError.self) {
            try Cookie(name: name, value: value, domain: "host")
        }
        #expect(error?.description.contains("admin=1") == false)
        // One that was stored by others.
        let plain = try Cookie(name: "left", value: "right", domain: "host")
        var json = try #require(String(data: JSONEncoder().encode(plain), encoding: .utf8))
        for (word, text) in [("left", name), ("right", value)] {
            let quoted = try #require(String(data: JSONEncoder().encode(text), encoding: .utf8))
            json = json.replacing("\"\(word)\"", with: quoted)
        }
        let cookie = try JSONDecoder().decode(Cookie.self, from: Data(json.utf8))
        #expect(cookie.name == name)
        #expect(CookieJar([cookie]).cookies.isEmpty)
    }

    @Test(arguments: [("a", "b=c"), ("a", "\"1, 2\" 3"), ("", "a"), ("a", "1\t2"), ("a", "")])
    func `other characters are part of a cookie`(name: String, value: String) throws {
        let cookie = try Cookie(name: name, value: value, domain: "host")
        #expect(CookieJar([cookie]).cookies == [cookie])
    }

    @Test func `a request's own header wins over the jar`() throws {
        let url = try #require(URL(string: "http://host/"))
        let jar = CookieJar([try Cookie(name: "a", value: "1", domain: "host")])
        for own in ["b=2", "a=2", ""] {
            let request = EncodedRequest(url: url, headers: ["cookie": own])
            #expect(jar.adding(to: request).headers == ["cookie": own])
        }
        #expect(jar.adding(to: EncodedRequest(url: url)).headers == ["Cookie": "a=1"])
    }

    @Test func `no description shows a value`() throws {
        let cookie = try Cookie(
            name: "id", value: "hush", domain: "host", isForSubdomains: true, path: "/a",
            expires: Date(timeIntervalSince1970: 0), isSecure: true)
        let text = "id=•••; Domain=host; Path=/a; Expires=1970-01-01T00:00:00Z; Secure"
        #expect("\(cookie)" == text)
        let mine = try Cookie(name: "id", value: "hush", domain: "host")
        #expect("\([mine])" == "[id=•••; Path=/]")
        var dumped = ""
        dump([cookie], to: &dumped)
        dump(CookieJar([mine]), to: &dumped)
        debugPrint(cookie, to: &dumped)
        #expect(!dumped.contains("hush"))
    }

    @Test func `a jar can be stored`() throws {
        let jar = CookieJar([try Cookie(name: "a", value: "1", domain: "Host", isSecure: true)])
        let stored = try JSONEncoder().encode(jar.cookies)
        let restored = CookieJar(try JSONDecoder().decode([Cookie].self, from: stored))
        #expect(restored.cookies == jar.cookies)
        #expect(restored.cookies.first?.domain == "host")
    }
}
