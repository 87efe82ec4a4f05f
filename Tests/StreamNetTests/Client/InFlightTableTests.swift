import Foundation
import Streams
import Testing

@testable import StreamNet

/// Requests that join an exchange and subscribe when it is over.
@Suite(.hangLimit) struct InFlightTableTests {
    @Test func `who joins before the answer and subscribes late gets it from memory`() {
        let log = EventLog<String>()
        let table = InFlightTable()
        let endpoint = Endpoint(url: Ping().baseURL)
        let key = InFlightKey(EncodedRequest(url: endpoint.url), of: endpoint, ignoring: [])
        let waiters = (1...2).map { _ in
            table.join(key) {
                log.add("sent")
                return .just(Response())
            }
        }
        for waiter in waiters { waiter.response.subscribe { log.add($0.summary) } }
        #expect(log.all == ["sent", "200", "200"])
        for waiter in waiters { waiter.dispose() }
        #expect(table.count == 0)
    }
}
