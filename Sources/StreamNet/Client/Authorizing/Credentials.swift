import Foundation

/// Adds user and password to requests (RFC 7617, in UTF-8), without waiting for a challenge.
///
///     Provider<Shop>(plugins: [
///         Credentials(user: "ann", password: "…", host: "shop.example")
///     ])
///
/// An `Authorization` header that is already set stays. A redirect to another host drops the
/// header. Over http, anyone on the network path can read it.
public struct Credentials: Plugin {
    // In a closure, so that neither a description nor a mirror shows them.
    private let credentials: @Sendable (Endpoint) throws -> (user: String, password: String)?

    /// Makes a plugin for the requests to one host.
    /// - Parameters:
    ///   - user: A name; one with a colon or an ASCII control character refuses the request.
    ///   - password: A password; one with an ASCII control character refuses the request.
    ///   - host: The only host that receives them, in any case and at any port.
    public init(user: String, password: String, host: String) {
        self.init { endpoint in
            // An address that cannot be made is reported when the request is encoded.
            let asked = (try? endpoint.resolvedURL())?.host()?.lowercased()
            return asked == host.lowercased() ? (user, password) : nil
        }
    }

    /// Makes a plugin that decides once for each request.
    /// - Parameter credentials: Returns user and password, or nil; throwing refuses the request.
    public init(
        _ credentials:
            @escaping @Sendable (_ endpoint: Endpoint) throws -> (user: String, password: String)?
    ) { self.credentials = credentials }

    /// Adds the header.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        guard !endpoint.isAuthorized, let (user, password) = try credentials(endpoint)
        else { return endpoint }
        for (text, refused, wanted) in [
            (user, ":\t", "a user without colon and"), (password, "\t", "a password without"),
        ] where text.utf8.contains(where: { $0.isControl || refused.utf8.contains($0) }) {
            // The error does not quote the text.
            throw RequestError(
                .invalidHeader, wanted: wanted + " control characters", found: "one of them")
        }
        let secret = Data("\(user):\(password)".utf8).base64EncodedString()
        return try endpoint.authorized(.basic, secret)
    }
}
