import Foundation
import Testing

@testable import StreamNet

/// `dump` prints no secret of any public type.
@Suite struct DescribedMirrorTests {
    private static let secret = "s3cr3t"
    private static let url = URL(string: "https://ann:\(secret)@shop.example/a?token=\(secret)")!

    private static func endpoint() -> Endpoint {
        Endpoint(
            url: url, method: .post, headers: ["Authorization": "Bearer \(secret)"],
            payload: .form(["password": secret]),
            attributes: [.headers(["Cookie": "id=\(secret)"])])
    }

    private static func response() -> Response {
        Response(
            headers: ["Set-Cookie": "id=\(secret)"], body: Data("{\"token\":\"\(secret)\"}".utf8),
            url: url
        ).answering(endpoint())
    }

    /// A value of each type that holds texts of requests, responses or settings, with a secret.
    private static func values() throws -> [Any] {
        let (endpoint, response) = (endpoint(), response())
        let encoded = try endpoint.encoded()
        let failure = TransportError(.tls, request: "\(endpoint)", detail: "token=\(secret)")
        let identity = TransportConfiguration.TLS.Identity(
            certificates: Data(secret.utf8), key: Data(secret.utf8), passphrase: secret)
        let proxy = TransportConfiguration.Proxy(
            host: "proxy.example", port: 8080, user: secret, password: secret)
        let configuration = TransportConfiguration(
            cookies: CookieJar([try Cookie(name: "id", value: secret, domain: "shop.example")]),
            headers: ["Api-Key": secret], proxy: proxy, tls: .init(identity: identity))
        let trace = Trace(on: nil)
        trace.add("mark", "token=\(secret)")
        let entry = HAR.Entry(
            request: encoded, response: response, error: nil, startedAt: Date(), timing: nil,
            attempt: 1, redacting: .none, bodies: .whole)
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "secret.har")
        try HAR([entry]).write(to: file)
        let credentials = Credentials(user: "ann", password: secret, host: "shop.example")
        let payloads: [Payload] = [
            endpoint.payload, .data(Data(secret.utf8), contentType: nil), .json(["pin": secret]),
            .multipart([.text("password", secret)]), .query(["token": secret]),
        ]
        return [
            endpoint, endpoint.headers, endpoint.headers[0], endpoint.attributes, encoded,
            encoded.body as Any, response, Reply(1, response), failure,
            NetError.transport(failure), NetError.rejected(response),
            NetError.request(RequestError(.invalidHeader, wanted: "", found: "token=\(secret)")),
            RequestError(.invalidHeader, wanted: "", found: "token=\(secret)"),
            ConfigurationError(wanted: "", found: ""),
            ParseError(response, wanted: "a model", found: "token=\(secret)"),
            CacheEntry(response, requested: Date(), stored: Date()),
            CacheKey(encoded) as Any, configuration, proxy, identity, configuration.tls,
            try Cookie(name: "id", value: secret, domain: "shop.example"), credentials,
            Provider<AnyTarget>(
                backend: .stub(response), plugins: [credentials],
                attributes: endpoint.attributes),
            DefaultHeaders(["Api-Key": secret]), Multipart([.text("password", secret)]),
            Multipart.Part.text("password", secret),
            ["token": secret] as Parameters, trace, trace.marks[0], HAR([entry]),
            NetworkRecording(file),
        ] + payloads
    }

    @Test func `no secret is printed`() throws {
        let bytes = Self.secret.utf8.map { "\($0)" }
        for value in try Self.values() {
            var text = ""
            dump(value, to: &text)
            #expect(!text.contains(Self.secret), "\(text)")
            let numbers = text.split { !$0.isNumber }.map(String.init)
            #expect(!numbers.isSequence(containing: bytes), "\(text)")
        }
    }

    @Test func `a secret of an own type is printed, so that it would be seen`() {
        struct Own { let secret = DescribedMirrorTests.secret }
        var text = ""
        dump(Own(), to: &text)
        #expect(text.contains(Self.secret))
    }

    /// Public types that store neither bytes, header fields nor URLs, keep them in closures or
    /// behind a lock, or have values of users only.
    private static let harmless = """
        AccessToken Action ActionCall ActionDeclaration AnyTarget ArchiveError Arrays
        AuthorizationScheme BadElements Bodies BodySource Booleans Bypass ByteStream Bytes
        CacheDirective CacheExpiry CacheGeneration CachePolicy CacheRemoval CacheStatus
        CacheVariation Change CircuitBreaker CommonParameters Connecting
        ConnectionState CookieJar CurlBackend
        Dates Deadline DeclaredAction DefaultTimeouts Delete Delivery Direction DiskCache
        ElementError
        EndMark Entry Event EventCases EventConnection Events FailedStep FileDestination
        Format Get HTTPMethod Head
        Actor Case Fault Server Simulation SimulationError Tokens World
        Hook HostAddresses HostName InFlightRequests InputEncoding Inspector Interpolation Items
        InterceptorPlace Iterator Key KeyName Keys Kind LayeredCache List MediaType MemoryCache
        Miss Mode
        NetworkActivity NetworkBackend NextPage Nils NoContent Options Order
        OutputDecoding PageOrigins Pages ParameterStyle Parts Patch Path PathTemplate
        Paths Phase Post Put RateLimit Reachability Reason Reconnect RecordFormat Redaction
        Redirects Refusal Rejection Report RequestContext RequestGroup RequestLog
        RequestScope RequestSpans RetryBudget
        MainActorAttributes
        ResponseSource ResumeToken Retry SameSite ServerSentEvent Source Spaces Staleness
        SocketMessage SocketStep Messages Socket State Step StubAnswer StubBackend
        StubMatching StubbedRequest Stubs Timing TokenRefresh TraceContext TraceSpan
        TransferEvent TransferProgress _Undeclared URLSessionBackend Validation Value Values Verbs
        Version
        """

    @Test func `each public type is tried, or known to store no secret`() throws {
        let tried = try Self.values().map { String(describing: type(of: $0)) }
            .flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
        let known = Set(tried + Self.harmless.split { $0.isWhitespace }.map(String.init))
        let sources = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/StreamNet").standardized
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var unknown: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", !file.path.contains(".docc/"),
                !file.lastPathComponent.hasPrefix("Renamed")
            else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for type in text.matches(
                of: /\n *public (?:indirect )?(?:final class|struct|enum) (\w+)/)
            where !known.contains(String(type.1)) { unknown.insert(String(type.1)) }
        }
        #expect(unknown == [])
    }
}

extension [String] {
    fileprivate func isSequence(containing others: [String]) -> Bool {
        indices.contains { self[$0...].starts(with: others) }
    }
}
