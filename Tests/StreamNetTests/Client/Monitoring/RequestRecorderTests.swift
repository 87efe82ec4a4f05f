import Foundation
import StreamNet
import Testing

/// A plugin for tests: what happened, in order.
@Suite(.hangLimit) struct RequestRecorderTests {
    private struct Late: Error {}

    private let recorder = RequestRecorder()

    private func provider(
        _ plugins: any Plugin..., answering status: Int = 200
    ) -> Provider<Sayings> {
        Provider(
            backend: .stub(Response(status: status, text: "hi")), plugins: plugins + [recorder])
    }

    @Test func `every hook is recorded in its order`() throws {
        let response = provider().rx(.zen).outcome?.response
        _ = try? response?.mapping { _ in throw Late() }
        #expect(
            recorder.names == [
                "prepare", "didEncode", "willSend", "didReceive", "process", "didDeliver",
                "didFail",
            ])
        #expect(recorder.events.map(\.hook) == RequestRecorder.Event.Hook.allCases)
        #expect(
            recorder.description == """
                1. prepare GET https://sayings.host/zen
                2. didEncode GET https://sayings.host/zen
                3. willSend GET https://sayings.host/zen
                4. didReceive GET https://sayings.host/zen: 200, 2 bytes
                5. process GET https://sayings.host/zen: 200, 2 bytes
                6. didDeliver GET https://sayings.host/zen: 200, 2 bytes
                7. didFail GET https://sayings.host/zen: Late()
                """)
    }

    @Test func `an event has the endpoint and what there was`() throws {
        provider(answering: 404).rx(.saying(7), .validation(.successCodes)).subscribe { _ in }
        let statuses = recorder.events.map { $0.result?.response?.status }
        #expect(statuses == [nil, nil, nil, 404, nil, nil, nil])
        let rejected = recorder.events.map { $0.result?.rejected?.status }
        #expect(rejected == [nil, nil, nil, nil, 404, 404, 404])
        #expect(recorder.events.allSatisfy { $0.endpoint?.url.path() == "/sayings/7" })
        #expect(
            recorder.events.last?.description
                == "didDeliver GET https://sayings.host/sayings/7:"
                + " wanted a status in 200..<300, found 404")
    }

    @Test func `what was sent is there as bytes`() {
        let signing = Hooks(encoded: { $0.headers["X-Signature"] = "s" })
        provider(signing).rx(.zen).subscribe { _ in }
        #expect(recorder.sent.map { $0.headers["X-Signature"] } == ["s"])
        #expect(recorder.sent.map(\.url.absoluteString) == ["https://sayings.host/zen"])
    }

    @Test func `clearing forgets`() {
        provider().rx(.zen).subscribe { _ in }
        recorder.clear()
        #expect(recorder.events.isEmpty && recorder.sent.isEmpty && recorder.description == "")
        provider().rx(.zen).subscribe { _ in }
        #expect(recorder.names.first == "prepare")
    }

    @Test func `many threads lose nothing`() async {
        let provider = provider()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { _ = try? await provider.request(.zen) } }
        }
        #expect(recorder.events.count == 1200)
        #expect(recorder.sent.count == 200)
    }
}
