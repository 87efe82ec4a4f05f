import StreamNet

/// A server of wise words, for tests of what a provider does with a target.
enum Sayings: Target {
    case zen, saying(Int)

    var baseURL: URL { URL(string: "https://sayings.host")! }
    var path: Path {
        switch self {
        case .zen: "zen"
        case .saying(let number): "sayings/\(number)"
        }
    }
}

/// A target of another type.
struct Ping: Target {
    let baseURL = URL(string: "https://ping.host")!
    let path: Path = "ping"
}

/// An error of one's own.
struct Late: Error {}

/// A saying as text.
struct Motto: TypedTarget {
    typealias Response = String
    let baseURL = Ping().baseURL
    let path: Path = "motto"
}

/// Held by a request, through an attribute.
final class HeldValue: Sendable {}

extension Attributes {
    static var holding: Key<HeldValue?> { .init(nil) }
    static var rank: Key<Int> { .init(0) }
}

extension WeakLog<HeldValue> {
    /// Returns a value for a request to hold.
    func make() -> HeldValue {
        let value = HeldValue()
        add(value)
        return value
    }
}

/// A target that is an endpoint already.
struct Given: Target {
    let endpoint: Endpoint
    let baseURL = Ping().baseURL
    let path: Path = ""
}

extension Endpoint {
    /// The request that a backend would send after the plugins, or the error.
    func sent(through plugins: any Plugin...) -> Result<EncodedRequest, any Error> {
        let log = EventLog<EncodedRequest>()
        let backend = StubBackend { endpoint in
            log.add(try endpoint.encoded())
            return Response()
        }
        let result = Provider<Given>(backend: backend, plugins: plugins)
            .rx(Given(endpoint: self)).outcome
        if let request = log.all.first { return .success(request) }
        return .failure(result?.error ?? CancellationError())
    }
}
