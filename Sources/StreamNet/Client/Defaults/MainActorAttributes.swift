/// Attributes that are read on the main actor for each request: for a target, an action or a table
/// that depends on state of the main actor, which its own members cannot read.
///
///     Provider<Shop>(plugins: [
///         MainActorAttributes { [.baseURL(settings.server), .header("X-Shop", settings.shop)] }
///     ])
///
/// The attributes of the request, and of the provider, override them; headers are merged by name.
/// Attributes that are read before the plugins prepare a request, such as
/// ``Attributes/callbackScheduler`` and ``Attributes/groups``, have no effect here.
public struct MainActorAttributes: Plugin {
    private let read: @MainActor @Sendable () -> Attributes

    /// Makes a plugin.
    /// - Parameter read: Returns the attributes; called once for each request: at once if that is
    ///   sent on the main actor, otherwise in a later turn of the main queue.
    public init(_ read: @escaping @MainActor @Sendable () -> Attributes) { self.read = read }

    /// Reads the attributes.
    public func preparation(of endpoint: Endpoint) -> Single<Endpoint>? {
        .create { [read] resolve in
            Single.just(endpoint).subscribe(onMain: { endpoint in
                var endpoint = endpoint
                endpoint.attributes = read().merging(endpoint.attributes)
                resolve(.success(endpoint))
            })
        }
    }
}
