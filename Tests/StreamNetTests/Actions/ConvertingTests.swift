import Foundation
import StreamNet
import Testing

extension Attributes {
    fileprivate static var isSealed: Key<Bool> { .init(false) }
}

/// Bytes that somebody else must not read.
@Suite(.hangLimit) struct ConvertingTests {
    private func provider(_ log: EventLog<String>) -> Provider<AnyTarget> {
        Provider(
            backend: StubBackend { endpoint in
                let body = try endpoint.encoded().body?.collected() ?? Data()
                log.add(String(decoding: body, as: UTF8.self))
                return Response(body: body)
            }, plugins: [Seal()])
    }

    @Test func `a plugin seals the bytes of a request and opens those of its response`() throws {
        let log = EventLog<String>()
        let post = try provider(log).rx(Archive.sealed, Draft(title: "zen")).outcome?.get()
        #expect(post == Post(title: "zen"))
        #expect(log.all.count == 1 && log.all[0] != #"{"title":"zen"}"#)
    }

    @Test func `a response that cannot be opened is an error, told with its response`() {
        let provider = Provider<AnyTarget>(
            backend: .stub(Response(text: "not sealed")), plugins: [Seal()])
        let error = provider.rx(Archive.sealed, Draft(title: "zen")).outcome?.error
        #expect(error is Seal.Broken)
    }
}

private struct Archive: API {
    static let attributes: Attributes = .baseURL(forumURL)

    @POST("x", .isSealed()) var sealed: Action<Draft, Post>
}

/// Turns every byte around, where the request says so.
private struct Seal: Plugin {
    struct Broken: Error {}

    private let mark = UInt8(0xFF)

    func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) throws {
        guard endpoint.isSealed, let body = try request.body?.collected() else { return }
        request.body = .data(Data([mark] + body.map { ~$0 }))
    }

    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        guard endpoint.isSealed else { return result }
        return result.flatMap { response in
            guard response.body.first == mark else { return .failure(Broken()) }
            let body = Data(response.body.dropFirst().map { ~$0 })
            return .success(
                Response(status: response.status, headers: response.headers, body: body))
        }
    }
}
