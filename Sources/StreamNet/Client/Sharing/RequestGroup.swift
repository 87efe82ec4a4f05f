import Locks

/// Requests that are cancelled together, such as those of a screen, or of a user who logs out.
///
///     let github = Provider<GitHub>(attributes: .groups([group]))
///
///     group.cancel(of: GitHub.self) { $0 == .zen }
///
/// A request joins by ``Attributes/groups`` when it is sent, and leaves when it has its result: the
/// stream of a response is cancelled by its reader. A running request retains its groups.
public final class RequestGroup: Sendable {
    private typealias Entry = (number: Int, member: Member)

    private let running = Mutex<(entries: [ObjectIdentifier: Entry], last: Int)>(([:], 0))

    /// Makes a group without requests.
    public init() {}

    /// The running requests in order of their start, as they were before the plugins prepared them.
    public var endpoints: [Endpoint] { members.map(\.endpoint) }

    /// Cancels the running requests for which `isMeant` returns true, by default all, in order.
    ///
    /// Each fails with ``NetError/cancelled``, whatever it waits for: at once, on the calling
    /// thread, or on ``Attributes/callbackScheduler`` if that is set. A delivery that has begun is
    /// completed. A request that starts meanwhile, even as a retry, is not cancelled.
    /// - Parameter isMeant: Called once for each of ``endpoints`` that is still running.
    public func cancel(where isMeant: (_ endpoint: Endpoint) -> Bool = { _ in true }) {
        for member in members where isRunning(member) && isMeant(member.endpoint) {
            member.cancel()
        }
    }

    /// Cancels the running requests that are targets of one type, sent as ``AnyTarget`` or not, and
    /// for which `isMeant` returns true; as ``cancel(where:)``.
    public func cancel<T: Target>(
        of type: T.Type, where isMeant: (_ target: T) -> Bool = { _ in true }
    ) {
        cancel { endpoint in
            let target = (endpoint.target as? AnyTarget)?.base ?? endpoint.target
            return (target as? T).map(isMeant) ?? false
        }
    }

    private var members: [Member] {
        running.withLock { Array($0.entries.values) }.sorted(byNumber: { Double($0.number) })
            .map { $0.member }
    }

    private func isRunning(_ member: Member) -> Bool {
        running.withLock { $0.entries[ObjectIdentifier(member)] != nil }
    }

    fileprivate func join(_ member: Member) {
        running.withLock { running in
            guard running.entries[ObjectIdentifier(member)] == nil else { return }
            running.last += 1
            running.entries[ObjectIdentifier(member)] = (running.last, member)
        }
    }

    fileprivate func leave(_ member: Member) {
        // A removed member may run code of its own, which must not run under the lock.
        _ = running.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(member)) }
    }
}

extension Attributes {
    /// The groups that the request can be cancelled with, read before the plugins prepare it.
    /// Merging adds.
    public static var groups: Key<[RequestGroup]> { .init([], combining: { $0 + $1 }) }
}

struct GroupCancelling: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { !endpoint.groups.isEmpty }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        let response = Single.deferred { next(endpoint) }
        let cancelled = Single<Response>.error(NetError.cancelled)
            .delivered(on: endpoint.callbackScheduler)
        // The winner disposes the other at once; only then the failure is scheduled.
        return endpoint.cancellation.amb(response).catch { error in
            guard error is Cancellation else { throw error }
            endpoint.mark("stopped", "by a RequestGroup")
            return cancelled
        }
    }

    func describe(for endpoint: Endpoint) -> String { "cancel by group" }
}

extension Endpoint {
    /// Fails with ``Cancellation`` when one of the groups cancels the request, which is a member
    /// until then.
    fileprivate var cancellation: Single<Response> {
        .create { [self] resolve in
            let member = Member(self) { resolve(.failure(Cancellation())) }
            member.join()
            return Disposables.create { member.leave() }
        }
    }
}

private struct Cancellation: Error {}

private final class Member: Sendable {
    let endpoint: Endpoint
    private let end: @Sendable () -> Void

    init(_ endpoint: Endpoint, _ end: @escaping @Sendable () -> Void) {
        (self.endpoint, self.end) = (endpoint, end)
    }

    func join() { for group in endpoint.groups { group.join(self) } }
    func leave() { for group in endpoint.groups { group.leave(self) } }

    func cancel() {
        leave()
        end()
    }
}
