import StreamNet
import Streams
import Testing

/// Tables know nothing of each other, and one table may be asked from many threads.
@Suite(.hangLimit) struct StubsSideBySideTests {
    @Test(arguments: 1...50)
    func `tests with the same target and other answers do not meet`(number: Int) async throws {
        let stubs = Stubs<Sayings>().on(.zen, .status(number))
        let provider = Provider<Sayings>(backend: stubs)
        for _ in 1...20 {
            let response = try await provider.request(.zen)
            #expect(response.status == number)
        }
        #expect(stubs.requests.count == 20)
        #expect(stubs.verify().isEmpty)
    }

    @Test func `each answer is given once, whoever asks`() async {
        let stubs = Stubs<Sayings>().on(.zen, StubAnswer((0..<1_000).map { .status($0) }))
        let provider = Provider<Sayings>(backend: stubs)
        let statuses = await withTaskGroup(of: [Int].self) { group in
            for task in 0..<4 {
                group.addTask {
                    var statuses: [Int] = []
                    for number in 0..<250 {
                        stubs.on(.saying(task * 250 + number), 200)
                        let response = try? await provider.request(.zen)
                        statuses += response.map { [$0.status] } ?? []
                        stubs.remove(.saying(task * 250 + number))
                    }
                    return statuses
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(statuses.sorted() == Array(0..<1_000))
        #expect(stubs.requests.count == 1_000)
        #expect(stubs.verify().isEmpty)
    }

    @Test func `an answer may use its table`() {
        let stubs = Stubs<Sayings>()
        let provider = Provider<Sayings>(backend: stubs)
        stubs.on(
            .zen, matching: .when { [weak stubs] _ in stubs?.requests.isEmpty == true },
            StubAnswer { [weak stubs] _ in
                stubs?.on(.saying(1), "learnt").remove(.zen)
                return Response(text: "\(stubs?.requests.count ?? -1)")
            })
        #expect(provider.rx(.zen).outcome?.text == "200 1")
        #expect(provider.rx(.saying(1)).outcome?.text == "200 learnt")
        #expect(provider.rx(.zen).outcome?.missing == "GET https://sayings.host/sayings/1")
    }

    @Test func `a table lives as long as somebody may ask it`() {
        weak var gone: Stubs<Sayings>?
        var provider: Provider<Sayings>?
        do {
            let stubs = Stubs<Sayings>().on(.zen, "a")
            (gone, provider) = (stubs, Provider(backend: stubs))
        }
        #expect(provider?.rx(.zen).outcome?.text == "200 a")
        provider = nil
        #expect(gone == nil)
    }
}

/// Stubs of one address.
@Suite(.hangLimit) struct StubQueriesTests {
    @Test func `targets that differ in their query have a stub each`() {
        let stubs = Stubs<Letters>().on(.all, "all").on(.from(2), "two").on(.from(4), "four")
        let provider = Provider<Letters>(backend: stubs)
        for (target, text) in [(Letters.all, "all"), (.from(2), "two"), (.from(4), "four")] {
            #expect(provider.rx(target).outcome?.text == "200 \(text)")
        }
        // Any other query is answered by the latest.
        #expect(provider.rx(.from(6)).outcome?.text == "200 four")
        stubs.on(.from(2), "again")
        #expect(provider.rx(.from(2)).outcome?.text == "200 again")
        #expect(provider.rx(.from(6)).outcome?.text == "200 again")
        stubs.remove(.from(2))
        #expect(provider.rx(.from(2)).outcome?.text == "200 four")
        #expect(provider.rx(.all).outcome?.text == "200 all")
        stubs.remove(.get, url: "https://letters.host/v1/letters")
        #expect(provider.rx(.all).outcome?.missing != nil)
    }

    @Test func `a condition outranks a query`() {
        let stubs = Stubs<Letters>().on(.from(2), "query")
            .on(.all, matching: .when { _ in true }, "condition")
        #expect(
            Provider<Letters>(backend: stubs).rx(.from(2)).outcome?.text == "200 condition")
    }

    @Test func `a response with a stream keeps it, buffered and streamed`() async throws {
        let stubs = Stubs<Letters>().on(
            .all,
            StubAnswer { _ in
                let pieces = AsyncStream { stream in
                    for piece in ["a", "b"] { stream.yield(Data(piece.utf8)) }
                    stream.finish()
                }
                return Response(status: 201).streaming(ByteStream(pieces))
            })
        let provider = Provider<Letters>(backend: stubs)
        let whole = try await provider.request(.all)
        #expect(whole.body == Data("ab".utf8))
        #expect(whole.status == 201)
        let streamed = try await provider.request(.all, .delivery(.streamed))
        #expect(try await streamed.collected() == Data("ab".utf8))
        #expect(try await provider.request(.all, .delivery(.streamed)).stream != nil)
    }
}
