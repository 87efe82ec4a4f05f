import Foundation

/// The identity of a request in a cache.
///
/// It is the same in every run of the program. It consists of the method, the URL with its query
/// sorted, the body, the headers that count and ``CacheVariation/custom``. Credentials, query,
/// headers, body and the custom part are included as digests of 128 bits (FNV-1a): a key reveals no
/// secret, though guesses can be checked against it, and an attacker who chooses requests may find
/// two with one digest.
public struct CacheKey: Sendable, Hashable, CustomStringConvertible {
    /// The key, on one line.
    public let description: String
    /// A name for a file: 32 letters and digits, the same for the same key.
    public let name: String

    /// Makes the key of something other than a request. It differs from the keys of other names,
    /// and from those of all requests.
    public init(named text: String) {
        description = "named \(Digest(text)) " + text.filter { !$0.isNewline }
        name = "\(Digest(description))"
    }

    /// Makes the key of a request; nil if its body is a file or a stream, which would have to be
    /// read first.
    public init?(_ request: EncodedRequest, _ variation: CacheVariation = .usual) {
        let address = variation.address(of: request.url)
        var parts = [request.method.rawValue, address.summary, "url=\(Digest(address.text))"]
        for name in variation.names(in: request.headers).sorted(byText: \.self) {
            let values = request.headers.values(for: name)
            if !values.isEmpty { parts.append("\(name)=\(Digest(values.joined(separator: ", ")))") }
        }
        if let body = request.body {
            guard let data = body.data else { return nil }
            parts.append("body=\(Digest(data))")
        }
        if !variation.custom.isEmpty { parts.append("custom=\(Digest(variation.custom))") }
        description = parts.joined(separator: " ")
        name = "\(Digest(description))"
    }
}

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
    /// This applies to the headers of the request itself. The cookies of a ``CookieJar`` and the
    /// headers of a ``TransportConfiguration`` are added after the cache. If they distinguish
    /// users, ``custom`` must do so, too; the same applies if a header of any other name
    /// distinguishes users. With a credential that differs each time, such as a signature over the
    /// time, no request is answered from the cache, unless ``headers`` omits it.
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

    /// The names, in lower case, of the headers that count among these, and perhaps of others.
    fileprivate func names(in headers: HTTPHeaders) -> Set<String> {
        if let counting = self.headers { return Set(counting.map { $0.lowercased() }) }
        let secret = Redaction.standard.headers
        return Set(headers.filter { secret.contains($0.name.utf8) }.map { $0.name.lowercased() })
    }

    /// Returns the URL without fragment and ignored parameters, the others sorted by name;
    /// parameters of the same name stay in order.
    fileprivate func address(of url: URL) -> URLText {
        var text = URLText(url.absoluteString)
        text.fragment = nil
        guard let query = text.query else { return text }
        let kept = query.split(at: "&").filter { pair in
            let name = Self.name(of: pair)
            return !ignoredParameters.contains(name.removingPercentEncoding ?? name)
        }
        let pairs = kept.sorted(byText: Self.name)
        text.query = pairs.isEmpty ? nil : pairs.joined(separator: "&")
        return text
    }

    private static func name(of pair: Substring) -> String { String(pair.prefix { $0 != "=" }) }
}

/// A digest of 128 bits (FNV-1a), as text; the same in every run.
struct Digest: CustomStringConvertible {
    private var bits: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    init(_ text: String) { self.init(text.utf8) }

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            bits ^= UInt128(byte)
            bits &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
        }
    }

    var description: String {
        let text = String(bits, radix: 16)
        return String(repeating: "0", count: 32 - text.count) + text
    }
}
