import Foundation

extension Attributes {
    /// How long a request may take in all, from its start to the last byte of its body.
    ///
    /// Unless said anywhere, 60 seconds; but as long as it likes where a body comes from or goes to
    /// a file or a stream, which ``idleTimeout`` limits then. Zero and less are a
    /// ``NetError/request(_:)``.
    public static var timeout: Key<Duration> { .init(.seconds(60)) }

    /// How long a request may go without a byte in either direction; those of a head count when it
    /// is whole, those of informational ones such as 102 do not.
    ///
    /// nil is as long as ``timeout`` allows. Unless said anywhere, nil; but 60 seconds where a body
    /// comes from or goes to a file or a stream and no ``timeout`` was said, which
    /// `.idleTimeout(nil)` switches off. Zero and less are a ``NetError/request(_:)``.
    public static var idleTimeout: Key<Duration?> { .init(nil) }

    /// How long a request may take until the head of its response is there, the sending of its body
    /// included.
    ///
    /// nil, the default, is as long as ``timeout`` and ``idleTimeout`` allow. Each redirect may
    /// take as long. Zero and less are a ``NetError/request(_:)``. Stubs do not keep it.
    public static var firstByteTimeout: Key<Duration?> { .init(nil) }

    /// The URL that paths are joined to, instead of the target's own.
    ///
    /// It is applied when the request is encoded, so it may be laid late. An endpoint made of a
    /// whole URL, or a path that is one, ignores it; nil, the default, keeps the target's base.
    public static var baseURL: Key<URL?> { .init(nil) }

    /// Headers laid over the endpoint's own, name by name, when the request is encoded.
    ///
    /// Merging adds to the headers laid before; a name in both keeps the later values only.
    public static var headers: Key<HTTPHeaders> { .init([:], combining: { $0.merging($1) }) }
}
