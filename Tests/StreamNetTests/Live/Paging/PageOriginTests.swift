import Foundation
import StreamNet
import Testing

/// Pages of the server that the first one came from, and of others without credentials.
@Suite(.hangLimit) struct PageOriginTests {
    private static let first = "https://letters.host/v1/letters?sort=name"
    /// Addresses that are never requested.
    static let refused = [
        "http://letters.host/2", "ftp://letters.host/2", "file:///etc/passwd",
        "javascript:alert(1)",
        "https://ann@letters.host/2", "https://ann:pw@letters.host/2", "https://:pw@letters.host/2",
        "https://ann:pw@evil.host/2", "https:letters.host/2", "data:text/plain,x",
        "https://letters.host@evil.host/",
    ]
    /// Addresses that are requested only if any origin is permitted.
    static let foreign = [
        "https://evil.host/list?page_token=x", "https://letters.host:8443/2",
        "https://letters.host./2",
        "https://letters.host.evil.host/2", "https://sub.letters.host/2", "HTTPS://EVIL.host:443/2",
    ]
    static let own = [
        "https://letters.host/2", "https://LETTERS.host:443/2?page_token=x",
        "HTTPS://letters.host/",
    ]

    private func target(_ address: String) -> Given {
        Given(endpoint: Endpoint(url: URL(string: address)!, attributes: .authorization(.bearer)))
    }

    /// The requests of a list whose second page is at an address, and the outcome.
    private func pages(
        _ address: String, by form: Form, _ attributes: Attributes = [],
        plugins: [any Plugin] = [], interceptors: [any Interceptor] = []
    ) -> (requests: [EncodedRequest], outcome: [String]) {
        let log = EventLog<EncodedRequest>()
        let backend = StubBackend { endpoint in
            log.add(try endpoint.encoded())
            guard log.all.count == 1, form != .cursor else { return Response(status: 401) }
            return Response(headers: ["Link": "<\(address)>; rel=next", "X-Next": address])
        }
        let provider = Provider<Given>(
            backend: backend, plugins: [AccessToken { _ in "t0ken" }] + plugins,
            interceptors: interceptors, attributes: attributes)
        let first = target(Self.first)
        let pages =
            switch form {
            case .link: provider.rx.pages(first, next: .link)
            case .address: provider.rx.pages(first, next: .address { $0.headers["X-Next"] })
            case .cursor:
                provider.rx.pages(first, next: .link, from: address)
            case .closure:
                provider.rx.pages(first) { response, _ in response.headers["X-Next"].map(target) }
            }
        // The page before a stored cursor was of an earlier run.
        let before = form == .cursor ? [try? first.endpoint.encoded()].compactMap(\.self) : []
        let outcome = pages.map { "\($0.status)" }.outcome
        return (before + log.all, outcome)
    }

    enum Form: CaseIterable { case link, address, cursor, closure }

