import Foundation
import Streams
import Testing

@testable import StreamNet

/// Who finds an exchange, and comes to listen when it is over.
@Suite(.hangLimit) struct FlightsTests {
    @Test func `who boards before the answer and comes late hears it from memory`() {
        let log = EventLog<String>()
        let flights = Flights()
        let endpoint = Endpoint(url: Ping().baseURL)
        let key = FlightKey(EncodedRequest(url: endpoint.url), of: endpoint, ignoring: [])
        let seats = (1...2).map { _ in
            flights.board(key) {
                log.add("sent")
                return .just(Response())
            }
        }
        for seat in seats { seat.response.subscribe { log.add($0.summary) } }
        #expect(log.all == ["sent", "200", "200"])
        for seat in seats { seat.dispose() }
        #expect(flights.count == 0)
    }
}
