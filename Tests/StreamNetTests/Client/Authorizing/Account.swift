import Locks
import StreamNet

/// The token of somebody who is logged in; nil of somebody who is not.
final class Account: Sendable {
    private let state: Mutex<String?>

    init(_ token: String?) { state = Mutex(token) }

    var token: String? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

extension Account {
    /// Stores the token of each renewal, which is noted when it begins.
    func refresh(
        _ log: EventLog<String>? = nil, within limit: Duration = .seconds(60),
        on scheduler: any Scheduler = QueueScheduler(label: "renewals"),
        ahead isStale: @escaping @Sendable (String) -> Bool = { _ in false },
        renew: @escaping @Sendable () throws -> Single<String>
    ) -> TokenRefresh {
        TokenRefresh(
            token: { self.token },
            renew: {
                log?.add("renew")
                return try renew().do(onSuccess: { self.token = $0 })
            }, within: limit, scheduler: scheduler, ahead: isStale)
    }
}

extension Provider<Sayings> {
    /// A server that answers at once, notes the tokens, and refuses the old one only.
    static func guarded(_ refresh: TokenRefresh, _ log: EventLog<String>? = nil) -> Self {
        let backend = StubBackend { endpoint in
            let header = endpoint.headers["Authorization"] ?? "-"
            log?.add(header)
            return Response(status: header == "Bearer old" ? 401 : 200)
        }
        return Provider(
            backend: backend, interceptors: [refresh], attributes: .authorization(.bearer))
    }
}