    @Test(arguments: Form.allCases, refused + foreign)
    func `another origin is not requested`(form: Form, address: String) {
        let (requests, outcome) = pages(address, by: form)
        #expect(requests.count == 1)
        let error = outcome.last ?? ""
        #expect(
            error.contains("wanted a page of https://letters.host:443, found ")
                || error.contains("wanted a page without a user in its address"), "\(error)")
        #expect(!error.contains("pw") && !error.contains("ann") && !error.contains("page_token"))
    }

    @Test(arguments: Form.allCases, own)
    func `the same origin is requested with credentials`(form: Form, address: String) {
        let (requests, _) = pages(address, by: form)
        #expect(requests.count == 2)
        #expect(requests.last?.headers["Authorization"] == "Bearer t0ken")
    }

    @Test(arguments: Form.allCases, foreign)
    func `where any origin is permitted, another gets no credentials`(form: Form, address: String) {
        let secrets: HTTPHeaders = [
            "Cookie": "a=b", "X-Api-Key": "s3cret", "Host": "letters.host", "Accept-Language": "en",
        ]
        let signing = Hooks(encoded: { $0.headers["X-Signature"] = "s3cret" })
        let (requests, outcome) = pages(
            address, by: form, [.pageOrigins(.any), .headers(secrets)],
            plugins: [signing, CommonParameters(["api_key": "s3cret", "lang": "en"])])
        #expect(outcome.last == "401")
        guard requests.count == 2, let page = requests.last else { return #expect(Bool(false)) }
        #expect(page.headers == ["Accept-Language": "en"])
        #expect(!page.url.absoluteString.contains("s3cret"))
        if let own = URL(string: address)?.query() {
            #expect(page.url.query()?.hasPrefix(own) == true)
        }
        if form == .closure { #expect(page.url.query()?.contains("lang=en") == true) }
    }

    @Test(arguments: Form.allCases, refused)
    func `permitting any origin permits no other scheme, and no user`(form: Form, address: String) {
        let (requests, outcome) = pages(address, by: form, .pageOrigins(.any))
        #expect(requests.count == 1)
        let error = outcome.last ?? ""
        #expect(
            error.contains("wanted a page over https, found ") || error.contains("without a user"),
            "\(error)")
    }

    @Test(arguments: Form.allCases)
    func `a page of another origin renews no token`(form: Form) {
        let renewals = EventLog<String>()
        let refresh = TokenRefresh(
            token: { "t0ken" },
            renew: {
                renewals.add("renewed")
                return .just("new")
            })
        for (address, count) in [(Self.foreign[0], 0), (Self.own[0], 1)] {
            let (requests, outcome) = pages(
                address, by: form, .pageOrigins(.any), interceptors: [refresh])
            #expect(outcome.last == "401")
            #expect(requests.count == 2 + count)
            #expect(renewals.all.count == count)
        }
    }

    @Test func `an interceptor that answers the first page lets no other origin pass`() {
        let log = EventLog<String>()
        let answering = Around { endpoint, next in
            endpoint.url.host() == "letters.host" ? .just(Response()) : next(endpoint)
        }
        let provider = Provider<Given>(backend: .logging(log), interceptors: [answering])
        let pages = provider.rx.pages(target(Self.first)) { _, _ in target("https://evil.host/list")
        }
        let outcome = pages.take(3).outcome
        #expect(outcome.last?.hasSuffix("found https://evil.host/list") == true)
        #expect(log.all.isEmpty)
    }

    @Test func `the first pages of two subscriptions may be at two servers`() {
        let hosts = EventLog<String>()
        let provider = Provider<Moving>(
            backend: StubBackend { endpoint in
                hosts.add(try endpoint.encoded().url.host() ?? "")
                return Response()
            })
        let host = EventLog<String>()
        let pages = provider.rx.pages(Moving(host: host, page: 1)) { _, target in
            target.page < 2 ? Moving(host: host, page: target.page + 1) : nil
        }
        for name in ["a.host", "b.host"] {
            host.add(name)
            #expect(pages.outcome.count == 2)
        }
        #expect(hosts.all == ["a.host", "a.host", "b.host", "b.host"])
    }

    @Test func `a user of the declared request stays`() {
        let first = "https://ann:pw@letters.host/1"
        for (address, isSame) in [
            (first + "?page=2", true), ("https://letters.host/2", true),
            ("https://bob:pw@letters.host/2", false),
            ("https://ann:other@letters.host/2", false),
        ] {
            let log = EventLog<String>()
            let pages = Provider<Given>(backend: .logging(log)).rx.pages(target(first)) { _, _ in
                log.all.count < 2 ? target(address) : nil
            }
            _ = pages.outcome
            #expect(log.all == (isSame ? [first, address] : [first]).map { "GET \($0)" })
        }
    }

    /// What an action interceptor may do to the address of an action.
    private static let elsewhere = TypedInterceptor<Listed, String> { call, next in
        var call = call
        call.baseURL = URL(string: call.input.next)
        return next(call)
    }

    fileprivate struct Listed: Encodable, Sendable { var next = "https://letters.host" }

    private struct Lists: API {
        static let attributes: Attributes = [
            .baseURL(URL(string: "https://letters.host")!), .actionInterceptors([elsewhere]),
        ]
        @POST("/letters") var letters: Action<Listed, String>
    }

    @Test func `pages of actions are compared, too`() {
        for (host, count) in [("https://letters.host", 2), ("https://evil.host", 1)] {
            let log = EventLog<String>()
            let provider = Provider<AnyTarget>(backend: .logging(log, Response(text: "\"a\"")))
            let next: @Sendable (String, Listed) -> Listed? = { _, _ in
                log.all.count % 2 == 1 ? Listed(next: host) : nil
            }
            let pages = provider.rx.pages(Lists.letters, Listed(), next: next)
            #expect(pages.outcome.count == 2)
            #expect(log.all.count == count)
        }
    }
}

/// A target whose server changes.
private struct Moving: Target {
    let host: EventLog<String>
    let page: Int

    var baseURL: URL { URL(string: "https://\(host.all.last ?? "")")! }
    var path: Path { "pages/\(page)" }
}
