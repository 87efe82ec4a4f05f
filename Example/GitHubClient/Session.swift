import Locks
import ResponseMapper

/// The tokens of the user who is logged in.
final class Session: Sendable {
    private let tokens = Mutex<Tokens?>(nil)
    private let provider: Provider<AnyTarget>

    /// - Parameter provider: sends the log-in, without tokens.
    init(_ provider: Provider<AnyTarget>) { self.provider = provider }

    /// The token that is sent; nil before the log-in.
    var token: String? { tokens.withLock { $0?.access } }

    func logIn(_ account: Account) -> Single<Void> {
        provider.rx(LogIn.start, account).map { self.store($0) }
    }

    /// A new token, stored by the time it is delivered.
    func renew() throws -> Single<String> {
        guard let renewal = tokens.withLock({ $0?.renewal }) else { throw NotLoggedIn() }
        return provider.rx(LogIn.renew, Renewal(renewal: renewal)).map { tokens in
            self.store(tokens)
            return tokens.access
        }
    }

    private func store(_ new: Tokens) { tokens.withLock { $0 = new } }
}

struct NotLoggedIn: Error {}
