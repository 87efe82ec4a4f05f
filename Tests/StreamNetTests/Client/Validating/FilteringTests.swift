import StreamNet
import Testing

/// Moya's filters: a response of another status is an error that keeps it.
@Suite(.hangLimit) struct FilteringTests {
    private typealias Filter = @Sendable (Single<Response>) -> Single<Response>

    private static let table: [(name: String, Filter, passes: [Int], fails: [Int])] = [
        ("0...9", { $0.filter(statusCodes: 0...9) }, [0, 9], [10, -1, 200]),
        ("0..<10", { $0.filter(statusCodes: 0..<10) }, [0, 9], [10, -1]),
        ("42...42", { $0.filter(statusCodes: 42...42) }, [42], [43, 41]),
        ("200...", { $0.filter(statusCodes: 200...) }, [200, 304, 599], [199]),
    ]

    @Test func `a status that is wanted passes, another is rejected with its response`() {
        for (name, filter, passes, fails) in Self.table {
            for status in passes {
                let result = filter(.just(Response(status: status))).outcome
                #expect(result?.response?.status == status, "\(name)")
            }
            for status in fails {
                let response = Response(status: status, text: "body")
                let result = filter(.just(response)).outcome
                #expect(result?.rejected?.status == status, "\(name)")
                #expect(result?.rejected?.body == response.body)
                #expect(result?.rejected?.rejection?.found == "\(status)")
            }
        }
    }

    @Test func `an observable of responses fails at the first that is not wanted`() {
        let statuses = EventLog<Int>()
        let flow = Observable.of(Response(), Response(status: 404), Response())
            .filter(statusCodes: 200..<300)
        flow.subscribe(onNext: { statuses.add($0.status) }, onError: { _ in statuses.add(-1) })
        #expect(statuses.all == [200, -1])
    }
}
