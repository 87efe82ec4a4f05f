import Foundation
import ResponseMapper
import Testing

private enum Server: Target {
    case plain, odd, edited
    var baseURL: URL { URL(string: "https://server.example")! }
    var path: Path { "models" }

    var attributes: Attributes { if case .odd = self { .envelope(numbered("target")) } else { [] } }

    var endpoint: Endpoint {
        get throws {
            var endpoint = try Endpoint(self)
            if case .edited = self { endpoint.envelope = numbered("endpoint") }
            return endpoint
        }
    }
}

/// An envelope that finds its model under a name of its own.
private func numbered(_ model: String) -> Envelope {
    Envelope(status: "code", success: 0, tip: "msg", model: JSONPath([.key(model)]))
}

@Suite(.hangLimit) struct MapperPluginTests {
    private let backend = StubBackend { _ in
        let names = ["plugin", "later", "target", "endpoint", "call"]
        let models = names.map { #""\#($0)":{"title":"\#($0)"}"# }.joined(separator: ",")
        return Response(text: #"{"code":0,"msg":"ok",\#(models)}"#)
    }

    @Test func `later plugins, targets, endpoints and calls win, in that order`() async throws {
        let provider = Provider<Server>(
            backend: backend,
            plugins: [MapperPlugin(numbered("plugin")), MapperPlugin(numbered("later"))])
        func title(_ target: Server, _ call: Attributes...) async throws -> String {
            try await provider.rx(target, call.first ?? []).mapObject(EncodingBuffer.self).value
                .title
        }
        #expect(try await title(.plain) == "later")
        #expect(try await title(.odd) == "target")
        #expect(try await title(.edited) == "endpoint")
        #expect(try await title(.edited, .envelope(numbered("call"))) == "call")
    }

    @Test func `a rejected response can be mapped, with its envelope`() async throws {
        let failing = StubBackend { _ in
            Response(status: 422, text: #"{"code":7,"msg":"no","plugin":{"title":"why"}}"#)
        }
        let provider = Provider<Server>(
            backend: failing, plugins: [MapperPlugin(numbered("plugin"))])
        do {
            _ = try await provider.request(.plain, .validation(.successCodes))
            Issue.record("wanted a rejection")
        } catch NetError.rejected(let response) {
            #expect(try response.mapResult().tip == "no")
            #expect(try response.mapObject(EncodingBuffer.self).title == "why")
        }
    }
}
