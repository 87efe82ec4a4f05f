import Foundation
import StreamNet
import Streams
import Testing

/// Stub › sample › otherwise › error.
@Suite(.hangLimit) struct StubPrecedenceTests {
    @Test(arguments: [
        [], ["otherwise"], ["sample"], ["sample", "otherwise"], ["stub"], ["stub", "otherwise"],
        ["stub", "sample"], ["stub", "sample", "otherwise"],
    ])
    func `the first that has something to say answers, and no other is asked`(speakers: [String]) {
        let log = EventLog<String>()
        let say: @Sendable (String) -> Response = { name in
            log.add(name)
            return Response(text: name)
        }
        let other = StubBackend { _ in say("otherwise") }
        let stubs = Stubs<Sayings>(otherwise: speakers.contains("otherwise") ? other : nil)
        if speakers.contains("stub") { stubs.on(.zen, StubAnswer { _ in say("stub") }) }
        let sample = speakers.contains("sample") ? StubAnswer { _ in say("sample") } : nil

        let outcome = Provider<Sayings>(backend: stubs).rx(.zen, .sample(sample)).outcome
        #expect(log.all == Array(speakers.prefix(1)))
        #expect(stubs.requests.map { "\($0.source)" } == [speakers.first ?? "unanswered"])
        if let first = speakers.first {
            #expect(outcome?.text == "200 \(first)")
        } else {
            #expect(outcome?.missing == "none")
        }
    }

    @Test func `a target's own sample answers, and a call may take it back`() {
        let stubs = Stubs<Sampled>()
        let provider = Provider<Sampled>(backend: stubs)
        #expect(provider.rx(.text).outcome?.text == "200 sample")
        #expect(provider.rx(.status).outcome?.text == "418 ")
        #expect(provider.rx(.text, .sample("call")).outcome?.text == "200 call")
        #expect(provider.rx(.text, .sample(nil)).outcome?.missing == "none")
    }

    @Test func `a sample that is a sequence goes on for each address`() {
        let provider = Provider<Sayings>(
            backend: Stubs<Sayings>(), attributes: .sample([503, "a"]))
        let texts = [.zen, .saying(1), .zen, .zen, .saying(1)].map { provider.rx($0).outcome?.text }
        #expect(texts == ["503 ", "503 ", "200 a", "200 a", "200 a"])
    }

    @Test func `another backend ignores the sample`() {
        let provider = Provider<Sampled>(backend: .stub(Response(status: 204)))
        #expect(provider.rx(.text).outcome?.text == "204 ")
    }

    @Test func `a stub may leave a request to otherwise, in spite of a sample`() {
        let stubs = Stubs<Sampled>(otherwise: .stub(Response(status: 204)))
            .on(.text, [503, .otherwise, "a"])
        let provider = Provider<Sampled>(backend: stubs)
        let texts = (1...3).map { _ in provider.rx(.text).outcome?.text }
        #expect(texts == ["503 ", "204 ", "200 a"])
        #expect(stubs.requests.map(\.source) == [.stub, .otherwise, .stub])
        #expect(stubs.verify().isEmpty)
    }

    @Test func `without an otherwise there is nobody to leave it to`() {
        let stubs = Stubs<Sampled>().on(.text, .otherwise)
        let outcome = Provider<Sampled>(backend: stubs).rx(.text).outcome
        #expect(outcome?.missing == "GET https://sampled.host/text")
        #expect(stubs.requests.map(\.source) == [.unanswered])
    }

    @Test func `the empty sequence answers nothing, in spite of a sample`() {
        let stubs = Stubs<Sampled>(otherwise: .stub(Response())).on(.text, [])
        let outcome = Provider<Sampled>(backend: stubs).rx(.text).outcome
        #expect(outcome?.missing == "GET https://sampled.host/text")
        #expect(stubs.verify() == ["unexpected: GET https://sampled.host/text"])
    }
}

private enum Sampled: String, Target {
    case text, status

    var baseURL: URL { URL(string: "https://sampled.host")! }
    var path: Path { "\(rawValue)" }
    var attributes: Attributes {
        switch self {
        case .text: .sample("sample")
        case .status: .sample(.status(418))
        }
    }
}
