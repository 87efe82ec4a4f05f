import Foundation
import Loopback
import Streams
import Testing

@testable import StreamNet

/// Failures are recorded, and played as the failures that they were.
@Suite(.hangLimit) struct RecordedFailuresTests {
    private let store: RecordedCase

    init() throws { store = try RecordedCase() }

    private func reason(_ recording: NetworkRecording, _ server: any Backend) -> String? {
        let outcome = recording.backend(server).send(.get("a?token=s3cret")).outcome
        return (outcome?.error as? NetError)?.transport?.description
    }

    @Test(arguments: [
        TransportError.Reason.timedOut(.idle, after: .milliseconds(1_500)),
        .timedOut(.total, after: .seconds(30)), .cannotFindHost, .cannotConnect, .tls,
        .connectionLost, .truncated(received: 7, expected: 9),
        .truncated(received: 7, expected: nil), .corruptBody(coding: "gzip", received: 3),
        .bodyTooLong(limit: 9), .tooManyRedirects(limit: 0), .invalidResponse,
    ])
    func `a failure is played as it was`(reason: TransportError.Reason) throws {
        let failing = StubBackend { endpoint in
            throw NetError.transport(
                TransportError(reason, request: "\(endpoint)", detail: "curl: token=s3cret"))
        }
        let record = store.recording(.record)
        let live = self.reason(record, failing)
        try record.save()
        #expect(!(try store.text.contains("s3cret")))
        #expect(try HARRules(Data(contentsOf: store.file)).violations == [])
        let replay = store.recording(.replay)
        #expect(self.reason(replay, store.server) == live && live?.contains("wanted") == true)
        #expect(replay.verify().isEmpty && store.seen.all.isEmpty)
    }

    @Test func `a retry meets the failure, then the response`() throws {
        let (record, count) = (store.recording(.record), EventLog<Int>())
        let server = StubBackend { endpoint in
            count.add(1)
            if count.all.count == 1 { throw TransportError.Reason.tls.error(for: endpoint) }
            return Response(text: "late")
        }
        for _ in 1...2 { _ = store.send(.get("a"), record, server) }
        try record.save()
        let replay = store.recording(.replay)
        #expect(store.send(.get("a"), replay).contains("wanted a trusted connection"))
        #expect(store.send(.get("a"), replay) == "late")
    }

    @Test func `a body that is cut, and a server that is gone`() async throws {
        let server = try LoopbackServer { exchange in
            try exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf")
            exchange.close()
        }
        let closed = try LoopbackServer { _ in }
        closed.stop()
        let endpoints = [server.url, closed.url].map { Endpoint(url: $0) }
        var seen: [[TransportError.Reason?]] = []
        for mode in [NetworkRecording.Mode.record, .replay] {
            let recording = store.recording(mode)
            var reasons: [TransportError.Reason?] = []
            for endpoint in endpoints {
                let error = await #expect(throws: NetError.self) {
                    try await Provider<Given>(backend: recording.backend())
                        .request(Given(endpoint: endpoint))
                }
                reasons.append(error?.transport?.reason)
            }
            try recording.save()
            server.stop()
            seen.append(reasons)
        }
        #expect(seen[0] == seen[1] && !seen[0].contains(nil))
        #expect(seen[0].last == .cannotConnect)
    }
}
