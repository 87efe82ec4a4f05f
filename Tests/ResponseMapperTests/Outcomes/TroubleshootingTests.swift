import Foundation
import ResponseMapper
import Testing

/// The errors on the page Troubleshooting, made one by one.
@Suite(.hangLimit) struct TroubleshootingTests {
    private struct User: Decodable, Sendable { let name: String }

    private let time = VirtualTimeScheduler()

    private static func page() throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = "Sources/StreamNet/StreamNet.docc/Troubleshooting.md"
        let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
        let part = try #require(text.components(separatedBy: "## Messages at run time").last)
        return part.split(separator: "\n").compactMap { line in
            line.hasPrefix("| `") ? String(line.dropFirst(3).prefix { $0 != "`" }) : nil
        }
    }

    @Test func `every error on the page is made here, and no other`() async throws {
        let page = try Self.page()
        let made = try await errors()
        #expect(page.count == made.count)
        for message in page {
            #expect(made.filter { $0.contains(message) }.count == 1, "\(message)")
        }
        for error in made { #expect(page.contains { error.contains($0) }, "\(error)") }
    }

    private func errors() async throws -> [String] {
        let id = ".."
        let late = StubBackend(after: .seconds(60), scheduler: time) { _ in Response() }
        var errors = [
            text(of: { try Endpoint(path: "zen").encoded() }),
            text(of: { try Endpoint(path: "users/{id}") }),
            text(of: { try Endpoint(path: "users/\(id)") }),
            text(of: { try Endpoint(url: Zen().baseURL, payload: .json([1])).encoded() }),
            text(of: { try Response(text: "").mapObject(User.self) }),
            text(of: { try Response(text: #"{"name": 7}"#).mapObject(User.self) }),
            text(of: { try Response(text: "{}").mapObject(User.self) }),
            text(of: { try Response(text: "{}").mapResult() }),
            "\(NetError.transport(TransportError(.cannotFindHost, request: "GET https://host")))",
        ]
        let rejected = provider(.stub(Response(status: 404)), .validation(.successCodes))
        let long = provider(.stub(Response(text: "long")), .delivery(.buffered(upTo: 2)))
        errors.append(await text(of: Single<Void>.deferred { Table.ping() }))
        errors.append(await text(of: provider(Stubs<AnyTarget>())))
        errors.append(await text(of: rejected))
        errors.append(await text(of: long))
        let timeOut = Recorder<Response>(time)
        provider(late).asObservable().subscribe(timeOut)
        time.run()
        errors.append("\(try #require(timeOut.events.first?.event.error))")
        return errors
    }

    private func provider(
        _ backend: some Backend, _ attributes: Attributes = []
    ) -> Single<Response> { Provider<AnyTarget>(backend: backend).rx(AnyTarget(Zen()), attributes) }

    private func text<Value>(of body: () throws -> Value) -> String {
        do { return "no error: \(try body())" } catch { return "\(error)" }
    }

    private func text<Value>(of single: Single<Value>) async -> String {
        do { return "no error: \(try await single.value)" } catch { return "\(error)" }
    }
}

private struct Zen: Target {
    let baseURL = URL(string: "https://api.host")!
    let path: Path = "zen"
}

private struct Table: API {
    static let attributes: Attributes = .baseURL(Zen().baseURL)

    @GET("/ping") var ping: Action<Void, Void>
}
