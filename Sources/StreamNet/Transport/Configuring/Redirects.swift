/// The policy for redirects.
///
/// Redirects are followed according to RFC 9110 §15.4 and the Fetch standard: 303 becomes GET, 301
/// and 302 turn POST into GET, and all others keep method and body. A request to another scheme,
/// host or port loses all headers that ``Redaction/standard`` takes for credentials. A redirect
/// from https to http, or to any other scheme, fails with
/// ``TransportError/Reason/redirectRefused``.
public struct Redirects: Sendable {
    typealias Change = @Sendable (EncodedRequest, Response) throws -> EncodedRequest?

    /// The number of redirects that are followed; 0 delivers each redirect as the response.
    let limit: Int
    let change: Change

    /// Follows up to 20 redirects.
    public static let follow = Redirects(limit: 20) { next, _ in next }

    /// The origins to which a body is sent again by 307 and 308.
    public enum Bodies: Sendable, Hashable {
        /// All origins, as RFC 9110 §15.4.8 specifies.
        case anyOrigin
        /// The origin that has received it; a redirect of a body to another is the response.
        case sameOrigin
    }

    /// Follows up to `limit` redirects, and sends a body again to these origins only; another
    /// redirect fails with ``TransportError/Reason/tooManyRedirects(limit:)``.
    public static func follow(upTo limit: Int = 20, bodies: Bodies = .anyOrigin) -> Redirects {
        follow(upTo: limit) { next, redirect in
            let mayGo = next.body == nil || bodies == .anyOrigin
            return mayGo || redirect.url?.origin == next.url.origin ? next : nil
        }
    }

    /// Follows no redirects, and delivers each as the response.
    public static let refuse = Redirects(limit: 0) { next, _ in next }

    /// Follows redirects with the request that `change` returns; nil delivers the redirect. It is
    /// called with the next request, without the fields that must not be passed on, and with the
    /// redirect. An error that it throws fails the request.
    public static func follow(
        upTo limit: Int = 20,
        changing change:
            @escaping @Sendable (_ next: EncodedRequest, _ redirect: Response) throws ->
            EncodedRequest?
    ) -> Redirects { Redirects(limit: max(0, limit), change: change) }
}

extension Attributes {
    /// The policy for redirects of this request; nil is that of the backend's configuration.
    public static var redirects: Key<Redirects?> { .init(nil) }
}
