import Foundation
import StreamNet
import Streams
import Testing

/// How stubs are put in, found, replaced and taken away.
@Suite(.timeLimit(.minutes(1))) struct StubsTests {
    private let stubs = Stubs<Sayings>()
    private var provider: Provider<Sayings> { Provider(backend: stubs) }

    @Test func `a stub is written with a leading dot and a literal`() {
        stubs.on(.zen, "Keep it simple.").on(.saying(1), 404)
        #expect(provider.rx(.zen).outcome?.text == "200 Keep it simple.")
        #expect(provider.rx(.saying(1)).outcome?.text == "404 ")
    }
}

extension Result<Response, any Error> {
    /// The status and the body as text, or the error.
    var text: String {
        switch self {
        case .success(let response):
            "\(response.status) " + String(decoding: response.body, as: UTF8.self)
        case .failure(let error): "\(error)"
        }
    }
}
