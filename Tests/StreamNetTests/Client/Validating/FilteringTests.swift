import StreamNet
import Testing

/// Moya's filters: a response of another status is an error that keeps it.
@Suite(.hangLimit) struct FilteringTests {
    private struct Filter: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (Single<Response>) -> Single<Response>

        init(_ name: String, _ apply: @escaping @Sendable (Single<Response>) -> Single<Response>) {
            testDescription = name
            self.apply = apply
        }
    }

    private static let table: [(Filter, passes: [Int], fails: [Int])] = [
        (Filter("0...9") { $0.filter(statusCodes: 0...9) }, [0, 9], [10, -1, 200]),
        (Filter("0..<10") { $0.filter(statusCodes: 0..<10) }, [0, 9], [10, -1]),
        (Filter("42...42") { $0.filter(statusCodes: 42...42) }, [42], [43, 41]),
        (Filter("200...") { $0.filter(statusCodes: 200...) }, [200, 304, 599], [199]),
    ]

    @Test func `a status that is wanted passes, another is rejected with its response`() {
        for (filter, passes, fails) in Self.table {
            for status in passes {
                let result = filter.apply(.just(Response(status: status))).outcome
                #expect(result?.response?.status == status, "\(filter.testDescription)")
            }
            for status in fails {
                let response = Response(status: status, text: "body")
                let result = filter.apply(.just(response)).outcome
                #expect(result?.rejected?.status == status, "\(filter.testDescription)")
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
