import Locks

/// The token of somebody who is logged in; nil of somebody who is not.
final class Account: Sendable {
    private let state: Mutex<String?>

    init(_ token: String?) { state = Mutex(token) }

    var token: String? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
