import Foundation
import Testing

@testable import StreamNet

@Suite(.hangLimit) struct FlowResultTests {
    private let endpoint = Endpoint(url: URL(filePath: "/"))

    @Test(arguments: [
        ("--[a|]", "-1-2|", "-----#"),
        ("--[a|]", "-[1|]", "---[1|]"),
        ("--[a|]", "-#", "---#"),
        ("--#", "-[1|]", "---[1|]"),
        ("#", "-#", "-#"),
        ("#", "[1|]", "[1|]"),
        ("---", "[1|]", ""),
    ])
    func `flatMapResult continues with a single, whatever the result`(
        _ source: String, _ other: String, _ result: String
    ) {
        let drawn = diagram(source) { source, time in
            source.asSingle().flatMapResult(of: endpoint) { _, _ in time.cold(other).asSingle() }
        }
        #expect(drawn == result)
    }

    @Test(arguments: [("--[a|]", "----!"), ("-#", "---!"), ("---[a|]", "-!")])
    func `flatMapResult says nothing after dispose`(_ source: String, _ end: String) {
        let drawn = diagram(source, until: end) { source, time in
            source.asSingle().flatMapResult(of: endpoint) { _, _ in
                time.cold("---[1|]").asSingle()
            }
        }
        #expect(drawn == "")
    }

    @Test func `flatMapResult does not go on where the subscription is over`() {
        let (subject, log, held) =
            (PublishSubject<Int>(), EventLog<Int>(), EventLog<any Disposable>())
        let single = subject.asSingle().do(onSuccess: { _ in held.all.first?.dispose() })
        held.add(
            single.flatMapResult(of: endpoint) { _, _ in
                log.add(1)
                return .just(1)
            }.subscribe())
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.all == [])
    }
}
