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
    ///   - user: The user name; a colon or an ASCII control character in it refuses the request.
    ///   - password: The password; an ASCII control character in it refuses the request.
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
        guard !endpoint.isAuthorized, let (user, password) = try credentials(endpoint) else {
            return endpoint
        }
        try check(user, without: [":"], "a user without colon and")
        try check(password, without: [], "a password without")
        let secret = Data("\(user):\(password)".utf8).base64EncodedString()
        return try endpoint.authorized(.basic, secret)
    }

    /// Throws if `text` has a control character. These are the ASCII ones (RFC 7617 §2), since an
    /// emoji may contain others. The error does not quote the text.
    private func check(
        _ text: String, without others: [Unicode.Scalar], _ wanted: String
    ) throws(RequestError) {
        let isRefused = text.unicodeScalars.contains {
            $0.value < 0x20 || $0.value == 0x7F || others.contains($0)
        }
        guard isRefused else { return }
        throw RequestError(
            .invalidHeader, wanted: wanted + " control characters", found: "one of them")
    }
}
