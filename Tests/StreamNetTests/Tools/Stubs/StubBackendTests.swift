import Foundation
import StreamNet
import Streams
import Testing

/// The answers of a stub, their time, and the requests that it refuses.
@Suite(.hangLimit) struct StubBackendTests {
    @Test func `the answer is asked for each time, with the endpoint as it is sent`() {
        let log = EventLog<String>()
        let provider = Provider<Sayings>(
            backend: StubBackend { endpoint in
                log.add("\(endpoint) \(endpoint.headers)")
                return Response(status: 200 + log.all.count)
            },
            plugins: [
                Hooks(preparing: { endpoint in
                    var endpoint = endpoint
                    endpoint.headers["A"] = "1"
                    return endpoint
                })
            ])
        let zen = provider.rx(.zen)
        #expect(log.all == [])
        #expect(zen.outcome?.summary == "201")
        #expect(zen.outcome?.summary == "202")
        #expect(log.all.first == "GET https://sayings.host/zen \(["A": "1"] as HTTPHeaders)")
    }

    @Test func `what the answer throws fails the request as it is`() {
        let provider = Provider<Sayings>(backend: StubBackend { _ in throw Dice() })
        #expect(provider.rx(.zen).outcome?.error is Dice)
    }

    @Test func `a call may bring a backend, and plugins still run`() {
        let log = EventLog<String>()
        let provider = Provider<Sayings>(
            backend: .stub(Response(status: 500)), plugins: [Witness(name: "p", log: log)])
        let other = StubBackend { _ in Response(status: 204) }
        #expect(provider.rx(.zen, .backend(other)).outcome?.summary == "204")
        #expect(
            log.all == ["prepare p", "willSend p", "didReceive p: 204", "process p: 204"])
        #expect(provider.rx(.zen).outcome?.summary == "500")
    }

    @Test func `an inner nil takes an outer backend back`() {
        let provider = Provider<Sayings>(
            backend: .stub(Response(status: 200)),
            attributes: .backend(StubBackend { _ in Response(status: 500) }))
        #expect(provider.rx(.zen, .backend(nil)).outcome?.summary == "200")
    }

    @Test(arguments: [
        (Endpoint(url: Ping().baseURL, payload: .json([1])), RequestError.Reason.bodyNotAllowed),
        (Endpoint(url: Ping().baseURL, headers: ["A": "b\r\nC: d"]), .invalidHeader),
        (Endpoint(url: Ping().baseURL, method: .post, payload: .json(Double.nan)), .encoding),
        (Endpoint(url: Ping().baseURL, attributes: .timeout(.zero)), .invalidTimeout),
        (Endpoint(url: URL(filePath: "/etc/passwd")), .unsupportedScheme),
    ])
    func `what a network refuses is refused with the same error, unanswered and not remembered`(
        endpoint: Endpoint, reason: RequestError.Reason
    ) {
        let log = EventLog<String>()
        let backend = StubBackend { _ in
            log.add("answer")
            return Response()
        }
        let stubs = Stubs<Ping>(otherwise: backend)
        let wanted = #expect(throws: NetError.self) { try endpoint.encoded() }
        for backend in [backend, stubs] as [any Backend] {
            let error = backend.send(endpoint).outcome?.error as? NetError
            #expect(error?.reason == reason)
            #expect(error?.description == wanted?.description)
        }
        #expect(log.all == [] && stubs.requests.isEmpty)
    }
}
