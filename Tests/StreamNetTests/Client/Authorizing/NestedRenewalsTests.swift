import Foundation
import StreamNet
import Streams
import Testing

/// Requests inside of a renewal, or of one that another has begun, wait for neither.
@Suite(.virtualLimit) struct NestedRenewalsTests {
    private let log = EventLog<String>()
    private let held = EventLog<Provider<Sayings>>()

    /// Refuses the old token only, and logs the headers.
    private func provider(
        _ token: @escaping @Sendable () -> String?, renew: @escaping @Sendable () -> Single<String>
    ) -> Provider<Sayings> {
        let backend = StubBackend { [log] endpoint in
            let header = endpoint.headers["Authorization"] ?? "-"
            log.add(header)
            return Response(status: header == "Bearer old" ? 401 : 200)
        }
        let refresh = TokenRefresh(token: token, renew: renew, scheduler: VirtualTimeScheduler())
        return Provider(
            backend: backend, interceptors: [refresh], attributes: .authorization(.bearer))
    }

    /// A request to the shop from inside of its own renewal, which is refused.
    private var inner: Single<String> {
        held.all[0].rx(.zen, .validation(.successCodes)).map { "\($0.status)" }
    }

    private func expectRefused(_ headers: [String]) {
        let result = EventLog<Bool>()
        held.all[0].rx(.zen).subscribe { result.add((try? $0.get()) == nil) }
        #expect(result.all == [true])
        #expect(log.all == headers)
    }

    @Test func `a request of a renewal that a renewal has begun is inside of both`() {
        let users = provider({ "old" }, renew: { [self] in inner })
        held.add(provider({ "old" }, renew: { users.rx(.zen).map { "\($0.status)" } }))
        expectRefused(["Bearer old", "Bearer old", "Bearer old"])
    }

    @Test func `behind a renewal inside of another, a request is inside of that`() {
        let user = Account("old")
        let users = provider(
            { user.token }, renew: { .just("user").do(onSuccess: { user.token = $0 }) })
        held.add(provider({ "old" }, renew: { [self] in users.rx(.zen).flatMap { _ in inner } }))
        expectRefused(["Bearer old", "Bearer old", "Bearer user", "Bearer old"])
    }
}
