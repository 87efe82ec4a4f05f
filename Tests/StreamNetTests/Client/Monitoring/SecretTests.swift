@testable import StreamNet
import Testing

/// One secret in every place where a secret may be: nothing that prints itself has it.
@Suite(.hangLimit) struct SecretTests {
    private static let secret = "s3cr3t"
    private static let query = "?token=\(secret)#access_token=\(secret)"
    private static let place = URL(
        string: "https://me:\(secret)@host/path;token=\(secret)/16\(query)")!

    /// Bytes that are no text: an archive has them as they are, and nothing else has any of them.
    private static let photo = Data([0xFF]) + Data(secret.utf8)

    private struct Login: Encodable { let user = "me", password = secret }
    private struct Vault: Sendable { let password = secret }

    /// An error that a plugin may throw: one of the system that names the URL.
    private static let failure = URLError(
        .badURL,
        userInfo: [
            "NSErrorFailingURLStringKey": place.absoluteString,
            NSURLErrorFailingURLErrorKey: place,
        ])

    private struct Loud: Error, CustomStringConvertible {
        let description =
            "https://me:\(secret)@host/?key=\(secret) Authorization: Bearer \(secret)"
    }

    private static let payloads: [Payload] = [
        .json(Login(), query: ["api_key": secret]), .form(["password": secret]),
        .query(["access_token": secret, "filter": ["password": secret]]),
        .data(
            Data(#"{"a":[{"secret":{"x":"\#(secret)"}}]}"#.utf8), contentType: "application/json"),
        .data(Data("{\"password\":\"\(secret)".utf8), contentType: "application/json"),
        .data(Data("token=\(secret)".utf8), contentType: "text/plain"),
        .multipart([.text("password", secret), .data("photo", photo)]),
        .parameters(["user": ["password": secret]]),
        .parameters(["user": ["password": secret]], as: .json),
    ]

    private static let endpoints = payloads.map { payload in
        Endpoint(
            url: place, method: .post,
            headers: ["Authorization": "Bearer \(secret)", "Referer": place.absoluteString],
            payload: payload,
            attributes: [
                .headers(["Cookie": "id=\(secret)", "X-Api-Key": secret]), .baseURL(place),
                .vault(Vault()), .hosts(["pay": place]), .sessionToken(secret),
            ])
    }

    private static let response = Response(
        headers: [
            "Set-Cookie": "id=\(secret)", "Location": "/cb#access_token=\(secret)",
            "Content-Type": "application/json",
        ],
        body: Data(#"{"data":{"refresh_token":"\#(secret)","next":"\#(place)"}}"#.utf8), url: place)

    @Test(arguments: endpoints)
    func `no description has it`(endpoint: Endpoint) throws {
        var query: Parameters = [:]
        query.append("filter", ["password": Self.secret])
        let request = try endpoint.encoded()
        let texts = [
            "\(endpoint)", "\(endpoint.headers)", "\(endpoint.attributes)", "\(endpoint.payload)",
            "\(endpoint.payload.query)", "\(endpoint.payload.body)", "\(request)", "\(query)",
            "\(try query.pairs())", "\(Array(endpoint.headers))", "\(Self.response)",
            "\(request.headers)", "\([endpoint])", "\(Optional(request) as Any)",
            String(reflecting: endpoint),
            String(reflecting: request), String(reflecting: endpoint.payload), request.curl(),
            try endpoint.encoded().curl(),
            "\(endpoint.attributes.baseURL.map { Redaction.standard.redacted($0) } ?? "")",
        ]
        for text in texts { #expect(!text.contains(Self.secret)) }
    }

    @Test(arguments: endpoints)
    func `no line of a log has it, nor an error, nor an inspector`(endpoint: Endpoint) throws {
        let log = EventLog<String>()
        let inspector = Inspector()
        let everything: RequestLog.Items = [.bodies, .curl]
        let plugins: [any Plugin] = [inspector, RequestLog(everything) { log.add("\($0)") }]
        let answers: [@Sendable (Endpoint) throws -> Response] = [
            { _ in Self.response }, { _ in throw Self.failure }, { _ in throw Loud() },
            { _ in throw NetError.transport(.init(.other, request: "GET", detail: "\(Loud())")) },
        ]
        let troubles: [any Plugin] = [
            Hooks(), Hooks(preparing: { _ in throw Self.failure }),
            Hooks(sending: { _ in throw Self.failure }), Hooks(sending: { _ in throw Loud() }),
            Hooks(encoded: { _ in throw Loud() }),
        ]
        for answer in answers {
            for trouble in troubles {
                let provider = Provider<AnyTarget>(
                    backend: StubBackend(answer), plugins: [trouble] + plugins)
                for attributes in [[], .validation(.statusCodes([])), .timeout(.zero)]
                    as [Attributes]
                {
                    let outcome = provider.rx(Given(endpoint: endpoint), attributes).outcome
                    if case .failure(let error as NetError) = outcome { log.add("\(error)") }
                    _ = try? outcome?.response?.mapping { _ in throw Loud() }
                }
            }
        }
        #expect(log.all.count > 100)
        let shown = inspector.traces.flatMap { [$0.description, $0.svg] }
        let files = [inspector.page(), inspector.har.data]
            .map { String(decoding: $0, as: UTF8.self) }
        #expect((log.all + shown + files).filter { $0.contains(Self.secret) } == [])
    }

    @Test(arguments: ["//me:s3cr3t@host/path", "https://me:s3cr3t@host/path", "h://me:s3cr3t@host"])
    func `a description of an address that cannot be sent has no password`(text: String) throws {
        let url = try #require(URL(string: text))
        #expect(!Endpoint(url: url).description.contains(Self.secret))
        let error = #expect(throws: NetError.self) {
            try Endpoint(url: url, headers: ["\n": ""]).encoded()
        }
        #expect(error.map { !"\($0)".contains(Self.secret) } == true)
    }

    @Test func `what is not secret stays readable`() {
        let endpoint = Self.endpoints[0]
        #expect(
            endpoint.headers.description
                == "Authorization: •••\nReferer: https://•••@host/path;token=•••#access_token=•••")
        #expect(endpoint.payload.description == "query api_key=•••, json of Login")
        #expect(Payload.none.description == "nothing" && Payload.Body.none.description == "nothing")
        #expect(Payload.data(Data([1])).description == "1 bytes")
        #expect(
            (["page": 2, "password": "a b"] as Parameters).description == "page=2&password=•••")
    }
}

extension Attributes {
    fileprivate static var vault: Key<(any Sendable)?> { .init(nil) }
    fileprivate static var sessionToken: Key<String> { .init("") }
}
