import Foundation
import ResponseMapper
import Testing

@Suite struct LocalizedDescriptionTests {
    private struct Refusal: Decodable, Sendable { let detail: String }

    private struct List: TypedTarget {
        let baseURL = URL(string: "https://api.host")!
        let path: Path = "list"
        typealias Response = [String]
    }

    private static let response = Response(status: 409, json: ["detail": "sold out"])
    private static let errors: [any Error] = [
        StreamError.timedOut(after: .seconds(1)), MarbleError(),
        NetError.cancelled, NetError.rejected(response),
        RequestError(.missingHost, wanted: "a host", found: "none"),
        TransportError(.tls, request: "GET https://host"),
        MapError.missing(path: "a"),
    ]

    @Test(arguments: errors)
    func `an error is localized as it is described`(_ error: any Error) {
        #expect(error.localizedDescription == "\(error)")
        #expect((error as NSError).localizedDescription == "\(error)")
    }

    @Test func `errors that the library alone makes are localized, too`() async throws {
        let time = VirtualTimeScheduler()
        Observable<Int>.interval(.zero, scheduler: time).subscribe()
        time.advance(by: .seconds(1))
        let checkpoint = await #expect(throws: CheckpointError.self) {
            try await Single<Int>.error(MarbleError()).checkpoint().value
        }
        let json = #expect(throws: JSONError.self) { try JSON(parsing: "{") }
        let parsing = await #expect(throws: ParseError.self) {
            try await Provider<AnyTarget>(backend: .stub(Response(text: "{")))
                .send(List(), .decoder(JSONDecoder()))
        }
        let errors: [(any Error)?] = [
            time.failure, checkpoint, json, parsing,
            Problem<Refusal>(NetError.rejected(Self.response)),
            ConfigurationError(wanted: "a", found: "b"),
        ]
        for error in errors {
            let error = try #require(error)
            #expect(error.localizedDescription == "\(error)")
        }
    }

    @Test func `a problem prints the model of the server, without secrets`() throws {
        let secret = NetError.rejected(Response(status: 409, json: ["detail": "token=abc"]))
        #expect(!"\(try #require(Problem<Refusal>(secret)))".contains("abc"))
    }
}
