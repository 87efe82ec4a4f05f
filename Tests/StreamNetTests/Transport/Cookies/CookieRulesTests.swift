@testable import StreamNet
import Testing

/// The rules by which one server, or one that is not encrypted, leaves another's cookies alone.
@Suite(.virtualLimit) struct CookieRulesTests {
    typealias Row = CookieRow

    @Test(arguments: [
        Row("http sets no secure cookie", (http, "a=1; Secure"), asks: https, sends: ""),
        Row("nor replaces one", (https, "a=1; Secure"), (http, "a=2"), asks: https, sends: "a=1"),
        Row(
            "nor takes one away", (https, "a=1; Secure"), (http, "a=; Max-Age=0"),
            asks: https, sends: "a=1"),
        Row(
            "nor puts one before it, on a path below",
            (https, "a=1; Secure; Path=/a"), (http, "a=2; Path=/a/b"), asks: https,
            sends: "a=1"),
        Row(
            "above it is another path", (https, "a=1; Secure; Path=/a"),
            (http, "a=2; Path=/"), asks: https, sends: "a=1; a=2"),
        Row(
            "nor for a domain above", (below, "a=1; Secure; Path=/"),
            ("http://www.shop.example/", "a=2; Path=/; Domain=shop.example"), asks: below,
            sends: "a=1"),
        Row(
            "nor for a host below",
            (https, "a=1; Secure; Path=/; Domain=shop.example"),
            ("http://www.shop.example/", "a=2; Path=/"), asks: below, sends: "a=1"),
        Row(
            "another name is another cookie", (https, "a=1; Secure"), (http, "b=2"),
            asks: https, sends: "a=1; b=2"),
        Row(
            "https may replace one", (https, "a=1; Secure"), (https, "a=2"), asks: http,
            sends: "a=2"),
        Row(
            "a host's and its domain's are two cookies", (https, "a=1; Path=/"),
            (https, "a=2; Path=/; Domain=shop.example"), asks: https, sends: "a=1; a=2"),
        Row(
            "the domain of one name is its host", ("http://intern/", "a=1; Domain=intern"),
            asks: "http://www.intern/", sends: ""),
        Row(
            "nor is a dot at the end a second one", ("http://a.com./", "a=1; Domain=com."),
            asks: "http://a.com./", sends: ""),
    ])
    func `a secure cookie is left alone`(row: Row) throws { try row.run() }

    @Test(arguments: ["__Secure-", "__secure-", "__SECURE-"])
    func `the prefix Secure wants a secure cookie`(prefix: String) throws {
        try Row("open", (http, prefix + "a=1"), asks: https, sends: "").run()
        try Row("not secure", (https, prefix + "a=1"), asks: https, sends: "").run()
        let secure = prefix + "a=1; Secure; Domain=shop.example"
        try Row("secure", (https, secure), asks: https, sends: prefix + "a=1").run()
        try Row("a value", (https, "=\(prefix)a; Secure"), asks: https, sends: "").run()
    }

    @Test(arguments: ["__Host-", "__host-", "__HoSt-"])
    func `the prefix Host wants a host's own cookie for all of it`(prefix: String) throws {
        for wrong in [
            "Secure", "Path=/", "Secure; Path=/a", "Secure; Path=/; Domain=shop.example",
        ] {
            try Row(wrong, (https, "\(prefix)a=1; \(wrong)"), asks: https, sends: "").run()
        }
        let field = "\(prefix)a=1; Secure; Path=/"
        try Row("right", (https, field), asks: https, sends: prefix + "a=1").run()
        try Row("open", (http, field), asks: https, sends: "").run()
        try Row("a value", (https, "\(prefix)a; Secure; Path=/"), asks: https, sends: "").run()
    }

    @Test(arguments: [
        ("http://☃.net/", "http://xn--n3h.net/"), ("http://xn--n3h.net/", "http://☃.net/"),
        ("http://XN--N3H.net/", "http://xn--n3h.NET/"),
        ("http://%E2%98%83.net/", "http://☃.net/"),
        ("http://Bücher.example/", "http://xn--bcher-kva.example/"),
    ])
    func `hosts are compared in their ASCII form`(from: String, asks: String) throws {
        try Row("host", (from, "a=1"), asks: asks, sends: "a=1").run()
    }

    @Test func `a domain is in ASCII, and a program may write it as it is read`() throws {
        let (snow, ascii) = ("http://www.☃.net/", "http://xn--n3h.net/")
        try Row("ASCII", (snow, "a=1; Domain=xn--n3h.net"), asks: ascii, sends: "a=1").run()
        try Row("other", (snow, "a=1; Domain=☃.net"), asks: ascii, sends: "").run()
        let jar = CookieJar([try Cookie(name: "a", value: "1", domain: "☃.NET")])
        #expect(jar.cookies.map(\.domain) == ["xn--n3h.net"])
        #expect(try jar.cookies(for: #require(URL(string: ascii))).count == 1)
    }
}

/// The cookies of responses, and those that a request sends then.
struct CookieRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sets: [(from: String, field: String)]
    let asks: String
    let sends: String

    init(_ name: String, _ sets: (from: String, field: String)..., asks: String, sends: String) {
        (testDescription, self.sets, self.asks, self.sends) = (name, sets, asks, sends)
    }

    /// The same for cookies of one page.
    init(
        _ name: String, sets: String..., from: String = "http://shop.example.com/account/login",
        asks: String = "http://shop.example.com/account/home", sends: String
    ) {
        (testDescription, self.sets) = (name, sets.map { (from, $0) })
        (self.asks, self.sends) = (asks, sends)
    }

    func run() throws {
        let jar = CookieJar()
        for (from, field) in sets {
            let url = try #require(URL(string: from))
            jar.store(from: Response(headers: ["Set-Cookie": field], url: url))
        }
        let request = EncodedRequest(url: try #require(URL(string: asks)))
        #expect(jar.adding(to: request).headers["Cookie"] ?? "" == sends, "\(testDescription)")
    }
}

private let http = "http://shop.example/a/b"
private let https = "https://shop.example/a/b"
private let below = "https://www.shop.example/a/b"
