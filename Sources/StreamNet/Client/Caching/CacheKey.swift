import Foundation

/// What tells one cached request from another.
///
/// It is the same in every run of the program: the method, the URL with its query sorted, the body,
/// the headers that count and what ``CacheVariation`` adds. Credentials, query, headers, body and
/// the custom part are in it as digests of 128 bits (FNV-1a): no secret is there to be read, though
/// who has the key may try out guesses, and who chooses requests may find two of one digest.
public struct CacheKey: Sendable, Hashable, CustomStringConvertible {
    /// The key, on one line.
    public let description: String
    /// A name for a file: 32 letters and digits, the same for the same key.
    public let name: String

    /// Makes the key of something that is no request; one of another name, or of a request, is
    /// another key.
    public init(named text: String) {
        description = "named \(Digest(text)) " + text.filter { !$0.isNewline }
        name = "\(Digest(description))"
    }

    /// Makes the key of a request; nil where its body is a file or a stream, which would have to be
    /// read for it.
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

/// What of a request counts for its ``CacheKey``, besides method, address and body.
public struct CacheVariation: Sendable, Hashable {
    /// Names of parameters in the query that do not count, such as a time stamp.
    public var ignoredParameters: Set<String>
    /// Names of headers that count; nil is each that ``Redaction/standard`` takes for a credential.
    public var headers: Set<String>?
    /// Whatever else tells requests apart: a user, a version.
    public var custom: String

    /// Credentials count: `Authorization`, `Cookie`, and whatever else ``Redaction/standard``
    /// hides, such as `X-Auth-Token` and `X-Api-Key`. So nobody gets what was kept for another.
    ///
    /// That holds for what the request says itself. The cookies of a ``CookieJar`` and the headers
    /// of a ``TransportConfiguration`` are added behind the cache: where they tell users apart,
    /// ``custom`` must, too, and so it must where a user is told by a header of any other name.
    /// One that differs each time, a signature over the time, say, has nothing answered from the
    /// cache, unless ``headers`` leaves it out.
    public static let usual = CacheVariation()

    /// Says what counts.
    /// - Parameters:
    ///   - ignoredParameters: names of parameters in the query that do not.
    ///   - headers: names of headers that do, instead of those of all credentials.
    ///   - custom: whatever else does.
    public init(
        ignoringParameters ignoredParameters: Set<String> = [],
        headers: Set<String>? = nil, custom: String = ""
    ) {
        self.ignoredParameters = ignoredParameters
        self.headers = headers
        self.custom = custom
    }

    /// The names, in small letters, of the headers that count among these, and perhaps of others.
    fileprivate func names(in headers: HTTPHeaders) -> Set<String> {
        if let counting = self.headers { return Set(counting.map { $0.lowercased() }) }
        let secret = Redaction.standard.headers
        return Set(headers.filter { secret.contains($0.name.utf8) }.map { $0.name.lowercased() })
    }

    /// The URL without fragment and ignored parameters, the others sorted by name; those of one
    /// name are a list, and stay in order.
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

/// 128 bits of what was hashed (FNV-1a), as text; the same in every run.
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
