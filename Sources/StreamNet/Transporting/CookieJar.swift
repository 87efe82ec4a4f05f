import Foundation

/// Keeps the cookies that servers set, and gives them back (RFC 6265).
///
///     let backend = try URLSessionBackend(.init(cookies: CookieJar()))
///
/// A jar may serve several backends. It lives in memory unless it is made of a storage that does
/// not. A request that has a `Cookie` header keeps that one, and no other is added.
public struct CookieJar: Sendable {
    private let storage: HTTPCookieStorage

    /// Keeps cookies in `storage`, which may be shared with others.
    public init(_ storage: HTTPCookieStorage) { self.storage = storage }

    /// Makes an empty jar that nobody else sees.
    public init() {
        // The only storage of its own that both platforms make.
        self.init(URLSessionConfiguration.ephemeral.httpCookieStorage ?? .shared)
    }

    /// What is in it.
    public var cookies: [HTTPCookie] { storage.cookies ?? [] }

    /// Puts a cookie in, in the place of one of the same name, domain and path.
    public func set(_ cookie: HTTPCookie) { storage.setCookie(cookie) }

    /// Empties the jar.
    public func removeAll() {
        for cookie in cookies { storage.deleteCookie(cookie) }
    }

    /// The request with the cookies that are meant for its URL.
    func adding(to request: EncodedRequest) -> EncodedRequest {
        guard request.headers["Cookie"] == nil,
            let cookies = storage.cookies(for: request.url), !cookies.isEmpty
        else { return request }
        var request = request
        request.headers["Cookie"] = HTTPCookie.requestHeaderFields(with: cookies)["Cookie"]
        return request
    }

    /// Puts in what the response sets.
    func keep(from response: Response) {
        guard let url = response.url else { return }
        for value in response.headers.values(for: "Set-Cookie") {
            for cookie in HTTPCookie.cookies(
                withResponseHeaderFields: ["Set-Cookie": value], for: url)
            {
                storage.setCookie(cookie)
            }
        }
    }
}
