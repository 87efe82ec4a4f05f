import Foundation
import Locks
import StreamNet
import Streams
import Testing

/// A request that waited for a renewal is no part of it afterwards, on whatever task it goes on.
@Suite(.hangLimit) struct RenewalWaitersTests {
    private let log = EventLog<String>()
    private let account = Account("old")
    /// Stands still, so that no wait is too long while other tests take all threads.
    private let time = VirtualTimeScheduler()

    /// Refuses the old token only, and logs the headers.
    private func provider(_ refresh: TokenRefresh) -> Provider<Sayings> {
        let backend = StubBackend { [log] endpoint in
            let header = endpoint.headers["Authorization"] ?? "-"
            log.add(header)
            return Response(status: header == "Bearer old" ? 401 : 200)
        }
        return Provider(
            backend: backend, interceptors: [refresh], attributes: .authorization(.bearer))
    }

    @Test func `a request from a task of the renewal never waits for it`() async {
        let held = EventLog<Provider<Sayings>>()
        let refresh = TokenRefresh(
            token: { "old" },
            renew: { [log] in
                log.add("renew")
                return Single(async: {
                    let request = held.all[0].rx(.zen, .validation(.successCodes))
                    return "\(try await request.value.status)"
                })
            }, scheduler: time)
        held.add(provider(refresh))
        await #expect(throws: NetError.self) { try await held.all[0].rx(.zen).value }
        #expect(log.all == ["Bearer old", "renew", "Bearer old"])
    }

    @Test func `those who have waited for a task begin another renewal`() async {
        let (ends, end) = AsyncStream.makeStream(of: String.self)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let refresh = TokenRefresh(
            token: { [account] in account.token },
            renew: { [account, log] in
                log.add("renew")
                return Single(async: {
                    for await _ in gate.prefix(1) {}
                    account.token = "new"
                    return "new"
                })
            }, scheduler: time)
        let provider = provider(refresh)
        provider.rx(.zen).subscribe { [account] _ in
            account.token = "old"
            provider.rx(.zen).subscribe { end.yield($0.summary) }
            open.yield()
        }
        open.yield()
        for await result in ends.prefix(1) { #expect(result == "200") }
        let once = ["Bearer old", "renew", "Bearer new"]
        #expect(log.all == once + once)
    }

    /// The shop's renewal asks for the user, whose token is renewed inside of it, then. Whoever
    /// waits for the user only is not inside of the shop's.
    @Test func `those who wait for a renewal inside of another are not inside of that`() async {
        let (ends, end) = AsyncStream.makeStream(of: String.self)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let user = Account("old")
        let users = provider(
            TokenRefresh(
                token: { user.token },
                renew: {
                    Single(async: {
                        for await _ in gate.prefix(1) {}
                        user.token = "user"
                        return "user"
                    })
                }, scheduler: time))
        let shop = provider(
            TokenRefresh(
                token: { [account] in account.token },
                renew: { [account, log] in
                    log.add("renew")
                    return users.rx(.zen).map { _ in "new" }.do(onSuccess: { account.token = $0 })
                }, scheduler: time))
        shop.rx(.zen).subscribe { [log] in log.add($0.summary) }
        users.rx(.zen).subscribe { [account, log] in
            log.add($0.summary)
            account.token = "old"
            shop.rx(.zen).subscribe { end.yield($0.summary) }
        }
        open.yield()
        for await result in ends.prefix(1) { #expect(result == "200") }
        #expect(
            log.all == [
                "Bearer old", "renew", "Bearer old", "Bearer old",
                "Bearer user", "Bearer new", "200", "Bearer user", "200",
                "Bearer old", "renew", "Bearer user", "Bearer new",
            ])
    }
}
