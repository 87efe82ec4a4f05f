/// What happens to a response that leads elsewhere.
///
/// Redirects are followed as RFC 9110 §15.4 and the Fetch standard say: 303 becomes GET, 301 and
/// 302 make GET of POST, all else keeps method and body. What leads to another scheme, host or port
/// loses its credentials; from https to http, and to what is neither, nothing leads.
public struct Redirects: Sendable {
    typealias Change = @Sendable (EncodedRequest, Response) throws -> EncodedRequest?

    /// How many are followed; 0 delivers each as the response that it is.
    let limit: Int
    let change: Change

    /// Redirects are followed, up to 20.
    public static let follow = follow(upTo: 20)

    /// Redirects are followed; the one behind the last of `limit` is a
    /// ``TransportFailure/Reason/tooManyRedirects(limit:)``.
    public static func follow(upTo limit: Int) -> Redirects {
        Redirects(limit: max(0, limit)) { next, _ in next }
    }

    /// A redirect is a response as any other.
    public static let refuse = follow(upTo: 0)

    /// Redirects are followed by the request that `change` makes of the one that would be sent,
    /// which has lost what it must not carry on; nil delivers the redirect.
    ///
    /// What the closure throws fails the request.
    public static func follow(
        upTo limit: Int = 20,
        changing change:
            @escaping @Sendable (_ next: EncodedRequest, _ redirect: Response) throws ->
            EncodedRequest?
    ) -> Redirects {
        Redirects(limit: max(0, limit), change: change)
    }
}

extension Attributes {
    /// What happens to redirects of this request; nil is what the backend's configuration says.
    public static var redirects: Key<Redirects?> { .init(nil) }
}
