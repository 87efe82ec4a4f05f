import Foundation

extension Attributes {
    /// The time that a request may take in all, from its start to the last byte of its body.
    ///
    /// By default 60 seconds; but unlimited if a body comes from or goes to a file or a stream,
    /// which ``idleTimeout`` limits then. Zero and less fail with ``NetError/request(_:)``.
    public static var timeout: Key<Duration> { .init(.seconds(60)) }

    /// The time that a request may go without a byte in either direction. The bytes of a response
    /// head count when it is complete, those of informational ones such as 102 do not.
    ///
    /// If nil, only ``timeout`` is the limit. By default nil; but 60 seconds if a body comes from
    /// or goes to a file or a stream, which `.idleTimeout(nil)` switches off. Zero and less fail
    /// with ``NetError/request(_:)``.
    public static var idleTimeout: Key<Duration?> { .init(nil) }

    /// The time that a request may take until the head of its response arrives, including the
    /// sending of its body.
    ///
    /// If nil, the default, only ``timeout`` and ``idleTimeout`` are the limit. The time starts
    /// again with each redirect. Zero and less fail with ``NetError/request(_:)``. Stubs ignore it.
    public static var firstByteTimeout: Key<Duration?> { .init(nil) }

    /// The URL that paths are joined to, instead of the target's own.
    ///
    /// It is applied when the request is encoded, so it may be set late. An endpoint made of a
    /// whole URL, or a path that is one, ignores it; nil, the default, keeps the target's base.
    public static var baseURL: Key<URL?> { .init(nil) }

    /// Headers merged over the endpoint's own, name by name, when the request is encoded.
    ///
    /// Merging adds to the headers set before; a name in both keeps the later values only.
    public static var headers: Key<HTTPHeaders> { .init([:], combining: { $0.merging($1) }) }

    /// The path of an action that is declared with `nil` in place of a path.
    public static var path: Key<Path?> { .init(nil) }

    /// True if the request may be sent twice with any method, such as a POST with an idempotency
    /// key that the server knows. The target itself must send that key.
    ///
    /// ``Retry`` uses it, and so does ``CurlBackend``, which sends a request again that has met a
    /// closed connection.
    public static var isIdempotent: Key<Bool> { .init(false) }
}
