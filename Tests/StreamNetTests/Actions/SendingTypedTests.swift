import Foundation
import StreamNet
import Testing

/// The result of a typed request, in all forms.
@Suite(.hangLimit) struct SendingTypedTests {
    private func provider(_ response: Response) -> Provider<AnyTarget> {
        Provider(backend: .stub(response))
    }

    private func bring<Value: Parsable>(
        _ type: Value.Type, _ response: Response, _ attributes: Attributes = []
    ) -> Result<Value, any Error>? {
        provider(response).send(Asking<Value>(), attributes).outcome
    }

    @Test func `arrays and dictionaries of them are decoded`() throws {
        let users = Response(text: #"[{"name": "Ann"}, {"name": "Bob"}]"#)
        #expect(try bring([User].self, users)?.get().map(\.name) == ["Ann", "Bob"])
        let byID = Response(text: #"{"1": {"name": "Ann"}}"#)
        #expect(try bring([String: User].self, byID)?.get() == ["1": User(name: "Ann")])
    }

    @Test func `the request's decoder is the one that decodes`() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let response = Response(text: #"{"first_name": "Ann"}"#)
        let person = try bring(Person.self, response, .decoder(decoder))?.get()
        #expect(person?.firstName == "Ann")
    }

    @Test func `a reply has a response that knows its request`() throws {
        let reply = try bring(Reply<NoContent>.self, Response())?.get()
        #expect(reply?.response.endpoint?.target is Asking<Reply<NoContent>>)
    }

    @Test(arguments: [
        ("[]", "$: wanted an object, found an array"), ("{}", #"wanted User, found no "name""#),
        (#"{"name": null}"#, "$.name: wanted String, found null"),
        (#"{"name": 1}"#, "$.name: wanted String, found a number"),
        (#"{"name": true}"#, "$.name: wanted String, found a boolean"),
        (#"{"name": {}}"#, "$.name: wanted String, found an object"),
        (#"{"name": []}"#, "$.name: wanted String, found an array"),
        ("", "wanted User, found an empty body"),
        ("<html>\n Bad gateway", "wanted User, found no JSON, but <html> Bad gateway, of no type"),
    ])
    func `what cannot be read is an error with its response`(body: String, wanted: String) throws {
        let outcome = bring(User.self, Response(status: 201, text: body))
        let failure = try #require(outcome?.error as? ParseError)
        #expect(failure.response.status == 201 && failure.response.body == Data(body.utf8))
        #expect(failure.underlying is DecodingError)
        #expect(failure.description == "GET https://asked.host/it: \(wanted)")
    }

    @Test func `a body that is no JSON is shown with its type, cut and without secrets`() {
        let page = "token=s3cret; " + String(repeating: "x", count: 200)
        let response = Response(headers: ["Content-Type": "text/html"], text: page)
        let text = bring(User.self, response)?.error.map { "\($0)" } ?? ""
        #expect(text.contains("found no JSON, but token=") && text.contains("of type text/html"))
        #expect(!text.contains("s3cret"))
    }

    @Test(arguments: ["text/html", "application/x-www-form-urlencoded"], [80, 81])
    func `a body that is no JSON is shown up to 80 bytes`(type: String, count: Int) {
        let response = Response(
            headers: ["Content-Type": type], text: String(repeating: "x", count: count))
        let shown = String(repeating: "x", count: 80) + (count > 80 ? "… [81 bytes]" : "")
        let error = bring(User.self, response)?.error
        #expect(error.map { "\($0)".hasSuffix(" but \(shown) of type \(type)") } == true)
    }

    @Test(arguments: [
        (#"[{"name": "a"}, {"name": 1}]"#, "$[1].name: wanted String, found a number"),
        ("{}", "$: wanted an array, found an object"), ("3", "$: wanted an array, found a number"),
    ])
    func `a list tells which of its elements does not fit`(body: String, wanted: String) {
        let error = bring([User].self, Response(text: body))?.error as? any MappingError
        #expect(error?.description == "GET https://asked.host/it: \(wanted)")
        #expect(error?.unmapped?.body == Data(body.utf8))
    }

    @Test func `bytes that are no text are a failure`() {
        let error = bring(String.self, Response(body: Data([0xFF])))?.error
        #expect(
            error.map { "\($0)" }
                == "GET https://asked.host/it: wanted a text in UTF-8, found 1 other bytes")
    }

    @Test func `a failure to parse is told to the plugins`() {
        let log = EventLog<String>()
        let provider = Provider<AnyTarget>(
            backend: .stub(Response(text: "{}")),
            plugins: [Witness(name: "p", log: log, isThorough: true)])
        provider.send(Asking<User>()).subscribe { _ in }
        #expect(log.all.filter { $0.hasPrefix("didFail ") }.count == 1)
    }

    @Test(arguments: [
        ([Attributes](), 404, false), ([.validation(.none)], 404, true), ([], 299, true),
        ([.validation(.successAndRedirectCodes)], 304, true), ([], 304, false),
    ])
    func `the status must be a success, unless something else is said`(
        said: [Attributes], status: Int, isAccepted: Bool
    ) {
        let call = said.reduce(Attributes()) { $0.merging($1) }
        let atCall = provider(Response(status: status)).send(Asking<NoContent>(), call).outcome
        let atProvider = provider(Response(status: status)).with(attributes: call)
            .send(Asking<NoContent>()).outcome
        for outcome in [atCall, atProvider] {
            #expect(outcome != nil && (outcome?.error == nil) == isAccepted)
        }
    }

    @Test func `a completion and a task get the same`() async throws {
        let provider = provider(Response(text: #"{"name": "Ann"}"#))
        let log = EventLog<String>()
        provider.send(Asking<User>()) { log.add((try? $0.get().name) ?? "none") }
        #expect(log.all == ["Ann"])
        #expect(try await provider.send(Asking<User>()).name == "Ann")
    }
}

private struct User: Decodable, Parsable, Equatable { let name: String }

private struct Person: Decodable, Parsable { let firstName: String }

private struct Asking<Value: Parsable>: TypedTarget {
    let baseURL = URL(string: "https://asked.host")!
    let path: Path = "it"
    typealias Response = Value
}
