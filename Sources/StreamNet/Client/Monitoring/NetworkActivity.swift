/// Counts the requests in flight, for an activity indicator.
///
///     let activity = NetworkActivity()
///     let shop = Provider<Shop>(plugins: [activity])
///     activity.isActive.subscribe(onMain: { spinner.isHidden = !$0 })
///
/// An attempt counts until it ends; the wait before another does not. Several providers may share
/// one.
public struct NetworkActivity: Plugin {
    private let counts = BehaviorRelay(value: 0)

    /// Makes a plugin that counts from zero.
    public init() {}

    /// The number of requests in flight: the current one at first, then each change, in order, on
    /// the threads of the requests; never ends.
    public var count: Observable<Int> { counts.flow }
    /// True while any request is in flight: the current state on subscription, then each change.
    public var isActive: Observable<Bool> { counts.map { $0 > 0 }.distinctUntilChanged() }
    /// Adds a request to the count.
    public func willSend(_ endpoint: Endpoint) { add(1) }

    /// Removes a request from the count.
    public func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        add(-1)
    }

    @inline(never) private func add(_ change: Int) { counts.update { $0 += change } }
}
