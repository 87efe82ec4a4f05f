import Synchronization

/// Requests that are cancelled together: those of a screen that closes, of a user who logs out.
///
///     let group = RequestGroup()
///     let github = Provider<GitHub>(attributes: .groups([group]))
///     …
///     group.cancel()                                  // all that run now
///     group.cancel(of: GitHub.self) { $0 == .zen }    // some of them
///
/// A request joins by ``Attributes/groups`` when it is sent, and leaves when it has its result. A
/// group keeps nothing of a request that is over; a request keeps its groups while it runs, so
/// nobody else need keep them. The stream of a response is not the group's any more: it is
/// cancelled by who reads it.
public final class RequestGroup: Sendable {
    private let running = Mutex(Running())

    /// A group that no request has joined yet.
    public init() {}

    /// What runs now, in the order in which it started, each as it was before the plugins
    /// prepared it.
    public var endpoints: [Endpoint] { members.map(\.endpoint) }

    /// How many requests run now.
    public var count: Int { running.withLock { $0.entries.count } }

    /// Cancels all requests that run now, in the order in which they started.
    ///
    /// Each of them fails with ``NetError/cancelled``, be it waiting for a plugin, for an
    /// interceptor, for the server, or to be delivered: at once, on the thread that calls this,
    /// unless ``Attributes/callbackScheduler`` says otherwise. What has begun to be delivered is
    /// delivered. A request that starts meanwhile is not cancelled, also one that a caller retries.
    public func cancel() { cancel { _ in true } }

    /// Cancels those of the requests that run now for which `isMeant` holds, as by ``cancel()``.
    /// - Parameter isMeant: asked once for each of ``endpoints``, as long as it still runs.
    public func cancel(where isMeant: (_ endpoint: Endpoint) -> Bool) {
        for member in members where isRunning(member) && isMeant(member.endpoint) {
            member.cancel()
        }
    }

    /// Cancels those of the requests that run now which are targets of one type, as by
    /// ``cancel()``, whether or not they were sent as ``AnyTarget``.
    ///
    /// An endpoint that was made of no target is not found by its type.
    /// - Parameters:
    ///   - type: the type of the targets.
    ///   - isMeant: which of them; all unless given.
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
            .map(\.member)
    }

    private func isRunning(_ member: Member) -> Bool {
        running.withLock { $0.entries[ObjectIdentifier(member)] != nil }
    }

    /// Counts a request in; does nothing the second time.
    fileprivate func join(_ member: Member) { running.withLock { $0.add(member) } }

    fileprivate func leave(_ member: Member) {
        // What is let go of may run code of its own, which the lock must not see.
        _ = running.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(member)) }
    }
}

extension Attributes {
    /// The groups that the request can be cancelled with.
    ///
    /// Merging adds. They are asked for before the plugins prepare the request.
    public static var groups: Key<[RequestGroup]> { .init([], combining: { $0 + $1 }) }
}

/// Fails a request that one of its groups cancels before it is delivered.
struct GroupCancelling: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { !endpoint.groups.isEmpty }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        let response = Single.deferred { next(endpoint) }
        let cancelled = Single<Response>.error(NetError.cancelled)
            .delivered(on: endpoint.callbackScheduler)
        // The winner disposes the other at once; only then the failure is scheduled.
        return endpoint.cancellation.amb(response).catch { error in
            error is Cancellation ? cancelled : .error(error)
        }
    }

    func describe(for endpoint: Endpoint) -> String { "cancel by group" }
}

extension Endpoint {
    /// Fails with ``Cancellation`` when one of the groups cancels the request; they know of it
    /// until then, or until this is disposed.
    fileprivate var cancellation: Single<Response> {
        .create { [self] resolve in
            let member = Member(self) { resolve(.failure(Cancellation())) }
            member.join()
            return Disposables.create { member.leave() }
        }
    }
}

/// The end of a request that a group has cancelled, before it is delivered.
private struct Cancellation: Error {}

/// The requests of a group that have no result yet.
private struct Running: Sendable {
    struct Entry: Sendable {
        let number: Int
        let member: Member
    }

    var entries: [ObjectIdentifier: Entry] = [:]
    private var last = 0

    mutating func add(_ member: Member) {
        guard entries[ObjectIdentifier(member)] == nil else { return }
        last += 1
        entries[ObjectIdentifier(member)] = Entry(number: last, member: member)
    }
}

/// One subscription of one request.
private final class Member: Sendable {
    let endpoint: Endpoint
    private let end: @Sendable () -> Void

    init(_ endpoint: Endpoint, _ end: @escaping @Sendable () -> Void) {
        self.endpoint = endpoint
        self.end = end
    }

    func join() { for group in endpoint.groups { group.join(self) } }

    func leave() { for group in endpoint.groups { group.leave(self) } }

    func cancel() {
        leave()
        end()
    }
}
