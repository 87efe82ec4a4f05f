import Foundation

/// Presents user and password to the server (RFC 7617, in UTF-8), without being asked first.
///
///     Provider<Shop>(plugins: [Credentials(user: "ann", password: "…", host: "shop.example")])
///
/// An `Authorization` header that is there already stays. Where a redirect leads to another host,
/// the header is left behind. Over http anybody on the way can read it.
public struct Credentials: Plugin {
    // In a closure, for neither a description nor a mirror to show them.
    private let credentials: @Sendable (Endpoint) throws -> (user: String, password: String)?

    /// Makes a plugin for the requests to one host.
    /// - Parameters:
    ///   - user: who asks; a colon or a control character of ASCII in it refuses the request.
    ///   - password: the secret; a control character of ASCII in it refuses the request.
    ///   - host: the only host that is told, in whatever case, at whatever port.
    public init(user: String, password: String, host: String) {
        self.init { endpoint in
            // An address that cannot be made is reported when the request is encoded.
            let asked = (try? endpoint.resolvedURL())?.host()?.lowercased()
            return asked == host.lowercased() ? (user, password) : nil
        }
    }

    /// Makes a plugin that decides for each request, once.
    /// - Parameter credentials: user and password, or nil for none; throwing refuses the request.
    public init(
        _ credentials:
            @escaping @Sendable (_ endpoint: Endpoint) throws -> (user: String, password: String)?
    ) {
        self.credentials = credentials
    }

    /// Adds the header.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        guard !endpoint.isAuthorized, let (user, password) = try credentials(endpoint) else {
            return endpoint
        }
        try check(user, without: [":"], "a user without colon and")
        try check(password, without: [], "a password without")
        let secret = Data("\(user):\(password)".utf8).base64EncodedString()
        return try endpoint.authorized(.basic, secret)
    }

    /// Control characters are those of ASCII (RFC 7617 §2): an emoji may have others in it. The
    /// error does not quote what it is about.
    private func check(
        _ text: String, without others: [Unicode.Scalar], _ wanted: String
    ) throws(RequestFailure) {
        let isRefused = text.unicodeScalars.contains {
            $0.value < 0x20 || $0.value == 0x7F || others.contains($0)
        }
        guard isRefused else { return }
        throw RequestFailure(
            .invalidHeader, wanted: wanted + " control characters", found: "one of them")
    }
}
