import Foundation

/// The identity of a request in a cache: its address, and all else that counts.
///
/// Names of files and descriptions have a digest of the whole key (SHA-256), the same in every run
/// of the program: no secret can be read from it, or guessed apart from the rest, and no server can
/// choose a URL whose name is that of another one.
public struct CacheKey: Sendable, Hashable {
    /// The URL without its fragment and the parameters that do not count, or the name of a value.
    private(set) var address: String
    /// The rules by which entries are stored and used under the key: ``CachePolicy/standard``, or
    /// all others, or those of named values.
    private var realm: Realm
    private var method = HTTPMethod.get
    /// The credentials, and the type of a body.
    private var fields: HTTPHeaders = [:]
    private var body: Data?
    private var custom = ""
    /// The address with its parameters in order, where that counts; "" where it does not.
    private var exact = ""
    /// A digest of what the backend adds; "" for nothing.
    private var scope = ""

    private enum Realm: String, Sendable { case standard, modes, named }
}

extension CacheKey {
    /// Makes the key of something other than a request; it differs from the keys of all requests.
    package init(named text: String) { self.init(address: text, realm: .named) }

    /// Makes the key of a request with any policy but ``CachePolicy/standard``, without what a
    /// backend adds, such as cookies; nil if its body is a file or a stream.
    public init?(_ request: EncodedRequest, _ variation: CacheVariation = CacheVariation()) {
        self.init(request, variation, for: .none)
    }

    /// - Parameter scope: A digest of what the backend adds besides headers.
    init?(
        _ request: EncodedRequest, _ variation: CacheVariation, for policy: CachePolicy,
        scope: String = ""
    ) {
        let body = request.body?.data
        guard request.body == nil || body != nil else { return nil }
        let rules = policy.rules
        // A response to GET answers HEAD, too (RFC 9111 §4).
        let isHead = rules != nil && request.method == .head
        // A shared cache stores responses for all users only (§3.5).
        let isForAll = rules?.isShared == true && variation.headers == nil
        var fields = isForAll ? [:] : variation.credentials(in: request.headers)
        if body != nil, let type = request.headers.firstValue(for: "Content-Type") {
            fields.add("Content-Type", type)
        }
        let address = variation.address(of: request.url)
        let hasOrder = rules != nil && address.hasQueryOrFragment
        let exact = hasOrder ? variation.address(of: request.url, isSorted: false) : ""
        self.init(
            address: address, realm: rules == nil ? .modes : .standard,
            method: isHead ? .get : request.method, fields: fields, body: body,
            custom: variation.custom, exact: exact, scope: scope)
    }

    init(at url: URL, _ variation: CacheVariation = CacheVariation()) {
        self.init(address: variation.address(of: url), realm: .modes)
    }

    /// Hashes what usually differs.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(address)
        hasher.combine(custom)
        hasher.combine(fields.count)
        hasher.combine(body)
    }

    /// A name for a file: 64 letters and digits, the same for the same key.
    public var name: String {
        let fields = fields.sorted(byText: { $0.name.lowercased() })
            .flatMap { [$0.name.lowercased(), $0.value] }
        let texts = [realm.rawValue, method.rawValue, address, exact, scope, custom] + fields
        return SHA256Digest(texts, body).text
    }

    /// A name for a folder: 64 letters and digits, the same for all keys with the same address, the
    /// first 24 of them for all keys of an origin.
    public var addressName: String {
        SHA256Digest(["address", address]).text(of: Self.originDigits..<64, behind: originName)
    }

    var originName: String { SHA256Digest([origin]).text(of: 0..<Self.originDigits) }

    static let originDigits = 24

    /// A text for the scheme, host and port of the address, which is no address.
    var origin: String { Self.origin(of: address) }

    static func origin(of address: String) -> String {
        let text = URLText(address)
        let scheme = text.scheme?.lowercased() ?? ""
        let host = text.hostAndPort.lowercased()
        let port = scheme == "https" ? ":443" : ":80"
        return "origin \(scheme) \(host.hasSuffix(port) ? host.dropLast(port.count) : host[...])"
    }
}

extension CacheKey: DescribedMirror {
    /// The method, the URL without query, user and password, and the digest, on one line.
    public var description: String {
        let place = realm == .named ? "named" : "\(method) \(URLText(address).summary)"
        return "\(place) \(name)"
    }
}

/// The parts of a request that count for its ``CacheKey``, besides method, address and body.
public struct CacheVariation: Sendable, Hashable {
    private let ignoredParameters: Set<String>
    /// nil is all that ``Redaction/standard`` treats as credentials.
    fileprivate let headers: Set<String>?
    fileprivate let custom: String

    /// By default credentials count: all headers that ``Redaction/standard`` hides, such as
    /// `Authorization`, `Cookie` and `X-Auth-Token`, also those of a ``TransportConfiguration`` and
    /// its ``CookieJar``. If users are distinguished by a header of another name, `headers` or
    /// `custom` must say so. A credential that always differs, such as a signature over the time,
    /// has to be omitted from `headers`.
    /// - Parameters:
    ///   - ignoredParameters: The names of parameters in the query that do not count. The order of
    ///     the others counts with ``CachePolicy/standard`` only.
    ///   - headers: The names of headers that count, instead of those of all credentials.
    ///   - custom: Anything else that distinguishes requests, such as a user or a version.
    public init(
        ignoringParameters ignoredParameters: Set<String> = [],
        headers: Set<String>? = nil, custom: String = ""
    ) { (self.ignoredParameters, self.headers, self.custom) = (ignoredParameters, headers, custom) }

    fileprivate func credentials(in headers: HTTPHeaders) -> HTTPHeaders {
        if let names = self.headers {
            return HTTPHeaders(headers.filter { field in names.contains { field.isNamed($0) } })
        }
        // Most requests have none, and then nothing is copied.
        return headers.contains(where: \.isCredential)
            ? HTTPHeaders(headers.filter(\.isCredential)) : [:]
    }

    /// Returns the URL without fragment and ignored parameters, the others in order, or sorted by
    /// name; parameters of the same name stay in order.
    fileprivate func address(of url: URL, isSorted: Bool = true) -> String {
        let text = url.absoluteString
        guard text.hasQueryOrFragment else { return text }
        var url = URLText(text)
        url.fragment = nil
        guard let query = url.query else { return url.text }
        let kept = query.split(at: "&").filter { pair in
            let name = Self.name(of: pair)
            return !ignoredParameters.contains(name.removingPercentEncoding ?? name)
        }
        let pairs = isSorted ? kept.sorted(byText: Self.name) : kept
        url.query = pairs.isEmpty ? nil : pairs.joined(separator: "&")
        return url.text
    }

    private static func name(of pair: Substring) -> String { String(pair.prefix { $0 != "=" }) }
}

extension HTTPHeaders.Field {
    var isCredential: Bool {
        !Self.harmless.contains { isNamed($0) } && Redaction.standard.hides(name.utf8)
    }

    /// The names that nearly every request has, so that they are not looked at in detail.
    private static let harmless = [
        "Accept", "Accept-Language", "Accept-Encoding", "User-Agent", "Content-Type",
        "Content-Length", "Cache-Control", "If-None-Match", "If-Modified-Since",
    ]
}
