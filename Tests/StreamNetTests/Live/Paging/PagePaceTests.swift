import Foundation
import Streams
import Testing

@testable import StreamNet

/// Pages with pauses, one ahead, with a total, and lists that end where they repeat.
@Suite(.hangLimit) struct PagePaceTests {
    private let time = VirtualTimeScheduler()
    private let server = LetterServer()

    private var pages: Pages<Response> { server.provider().rx.pages(.all, next: .link) }
    /// Two pages, of which the second takes nine seconds.
    private var slowStubs: Stubs<Letters> {
        Stubs<Letters>(scheduler: time)
            .on(.all, .text("[]", headers: ["Link": "<?page=2>; rel=next"]))
            .on(
                .get, url: "https://letters.host/v1/letters?page=2",
                StubAnswer.text("[]").after(.seconds(9)))
    }

    @Test func `a pause takes no thread, and is ended by disposal`() {
        let texts = pages.pausing(for: .seconds(2), on: time).map { $0.body.count }.asObservable()
        let record = time.record(texts)
        #expect(record.events.map { Int($0.time / .seconds(1)) } == [0, 2, 4, 4])
        #expect(server.requests.all.count == 3)
        _ = time.record(texts, until: .seconds(1))
        time.run()
        #expect(server.requests.all.count == 4)
    }

    @Test func `the next page is requested when one has arrived`() {
        let log = EventLog<Int>()
        pages.prefetching().subscribe(
            onNext: { _ in log.add(server.requests.all.count) }, onError: { _ in })
        #expect(log.all == [2, 3, 3])
        let limited = EventLog<Int>()
        pages.prefetching().take(1).subscribe(onNext: { _ in
            limited.add(server.requests.all.count)
        })
        #expect(limited.all == [5])
        #expect(server.requests.all.count == 5)
        let exact = EventLog<Int>()
        pages.take(2).prefetching().subscribe(onNext: { _ in
            exact.add(server.requests.all.count)
        })
        #expect(exact.all == [7, 7])
    }

    @Test func `a loop reads each prefetched page once, and leaves the next`() async throws {
        var counts: [Int] = []
        for try await _ in pages.prefetching().values { counts.append(server.requests.all.count) }
        #expect(counts == [2, 3, 3])
        let stubs = slowStubs
        let letters = Provider<Letters>(backend: stubs).rx.pages(.all, next: .link).prefetching()
        func first() async throws {
            for try await _ in letters.values { return }
        }
        try await first()
        #expect(stubs.requests.map(\.outcome) == [.answered, .cancelled])
    }

    @Test func `a page that is not wanted any more is cancelled`() async throws {
        let stubs = slowStubs
        let subscription = Provider<Letters>(backend: stubs).rx.pages(.all, next: .link)
            .prefetching().subscribe(onNext: { _ in })
        #expect(stubs.requests.count == 2)
        #expect(stubs.requests.last?.outcome == .waiting)
        subscription.dispose()
        #expect(stubs.requests.last?.outcome == .cancelled)
    }

    @Test func `the error of a page ahead comes after the page before`() {
        let stubs = Stubs<Letters>()
            .on(
                .all,
                [.text("[]", headers: ["Link": "<?page=2>; rel=next"]), .failure(.connectionLost)])
        let log = EventLog<String>()
        Provider<Letters>(backend: stubs).rx.pages(.all, next: .link).prefetching()
            .subscribe(onNext: { _ in log.add("page") }, onError: { _ in log.add("error") })
        #expect(log.all == ["page", "error"])
    }

    @Test func `the total of the first page stays`() async throws {
        let asked = EventLog<Int>()
        let pages = pages.withTotal { page in
            asked.add(page.body.count)
            return page.headers["Link"] == nil ? nil : 5
        }
        var totals: [Int?] = []
        for try await page in pages.values { totals.append(page.total) }
        #expect(totals == [5, 5, 5])
        #expect(asked.all.count == 1)
    }

    @Test(arguments: [false, true])
    func `a cursor that repeats is an error, or the end`(ends: Bool) {
        var server = LetterServer()
        server.link = { $0 < 4 ? "/v1/letters?sort=name&offset=\($0)" : "/v1/letters?sort=name" }
        let rule = ends ? NextPage<Response>.link.endingAtRepetition() : .link
        let log = EventLog<String>()
        server.provider([.paging(rule)]).rx.pages(.all).subscribe(
            onNext: { _ in log.add("page") },
            onError: { error in log.add("\(error)".contains("requested") ? "again" : "\(error)") },
            onCompleted: { log.add("|") })
        #expect(log.all.last == (ends ? "|" : "again"))
        #expect(log.all.filter { $0 == "page" }.count == server.requests.all.count)
    }

}
