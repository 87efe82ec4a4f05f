import StreamNet
import Testing

/// Which media types are acceptable, whatever their case and parameters.
@Suite(.hangLimit) struct ContentTypeTests {
    /// The rejection by `validation` of a body of `type`; nil if it is accepted.
    private func objection(
        to type: String?, _ validation: Validation, accept: String? = nil, body: String = "{}"
    ) -> String? {
        let headers = HTTPHeaders(type.map { [.init(name: "content-type", value: $0)] } ?? [])
        let response = Response(headers: headers, text: body)
        let asked = HTTPHeaders(accept.map { [.init(name: "Accept", value: $0)] } ?? [])
        let result = Provider<Sayings>(backend: .stub(response))
            .rx(.zen, .validation(validation), .headers(asked)).outcome
        return result?.rejected?.rejection.map { "\($0.wanted) | \($0.found)" }
    }

    @Test(
        arguments: [
            (["application/json"], "application/json", true),
            (["application/json"], "Application/JSON;charset=utf-8", true),
            (["application/json"], "application/json ; a=b", true),
            (["application/json; charset=utf-8"], "application/json", true),
            (["APPLICATION/json"], "application/json", true),
            (["application/json"], "application/problem+json", false),
            (["application/json"], "text/json", false),
            (["text/html", "image/png"], "image/png", true),
            (["image/*"], "image/png", true), (["image/*"], "imagex/png", false),
            (["*/json"], "text/json", true), (["*/json"], "text/html", false),
            (["*/*"], "text/html", true), (["*/*"], nil, true), (["*/*"], "nonsense", true),
            (["image/*"], nil, false), (["image/*"], "image", false),
            (["image/*"], "image/", false), (["image/*"], "/png", false),
            (["image/*"], "image/png/x", false), (["image/*"], "", false),
            (["text", "", "/"], "text", false), ([], "text/html", false),
        ] as [(Set<String>, String?, Bool)])
    func `a list accepts some types`(types: Set<String>, type: String?, isAccepted: Bool) {
        #expect((objection(to: type, .contentTypes(types)) == nil) == isAccepted)
        #expect(objection(to: type, .contentTypes(types), body: "") == nil)
    }

    @Test(
        arguments: [
            (["text/html", "image/*"], "a/b; c=d", "a body of image/*, text/html | a/b"),
            (["a/b"], nil, "a body of a/b | one without a content type"),
            (["a/b"], "x y", "a body of a/b | \"x y\""), ([], "A/B", "no body | a/b"),
        ] as [(Set<String>, String?, String)])
    func `an error lists the types in order`(types: Set<String>, type: String?, text: String) {
        #expect(objection(to: type, .contentTypes(types)) == text)
    }

    @Test(
        arguments: [
            (nil, "text/html", nil), ("application/json", "application/json", nil),
            ("text/html, application/json;q=0.9", "application/json; a=b", nil),
            ("image/*", "image/png", nil), ("*/*;q=0.1", "text/html", nil), ("*/*", nil, nil),
            ("b/c , a/b;q=0.5", "text/html", "a body of a/b, b/c | text/html"),
            ("a/b, text/html; Q = 0.0", "text/html", "a body of a/b | text/html"),
            ("a/b", nil, "a body of a/b | one without a content type"),
        ] as [(String?, String?, String?)])
    func `a request accepts what it asks for`(accept: String?, type: String?, text: String?) {
        #expect(objection(to: type, .acceptedTypes, accept: accept) == text)
        #expect(objection(to: type, .acceptedTypes, accept: accept, body: "") == nil)
    }

    @Test(
        arguments: [
            ("text/html", nil, false), ("application/pdf", nil, true), (nil, nil, false),
            ("text/html", "5", false), ("text/html", "0", true),
        ] as [(String?, String?, Bool)])
    func `a stream or a file has a body`(type: String?, length: String?, isAccepted: Bool) throws {
        let folder = try TemporaryFolder()
        let fields = [("Content-Type", type), ("Content-Length", length)]
        let headers = HTTPHeaders(
            fields.compactMap { name, value in value.map { .init(name: name, value: $0) } })
        let body = length == "0" ? "" : "hello"
        let provider = Provider<Sayings>(
            backend: .stub(Response(headers: headers, text: body)),
            attributes: .validation(.contentTypes(["application/pdf"])))
        let streamed = try #require(provider.rx(.zen, .delivery(.streamed)).outcome)
        #expect((streamed.error == nil) == isAccepted)
        #expect((streamed.response ?? streamed.rejected)?.stream != nil)
        let file = folder.url.appending(path: "a.pdf")
        let filed = try #require(provider.rx(.zen, .delivery(.file(to: file))).outcome)
        #expect((filed.error == nil) == isAccepted)
        // It is in place before anybody is asked, and stays.
        #expect((filed.response ?? filed.rejected)?.file == file)
        #expect(try folder.names == ["a.pdf"])
    }

    @Test(arguments: [(Delivery.streamed, 204), (.streamed, 205), (.buffered, 204)])
    func `a response that cannot have a body has none`(delivery: Delivery, status: Int) throws {
        let response = Response(status: status, headers: ["Content-Type": "text/html"])
        let outcome = Provider<Sayings>(backend: .stub(response)).rx(
            .zen, .delivery(delivery), .validation(.contentTypes(["application/pdf"]))
        ).outcome
        #expect(try #require(outcome).error == nil)
    }
}
