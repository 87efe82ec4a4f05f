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

extension Stubs {
    /// Answers the requests of `target`: those with its method and address, and any query.
    ///
    /// The address is that of the request as it is sent, or as it was declared before
    /// ``Attributes/baseURL`` was applied. The target is asked for its endpoint once, here; if it
    /// has none, the stub matches no request, and ``verify()`` reports the reason.
    ///
    /// Stubbing the same target again replaces the stub, and its sequence starts from the
    /// beginning; targets that differ in their queries have a stub each. Of several stubs that
    /// match, the one with the fewest wildcards answers, then the one with the most conditions,
    /// then the one with the query of the request, then the latest.
    /// - Parameters:
    ///   - matching: The conditions that a request must meet besides the method and address.
    ///   - answer: The answer to the requests; each request takes the next one of a sequence.
    ///   - delay: The time that each answer takes; nil for the answer's own, or else the table's.
    @discardableResult
    public func on(
        _ target: T, matching: StubMatching = [], _ answer: StubAnswer, after delay: Duration? = nil
    ) -> Self { add(answer, delay, for: try StubPattern(target, matching)) }

    /// Answers the requests to `url`, in which `*` is any segment, or a part.
    ///
    ///     stubs.on(.get, url: "https://api.github.com/users/*/repos", "[]")
    ///
    /// A query in `url` must be that of the request; without one, the query does not matter. Text
    /// that is not a whole URL matches no request, and ``verify()`` reports the reason.
    @discardableResult
    public func on(
        _ method: HTTPMethod, url: Path, matching: StubMatching = [], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self { add(answer, delay, for: try StubPattern(method, url, matching)) }

    /// Answers `action` for any input; otherwise as for a target. The address is the declared one:
    /// with the base URL of action or API, if they have one.
    /// - Parameter matching: The further conditions. There is no input to compare with, so `.query`
    ///   and `.body` mean that the request has none.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, matching: StubMatching = [], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self { add(answer, delay, for: try StubPattern(action.summary, matching)) }

    /// Answers `action` for one input.
    ///
    ///     stubs.on(NetAPI.repos, "[]")
    ///     stubs.on(NetAPI.repos, for: UserRepos(user: "ann"), #"[{"name": "zen"}]"#)
    ///
    /// The path, the query and the body must be those of the input, encoded as the action and its
    /// API declare; if a provider sets another encoder or style, match less. An input that cannot
    /// be encoded matches no request, and ``verify()`` reports the reason.
    /// - Parameter matching: The parts that must be those of `input`, besides method and address.
    @discardableResult
    public func on<Input, Output>(
        _ action: Action<Input, Output>, for input: Input,
        matching: StubMatching = [.query, .body], _ answer: StubAnswer,
        after delay: Duration? = nil
    ) -> Self { add(answer, delay, for: try StubPattern(try action.endpoint(input), matching)) }

    /// Adds a stub; if it has no pattern, the error is added to the table's flaws.
    private func add(
        _ answer: StubAnswer, _ delay: Duration?,
        for pattern: @autoclosure () throws(NetError) -> StubPattern
    ) -> Self {
        do throws(NetError) {
            let stub = Stub(try pattern(), delay.map(answer.after) ?? answer)
            _ = table.withLock { $0.add(stub) }
        } catch {
            let flaw = "\(error)"
            table.withLock { $0.flaws.append(flaw) }
        }
        return self
    }
}

extension Stubs where T == AnyTarget {
    /// Makes a table for actions, and for targets of any type, whose answers take no time.
    public convenience init() { self.init(after: .zero) }
}
