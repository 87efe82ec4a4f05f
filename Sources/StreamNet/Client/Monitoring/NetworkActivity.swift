/// Counts the requests that are on their way, for an indicator to show.
///
///     let activity = NetworkActivity()
///     let shop = Provider<Shop>(plugins: [activity])
///     activity.isActive.subscribe(onMain: { spinner.isHidden = !$0 })
///
/// An attempt counts from ``Plugin/willSend(_:)`` to ``Plugin/didReceive(_:for:)``, however it
/// ends; the wait before another attempt does not count. Several providers may share one.
public struct NetworkActivity: Plugin {
    private let counts = BehaviorRelay(value: 0)

    /// Makes a plugin that counts from zero.
    public init() {}

    /// How many requests are on their way: at once the present number, then each change, in order.
    ///
    /// On the threads of the requests; it never ends.
    public var count: Observable<Int> { counts.flow }

    /// Whether any request is on its way: at once, then each time it changes.
    public var isActive: Observable<Bool> { counts.map { $0 > 0 }.distinctUntilChanged() }

    /// Counts a request in.
    public func willSend(_ endpoint: Endpoint) { add(1) }

    /// Counts a request out.
    public func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        add(-1)
    }

    @inline(never)
    private func add(_ change: Int) { counts.update { $0 += change } }
}
