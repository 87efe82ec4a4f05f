import Locks

/// A table of answers in place of a network, which records the requests that it receives.
///
///     let stubs = Stubs<GitHub>()
///     let github = Provider<GitHub>(backend: stubs)
///     stubs.on(.zen, [503, "Keep it simple."])
///
/// A request is answered by the most specific stub that matches it, else by its
/// ``Attributes/sample`` or ``Target/sampleData``, else by `otherwise`, which may be a network;
/// else it fails with ``RequestError/Reason/missingStub``, which names the existing stubs.
/// Rejections, delays and timeouts are those of ``StubBackend``.
///
/// A table shares nothing with others: tests can run in parallel. Stubs may be added and removed at
/// any time, on any thread; a request takes its answer when it begins. All requests are stored,
/// bodies included, for the lifetime of the table.
public final class Stubs<T: Target>: Backend {
    let table = Mutex(StubTable())
    let findings = StubFindings()
    let delay: Duration
    let scheduler: any Scheduler
    let otherwise: (any Backend)?

    /// Makes a table without stubs.
    /// - Parameters:
    ///   - delay: The time of an answer, unless it sets its own; zero answers inside `subscribe`.
    ///   - scheduler: The scheduler that measures delays and delivers delayed answers.
    ///   - otherwise: The backend for requests with neither a stub nor a sample; nil fails them.
    public init(
        after delay: Duration = .zero,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.stubs"),
        otherwise: (any Backend)? = nil
    ) { (self.delay, self.scheduler, self.otherwise) = (delay, scheduler, otherwise) }

    /// The scheduler that it was made with.
    public var clock: (any Scheduler)? { scheduler }

    /// Removes the stubs of `target` with any other conditions; requests that have begun still
    /// receive their answer. Does nothing if there are none.
    public func remove(_ target: T) { remove(try? StubPattern(target, []), anyQuery: false) }

    /// Removes the stubs with exactly this address, ignoring the query; `*` is compared literally.
    public func remove(_ method: HTTPMethod, url: Path) {
        remove(try? StubPattern(method, url, []), anyQuery: true)
    }

    /// Removes the stubs of a pattern; one without an address, nil, was never added.
    private func remove(_ pattern: StubPattern?, anyQuery: Bool) {
        guard let address = pattern?.address else { return }
        _ = table.withLock {
            $0.remove { $0.address == address && (anyQuery || $0.address.query == address.query) }
        }
    }

    /// Removes all stubs; the recorded requests stay.
    public func removeAll() { _ = table.withLock { $0.removeAll() } }
}
