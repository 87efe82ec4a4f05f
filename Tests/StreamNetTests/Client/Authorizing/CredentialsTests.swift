import StreamNet
import Testing

/// User and password, as RFC 7617 has them, for whom they are meant.
@Suite(.hangLimit) struct CredentialsTests {
    private func header(
        _ url: String, _ plugin: any Plugin, _ headers: HTTPHeaders = [:],
        _ attributes: Attributes = []
    ) throws -> String? {
        let url = try #require(URL(string: url))
        let endpoint = Endpoint(url: url, headers: headers, attributes: attributes)
        return try endpoint.sent(through: plugin).get().headers["Authorization"]
    }

    @Test(arguments: [
        ("Aladdin", "open sesame", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="),
        ("test", "123£", "Basic dGVzdDoxMjPCow=="), ("a", "b:c", "Basic YTpiOmM="),
        ("", "", "Basic Og=="),
        ("👩‍💻", "a\u{AD}b", "Basic 8J+RqeKAjfCfkrs6YcKtYg=="),
        ("\u{85}", "\u{200C}", "Basic woU64oCM"),
    ])
    func `user and password are one header`(user: String, password: String, text: String) throws {
        let plugin = Credentials(user: user, password: password, host: "ping.host")
        #expect(try header("https://ping.host", plugin) == text)
        #expect(try header("https://ping.host", Credentials { _ in (user, password) }) == text)
    }

    @Test(arguments: [
        ("https://ping.host/a", true), ("http://PING.host:8080", true),
        ("https://sub.ping.host", false), ("https://ping.host.evil", false),
        ("https://evil/ping.host", false), ("https://ping.host@evil", false),
    ])
    func `only their host is told`(url: String, isTold: Bool) throws {
        let plugin = Credentials(user: "a", password: "b", host: "Ping.Host")
        #expect(try header(url, plugin) == (isTold ? "Basic YTpi" : nil))
    }

    @Test func `the host is the one that the request goes to`() throws {
        let plugin = Credentials(user: "a", password: "b", host: "other.host")
        let endpoint = try Endpoint(path: "a", base: Ping().baseURL)
        #expect(try endpoint.sent(through: plugin).get().headers.isEmpty)
        var moved = endpoint
        moved.attributes.baseURL = URL(string: "https://other.host")
        #expect(try moved.sent(through: plugin).get().headers["Authorization"] == "Basic YTpi")
    }

    @Test func `a header that is there stays, and nil adds nothing`() throws {
        let plugin = Credentials(user: "a", password: "b", host: "h")
        #expect(try header("https://h", plugin, ["authorization": "mine"]) == "mine")
        #expect(try header("https://h", plugin, [:], .headers(["Authorization": "my"])) == "my")
        #expect(try header("https://h", Credentials { _ in nil }) == nil)
    }

    @Test(arguments: [
        ("a:b", "c", "wanted a user without colon and control characters, found one of them"),
        ("a\nb", "c", "wanted a user without colon and control characters, found one of them"),
        ("a", "b\u{7}", "wanted a password without control characters, found one of them"),
        ("a", "b\u{7F}", "wanted a password without control characters, found one of them"),
        ("a", "b\r\n", "wanted a password without control characters, found one of them"),
        ("a:\u{301}", "c", "wanted a user without colon and control characters, found one of them"),
    ])
    func `what cannot be told refuses the request, and is not quoted`(
        user: String, password: String, text: String
    ) {
        let endpoint = Endpoint(url: Ping().baseURL)
        let plugin = Credentials(user: user, password: password, host: "ping.host")
        #expect(endpoint.sent(through: plugin).error.map { "\($0)" } == "\(endpoint): \(text)")
    }

    @Test func `no description of a plugin or provider has a secret`() {
        let plugins: [any Plugin] = [
            Credentials(user: "hush-user", password: "hush-word", host: "h"),
            AccessToken { [secret = "hush-token"] _ in secret },
            CommonParameters(["key": "hush-key"]),
            DefaultHeaders(["X-Key": "hush-header"]),
        ]
        let provider = Provider<Ping>(backend: .stub(Response()), plugins: plugins)
        var text = ""
        dump(plugins, to: &text)
        dump(provider, to: &text)
        print(plugins, provider, provider.describe(), to: &text)
        #expect(!text.contains("hush"))
    }
}
