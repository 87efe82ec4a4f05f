import Foundation

/// The parts of a request that count for its ``CacheKey``, besides method, address and body.
public struct CacheVariation: Sendable, Hashable {
    /// The names of parameters in the query that do not count, such as a time stamp.
    public var ignoredParameters: Set<String>
    /// The names of headers that count; nil is all that ``Redaction/standard`` treats as
    /// credentials.
    public var headers: Set<String>?
    /// Anything else that distinguishes requests, such as a user or a version.
    public var custom: String

    /// The default, by which credentials count: `Authorization`, `Cookie`, and all other headers
    /// that ``Redaction/standard`` hides, such as `X-Auth-Token` and `X-Api-Key`. So no user gets a
    /// response that was cached for another.
    ///
    /// The headers of a ``TransportConfiguration`` count as those of the request. The cookies of a
    /// ``CookieJar`` are added after the cache; if they distinguish users, ``custom`` must do so,
    /// too, and the same applies if a header of any other name distinguishes users. With a
    /// credential that differs each time, such as a signature over the time, no request is answered
    /// from the cache, unless ``headers`` omits it.
    public static let usual = CacheVariation()

    /// Makes a variation.
    /// - Parameters:
    ///   - ignoredParameters: The names of parameters in the query that do not count.
    ///   - headers: The names of headers that count, instead of those of all credentials.
    ///   - custom: Anything else that distinguishes requests.
    public init(
        ignoringParameters ignoredParameters: Set<String> = [],
        headers: Set<String>? = nil, custom: String = ""
    ) {
        self.ignoredParameters = ignoredParameters
        self.headers = headers
        self.custom = custom
    }

    /// The fields among these that count.
    func credentials(in headers: HTTPHeaders) -> HTTPHeaders {
        guard let names = self.headers else { return headers.credentials }
        return HTTPHeaders(headers.filter { field in names.contains { field.isNamed($0) } })
    }

    /// Returns the URL without fragment and ignored parameters, the others sorted by name;
    /// parameters of the same name stay in order.
    func text(of url: URLText) -> String {
        var url = url
        url.fragment = nil
        guard let query = url.query else { return url.text }
        let kept = query.split(at: "&").filter { pair in
            let name = Self.name(of: pair)
            return !ignoredParameters.contains(name.removingPercentEncoding ?? name)
        }
        let pairs = kept.sorted(byText: Self.name)
        url.query = pairs.isEmpty ? nil : pairs.joined(separator: "&")
        return url.text
    }

    private static func name(of pair: Substring) -> String { String(pair.prefix { $0 != "=" }) }
}

extension HTTPHeaders {
    /// The fields that ``Redaction/standard`` takes for credentials.
    var credentials: HTTPHeaders {
        // Most requests have none, and then nothing is copied.
        guard contains(where: { $0.isCredential }) else { return [:] }
        return HTTPHeaders(filter { $0.isCredential })
    }
}

extension HTTPHeaders.Field {
    /// True if ``Redaction/standard`` hides the field.
    var isCredential: Bool {
        !Self.harmless.contains { isNamed($0) } && Redaction.standard.headers.contains(name.utf8)
    }

    /// The names that nearly every request has, so that they are not looked at in detail.
    private static let harmless = [
        "Accept", "Accept-Language", "Accept-Encoding", "User-Agent", "Content-Type",
        "Content-Length", "Cache-Control", "If-None-Match", "If-Modified-Since",
    ]
}
