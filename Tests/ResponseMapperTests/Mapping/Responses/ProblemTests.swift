import Foundation
import ResponseMapper
import Testing

/// The server's words, decoded.
private struct APIProblem: Decodable, Equatable {
    let code: Int
    let detail: String
}

/// The server's words, read by hand.
private struct Complaint: Modelable, Equatable {
    let detail: String

    init(_ json: JSON) throws { detail = try json.get("detail") }
}

/// The server's words, decoded, and then mapped.
private struct Protest: Mappable, Equatable {
    let detail: String
}

@Suite(.hangLimit) struct ProblemTests {
    private static let words: JSON = ["code": 7, "detail": "sold out"]
    private static let rejected = NetError.rejected(Response(status: 409, json: words))
    private static let business = MapError(
        .business(Outcome(isSuccess: false, tip: "", status: "7")), in: Response(json: words))

    private func failing(_ error: any Error) -> Single<Item> { .error(error) }

    @Test(arguments: [
        rejected as any Error, business, NetError.refused(.budgetSpent(after: rejected)),
    ])
    func `what refused the request is read as a problem`(_ error: any Error) async {
        let decoded = await #expect(throws: Problem<APIProblem>.self) {
            try await failing(error).mapProblem(APIProblem.self).value
        }
        #expect(decoded?.model == APIProblem(code: 7, detail: "sold out"))
        let read = await #expect(throws: Problem<Complaint>.self) {
            try await failing(error).mapProblem(Complaint.self).value
        }
        #expect(read?.model.detail == "sold out")
        let both = await #expect(throws: Problem<Protest>.self) {
            try await failing(error).mapProblem(Protest.self).value
        }
        #expect(both?.model.detail == "sold out")
    }

    @Test func `the response and the error stay with the problem`() throws {
        let problem = try #require(Problem<APIProblem>(Self.rejected))
        #expect(problem.response.status == 409)
        #expect((problem as any Error).response?.status == 409)
        let model = #"APIProblem(code: 7, detail: "sold out")"#
        #expect("\(problem)" == "wanted an acceptable status, found 409; \(model)")
        guard case NetError.rejected = problem.cause else { throw problem.cause }
    }

    @Test func `the first field that was refused is read by its path`() throws {
        let list = NetError.rejected(
            Response(status: 422, json: ["errors": [["code": 7, "detail": "is taken"]]]))
        let first = try #require(Problem<APIProblem>(list, at: "errors>0"))
        #expect(first.model == APIProblem(code: 7, detail: "is taken"))
        #expect(Problem<APIProblem>(list, at: "errors>1") == nil)
        let object = NetError.rejected(
            Response(status: 422, json: ["errors": ["email": ["is taken", "is short"]]]))
        #expect(Problem<String>(object, at: "errors>email>0")?.model == "is taken")
        #expect(Problem<String>(object, at: "errors>name>0") == nil)
    }

    @Test func `another error, and a body that is no problem, pass as they are`() async {
        await #expect(throws: MarbleError()) {
            try await failing(MarbleError()).mapProblem(APIProblem.self).value
        }
        await #expect(throws: MapError.missing(path: "a")) {
            try await failing(MapError.missing(path: "a")).mapProblem(APIProblem.self).value
        }
        for body in ["", "<html>", "{}", #"{"detail":"no"}"#] {
            let rejected = NetError.rejected(Response(status: 502, text: body))
            let error = await #expect(throws: NetError.self) {
                try await failing(rejected).mapProblem(APIProblem.self).value
            }
            #expect("\(error, default: "")" == "\(rejected)")
        }
    }

    @Test func `a problem may stand deeper, and the envelope's model path is not meant`() throws {
        let response = Response(status: 400, json: ["error": Self.words], envelope: gank)
        #expect(Problem<APIProblem>(NetError.rejected(response)) == nil)
        let problem = Problem<APIProblem>(NetError.rejected(response), at: "error")
        #expect(problem?.model.code == 7)
    }

    @Test func `a problem is decoded by its request's decoder`() throws {
        struct Late: Decodable { let retryAfter: Int }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let response = Response(status: 429, json: ["retry_after": 3]).with(.decoder(decoder))
        #expect(Problem<Late>(NetError.rejected(response))?.model.retryAfter == 3)
    }

    @Test func `a stream may go on where it knows the problem`() async throws {
        func known(_ item: Item?) -> Single<Item> {
            item.map { .just($0) } ?? .error(MarbleError())
        }
        let decoded = failing(Self.rejected)
            .catchProblem(as: APIProblem.self) { .just(Item(id: $0.model.code)) }
        #expect(try await decoded.value.id == 7)
        let read = failing(Self.rejected)
            .catchProblem(as: Complaint.self) { .just(Item(id: $0.model.detail.count)) }
        #expect(try await read.value.id == 8)
        let both = failing(Self.business)
            .catchProblem(as: Protest.self) { .just(Item(id: $0.response.status)) }
        #expect(try await both.value.id == 200)
        let thrown = failing(Self.rejected).catchProblem(as: APIProblem.self) { throw $0.cause }
        await #expect(throws: NetError.self) { try await thrown.value }
        await #expect(throws: MarbleError()) {
            try await failing(MarbleError())
                .catchProblem(as: APIProblem.self) { _ in .just(Item(id: 0)) }.value
        }
    }

    @Test func `an observable goes on, too`() async throws {
        let source = Observable.of(Item(id: 1)).concat(.error(Self.rejected))
        let stream = source.catchProblem(as: APIProblem.self) { .just(Item(id: $0.model.code)) }
        #expect(try await stream.map(\.id).toArray().value == [1, 7])
    }

    @Test func `a problem is read from what the server said, not from what was made of it`()
        async throws
    {
        struct Reason: Decodable { let why: String }
        let refused = Provider<Shop>(
            backend: .stub(Response(status: 409, json: ["why": "sold out"])),
            plugins: [MapperPlugin(gank, recoversFailures: true)])
        let problem = await #expect(throws: Problem<Reason>.self) {
            try await refused.rx(.items).mapObject(Item.self, requiring: .success)
                .mapProblem(Reason.self).value
        }
        #expect(problem?.model.why == "sold out")
    }

    @Test func `a whole chain: refused by HTTP, or by the envelope`() async {
        let bodies = [Response(status: 409, json: Self.words), Response(json: Self.words)]
        for body in bodies {
            let provider = Provider<Shop>(
                backend: .stub(body),
                plugins: [
                    MapperPlugin(Envelope(status: "code", success: 0, tip: "detail", model: "data"))
                ])
            let problem = await #expect(throws: Problem<APIProblem>.self) {
                try await provider.rx(.items, .validation(.successCodes))
                    .mapObject(Item.self, requiring: .success)
                    .mapProblem(APIProblem.self).value
            }
            #expect(problem?.model.code == 7)
            #expect(problem?.response.status == body.status)
        }
    }
}
