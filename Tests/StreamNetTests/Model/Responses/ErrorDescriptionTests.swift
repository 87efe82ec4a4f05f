import Foundation
import StreamNet
import Testing

/// One line: the request, what was wanted, what was found; no query and no credentials.
@Suite(.virtualLimit) struct ErrorDescriptionTests {
    private static let request = "GET https://host/path"

    @Test(arguments: [
        (
            TransportError.Reason.timedOut(.total, after: .seconds(60)),
            "wanted a response within 60.0 seconds, found none"
        ),
        (
            .timedOut(.idle, after: .milliseconds(500)),
            "wanted data within 0.5 seconds, found silence"
        ),
        (
            .timedOut(.queued, after: .seconds(60)),
            "wanted a free connection within 60.0 seconds, found all in use"
        ),
        (.cannotFindHost, "wanted the host's address, found none"),
        (.cannotConnect, "wanted a connection, found no server"),
        (.noDescriptors, "wanted a connection, found no file descriptor left for it"),
        (.offline, "wanted a network, found none that may be used"),
        (
            .appTransportSecurity,
            "wanted https, or NSAppTransportSecurity in Info.plist with an exception for the host, "
                + "found http"
        ),
        (.connectionLost, "wanted a response, found the connection closed"),
        (.tls, "wanted a trusted connection, found none"),
        (.truncated(received: 3, expected: 9), "wanted 9 bytes, found the end after 3"),
        (
            .truncated(received: 3, expected: nil),
            "wanted the whole body, found the end after 3 bytes"
        ),
        (
            .bodyTooLong(limit: 5),
            "wanted at most 5 bytes, by .buffered(upTo:) or collected(upTo:), found more"
        ),
        (.tooManyRedirects(limit: 20), "wanted at most 20 redirects, found another"),
        (.redirectRefused, "wanted a redirect to http or https, found another"),
        (.invalidResponse, "wanted an HTTP response, found something else"),
        (.wrongRange, "wanted the requested part of the file, found another"),
        (.cannotWrite, "wanted to write the response to a file, found an error"),
        (.other, "wanted a response, found an error"),
    ])
    func `a failure says what was wanted and found`(reason: TransportError.Reason, text: String) {
        let failure = TransportError(reason, request: Self.request)
        #expect(failure.description == "GET https://host/path: \(text)")
        #expect(NetError.transport(failure).description == failure.description)
        let detailed = TransportError(reason, request: Self.request, detail: "code 7")
        #expect(detailed.description == "GET https://host/path: \(text) (code 7)")
    }

    private static func transport(_ reason: TransportError.Reason) -> NetError {
        .transport(TransportError(reason, request: request))
    }

    @Test(
        arguments: [
            (transport(.offline), .notConnectedToInternet),
            (transport(.timedOut(.idle, after: .zero)), .timedOut),
            (transport(.truncated(received: 1, expected: 2)), .networkConnectionLost),
            (
                .transport(
                    TransportError(
                        .other, request: request, underlying: URLError(.dataNotAllowed))),
                .dataNotAllowed
            ),
            (.request(RequestError(.missingHost, wanted: "", found: "")), .badURL),
            (.request(RequestError(.encoding, wanted: "", found: "")), nil),
            (.refused(.budgetSpent(after: transport(.tls))), .secureConnectionFailed),
            (.refused(.deadlineExceeded), .timedOut),
            (.refused(.circuitOpen(retryAfter: .zero)), nil),
            (.rejected(Response(status: 404)), nil), (.cancelled, .cancelled),
        ] as [(NetError, URLError.Code?)])
    func `a failure has the code of a URLError`(error: NetError, code: URLError.Code?) {
        #expect(error.urlErrorCode == code)
    }

    @Test func `a request failure says what was wanted and found`() {
        let failure = RequestError(
            .intercepted, request: Self.request, wanted: "a token", found: "none")
        #expect(failure.description == "GET https://host/path: wanted a token, found none")
        #expect(NetError.request(failure).description == failure.description)
        let nameless = RequestError(.intercepted, wanted: "a token", found: "none")
        #expect(nameless.description == "wanted a token, found none")
    }

    @Test(arguments: [
        (NetError.rejected(Response(status: 404)), "wanted an acceptable status, found 404"),
        (.cancelled, "cancelled"),
        (
            .refused(.circuitOpen(retryAfter: .seconds(5))),
            "wanted a closed circuit, found it open for 5.0 seconds"
        ),
        (
            .refused(.budgetSpent(after: NetError.cancelled)),
            "wanted tokens for another attempt, found too few, after: cancelled"
        ),
        (
            .refused(.rateLimited(until: Date(timeIntervalSince1970: 0))),
            "wanted a turn in time, found none before 1970-01-01 00:00:00 +0000"
        ),
        (.refused(.deadlineExceeded), "wanted a result before the deadline, found none"),
    ])
    func `the other errors say it as well`(error: NetError, text: String) {
        #expect(error.description == text)
    }

    @Test(arguments: [
        (NetError.cancelled, true), (.rejected(Response(status: 499)), false),
        (.request(RequestError(.intercepted, wanted: "a", found: "b")), false),
    ])
    func `an error tells whether it was a cancellation`(error: NetError, isCancelled: Bool) {
        #expect(error.isCancelled == isCancelled)
    }

    /// A request whose every secret place is filled.
    private static let secretive = Endpoint(
        url: URL(string: "https://me:secret@host/path?token=secret#secret")!,
        headers: ["Authorization": "secret"],
        payload: .query(["key": "secret"]))

    @Test(arguments: [
        (Attributes.timeout(.zero), "wanted a timeout above zero, found 0.0 seconds"),
        (.validation(.statusCodes([])), "wanted no status at all, found 200"),
        (.timeout(.seconds(1)), "wanted a response within 1.0 seconds, found none"),
        (
            .headers(["A": "secret\n"]),
            "wanted a header value without control characters, found one in A"
        ),
    ])
    func `no description has a query, header or password`(attributes: Attributes, text: String) {
        let time = VirtualTimeScheduler()
        let results = EventLog<String>()
        let provider = Provider<Given>(
            backend: StubBackend(after: .seconds(2), scheduler: time) { _ in Response() })
        provider.rx(Given(endpoint: Self.secretive), attributes)
            .subscribe { results.add($0.summary) }
        time.run()
        #expect(results.all == ["GET https://host/path: \(text)"])
    }
}
