import Locks
import Loopback

/// The server's memory: the token that it accepts, and what it has received.
final class Accounts: Sendable {
    private let number = Mutex(0)

    /// Makes another token; the last one is refused from now on.
    func newTokens() -> String {
        let number = number.withLock { number in
            number += 1
            return number
        }
        return #"{"access":"access-\#(number)","renewal":"renewal-\#(number)"}"#
    }

    /// The server has forgotten the tokens.
    func expire() { number.withLock { $0 += 1 } }

    /// Answers a request if it has the token, and otherwise refuses it.
    func check(
        _ answer: @escaping LoopbackServer.Answer
    ) -> LoopbackServer.Answer {
        { exchange in
            let token = "Bearer access-\(self.number.withLock { $0 })"
            guard exchange.request.header("Authorization") == token else {
                return try exchange.refuse(401, "an old token")
            }
            try answer(exchange)
        }
    }
}

extension Exchange {
    func refuse(_ status: Int, _ message: String) throws {
        try respond(status, body: #"{"message":"\#(message)"}"#)
    }
}
