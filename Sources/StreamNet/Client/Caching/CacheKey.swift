import Foundation

/// The identity of a request in a cache: its address, and all else that counts.
///
/// Keys are values, and compared as such. Names of files and descriptions have a digest of the
/// whole key instead of its parts (SHA-256), the same in every run of the program: no secret can be
/// read from it, nor can one be guessed apart from the rest.
public struct CacheKey: Sendable, Hashable {
    /// The address, which all requests to one URL share.
    public let address: CacheAddress
    private let method: HTTPMethod
    private let credentials: HTTPHeaders
    private let body: Data?
    private let custom: String
    /// The rules by which entries are stored and used under the key.
    private let realm: Realm

    enum Realm: String, Sendable {
        /// ``Caching/standard``.
        case standard
        /// The other modes of ``Caching``.
        case modes
        /// Names of values.
        case named
    }

    /// Makes the key of something other than a request. It differs from the keys of other names,
    /// and from those of all requests.
    public init(named text: String) {
        self.init(CacheAddress(text), .get, [:], nil, "", .named)
    }

    /// Makes the key of a request; nil if its body is a file or a stream, which would have to be
    /// read first.
    public init?(_ request: EncodedRequest, _ variation: CacheVariation = .usual) {
        self.init(request, variation, .modes)
    }

    init?(_ request: EncodedRequest, _ variation: CacheVariation, _ realm: Realm) {
        let body = request.body?.data
        guard request.body == nil || body != nil else { return nil }
        // A response to GET answers HEAD, too (RFC 9111 §4).
        let isHead = realm == .standard && request.method == .head
        self.init(
            CacheAddress(request.url, variation), isHead ? .get : request.method,
            variation.credentials(in: request.headers), body, variation.custom, realm)
    }

    private init(
        _ address: CacheAddress, _ method: HTTPMethod, _ credentials: HTTPHeaders, _ body: Data?,
        _ custom: String, _ realm: Realm
    ) {
        self.address = address
        self.method = method
        self.credentials = credentials
        self.body = body
        self.custom = custom
        self.realm = realm
    }

    /// Hashes what usually differs.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(address)
        hasher.combine(custom)
        hasher.combine(credentials.count)
        hasher.combine(body?.count)
    }

    /// A name for a file: 64 letters and digits, the same for the same key.
    public var name: String { digest.text }

    private var digest: SHA256Digest {
        let fields = credentials.sorted(byText: { $0.name.lowercased() })
            .flatMap { [$0.name.lowercased(), $0.value] }
        let texts = [realm.rawValue, method.rawValue, address.text, custom] + fields
        return SHA256Digest(texts, body)
    }
}

extension CacheKey: CustomStringConvertible {
    /// The method, the URL without query, user and password, and the digest, on one line.
    public var description: String {
        let place = realm == .named ? "named" : "\(method) \(URLText(address.text).summary)"
        return "\(place) \(name)"
    }
}

/// The address of the responses to all requests for one URL, whatever else counts for their
/// ``CacheKey``.
public struct CacheAddress: Sendable, Hashable {
    /// The URL without its fragment, or the name of a value.
    let text: String

    init(_ text: String) { self.text = text }

    /// The address of a URL, without the parameters that do not count.
    init(_ url: URL, _ variation: CacheVariation) {
        let text = url.absoluteString
        self.text = text.hasQueryOrFragment ? variation.text(of: URLText(text)) : text
    }

    /// A name for a folder: 64 letters and digits, the same for the same address.
    public var name: String { SHA256Digest(["address", text]).text }
}
