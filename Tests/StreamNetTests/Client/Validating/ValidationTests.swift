import StreamNet
import Testing

@Suite(.hangLimit) struct ValidationTests {
    private func result(_ status: Int, _ attributes: Attributes) -> Result<Response, any Error>? {
        Provider<Sayings>(backend: .stub(Response(status: status, text: "why")))
            .rx(.zen, attributes).outcome
    }

    @Test(arguments: [100, 200, 304, 404, 500, -1])
    func `every status is a response unless something else is said`(status: Int) {
        #expect(result(status, [])?.response?.status == status)
    }

    @Test(arguments: [
        ("none", Validation.none, [-1, 100, 200, 404, 999], []),
        ("success", .successCodes, [200, 204, 299], [-1, 100, 199, 300, 304, 404, 500]),
        ("redirects", .successAndRedirectCodes, [200, 300, 304, 399], [-1, 199, 400, 500]),
        ("a range", .statusCodes(0..<10), [0, 9], [-1, 10]),
        ("a closed range", .statusCodes(0...9), [0, 9], [-1, 10]),
        ("a set", .statusCodes([200, 404]), [200, 404], [201, 500]),
        ("an empty set", .statusCodes([]), [], [200]),
        ("a closure", .custom { $0.body.count == 3 }, [200, 500], []),
        ("both", .all(.statusCodes(200...), .statusCodes(..<300)), [200, 299], [199, 300]),
        ("all of none", .all(), [300], []),
    ])
    func `a validation accepts some and rejects the others`(
        name: String, validation: Validation, accepted: [Int], rejected: [Int]
    ) {
        for status in accepted {
            #expect(result(status, .validation(validation))?.response?.status == status)
        }
        for status in rejected {
            #expect(result(status, .validation(validation))?.rejected?.status == status)
        }
    }

    @Test func `a rejected response is all there`() throws {
        let provider = Provider<Sayings>(
            backend: .stub(Response(status: 422, headers: ["A": "b"], text: "why")))
        let result = provider.rx(.zen, .validation(.successCodes)).outcome
        let response = try #require(result?.rejected)
        #expect(response.body == Response(text: "why").body)
        #expect(response.headers == ["A": "b"])
        #expect(response.endpoint?.target is Sayings)
    }

    @Test func `an error of the validation's own fails the request as it is`() {
        #expect(result(200, .validation(.custom { _ in throw Late() }))?.error is Late)
    }

    @Test func `a closure sees what was said about the request`() {
        let validation = Validation.custom { $0.timeout == .seconds(7) }
        let attributes: Attributes = [.validation(validation), .timeout(.seconds(7))]
        #expect(result(200, attributes)?.response != nil)
        #expect(result(200, .validation(validation))?.rejected != nil)
    }

    @Test func `an interceptor's own answer is not validated`() {
        let provider = Provider<Sayings>(
            backend: .stub(Response()),
            interceptors: [Around { _, _ in .just(Response(status: 404)) }],
            attributes: .validation(.successCodes))
        #expect(provider.rx(.zen).outcome?.summary == "404")
    }

    @Test(arguments: [
        (Validation.successCodes, "wanted a status in 200..<300, found 404"),
        (.successAndRedirectCodes, "wanted a status in 200..<400, found 404"),
        (.statusCodes(200...299), "wanted a status in 200...299, found 404"),
        (.statusCodes(..<400), "wanted a status in ..<400, found 404"),
        (.statusCodes(...399), "wanted a status in ...399, found 404"),
        (.statusCodes(500...), "wanted a status in 500..., found 404"),
        (.statusCodes([204, 200]), "wanted a status of 200, 204, found 404"),
        (.statusCodes([]), "wanted no status at all, found 404"),
        (.custom { _ in false }, "wanted an acceptable response, found 404"),
        (
            Validation { Rejection(wanted: "a long text", found: "\($0.body.count) bytes") },
            "wanted a long text, found 3 bytes"
        ),
        (
            .all(.statusCodes([404]), .successCodes, .statusCodes([])),
            "wanted a status in 200..<300, found 404"
        ),
    ])
    func `the error says what was wanted and found`(validation: Validation, text: String) throws {
        let result = result(404, .validation(validation))
        #expect(result?.summary == "GET https://sayings.host/zen: " + text)
        let rejection = try #require(result?.rejected?.rejection)
        #expect("wanted \(rejection.wanted), found \(rejection.found)" == text)
    }

    @Test func `several validations run in order, and the first that rejects is the reason`() {
        let first = Validation.statusCodes(500...)
        let both = Validation.all(first, .statusCodes(400...))
        let rejection = result(200, .validation(both))?.rejected?.rejection
        #expect(rejection == result(200, .validation(first))?.rejected?.rejection)
        let later = Validation.all(first, .custom { _ in throw Late() })
        #expect(result(200, .validation(later))?.rejected?.rejection == rejection)
    }
}
