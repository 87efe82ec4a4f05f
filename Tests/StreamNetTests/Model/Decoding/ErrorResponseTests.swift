import StreamNet
import Testing

/// The response of any error that has one.
@Suite(.hangLimit) struct ErrorResponseTests {
    @Test func `a rejected response, and one that cannot be parsed`() {
        let rejected: any Error = NetError.rejected(Response(status: 404))
        #expect(rejected.response?.status == 404)
        let spent: any Error = NetError.refused(.budgetSpent(after: rejected))
        #expect(spent.response?.status == 404)
        let unread: any Error = ParseError(Response(status: 200), wanted: "a", found: "b")
        #expect(unread.response?.status == 200)
    }

    @Test func `others have none`() {
        let cancelled: any Error = NetError.cancelled
        #expect(cancelled.response == nil)
        let lost: any Error = NetError.transport(TransportError(.connectionLost, request: "GET /"))
        #expect(lost.response == nil)
        #expect((CancellationError() as any Error).response == nil)
    }
}
