import Foundation

extension CachePolicy {
    /// Returns the addresses whose stored responses a response makes invalid (RFC 9111 §4.4): that
    /// of a request that may have changed something, and those of the same origin that `Location`
    /// and `Content-Location` name. None for a method that only asks, and for an error.
    static func invalidated(by response: Response, to request: EncodedRequest) -> [URL] {
        guard !HTTPMethod.safe.contains(request.method), (200..<400).contains(response.status)
        else { return [] }
        let named = ["Location", "Content-Location"].compactMap { name in
            response.headers.firstValue(for: name).flatMap {
                URL(string: $0, relativeTo: request.url)?.absoluteURL
            }
        }
        return [request.url]
            + named.filter { $0.hasOrigin(of: request.url) }
            .compactMap { $0.spelt(as: request.url) }
    }
}

extension URL {
    /// True if scheme, host and port are equal (RFC 6454 §5).
    fileprivate func hasOrigin(of other: URL) -> Bool {
        func port(_ url: URL) -> Int {
            url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
        }
        return scheme?.lowercased() == other.scheme?.lowercased()
            && host()?.lowercased() == other.host()?.lowercased() && port(self) == port(other)
    }

    /// The URL with its origin in the spelling of another one of the same origin, as requests have
    /// it.
    fileprivate func spelt(as other: URL) -> URL? {
        var text = URLText(absoluteString)
        text.place =
            URLText(other.absoluteString).authority
            + String(text.place.dropFirst(text.authority.count))
        return URL(string: text.text)
    }
}
