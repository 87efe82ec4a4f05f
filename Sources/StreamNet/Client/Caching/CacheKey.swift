import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#endif

/// The identity of a request in a cache: its address, and all else that counts.
///
/// Names of files and descriptions have a digest of the whole key instead of its parts (SHA-256),
/// the same in every run of the program: no secret can be read from it, nor can one be guessed
/// apart from the rest, nor can a server choose a URL whose name is that of another one.
public struct CacheKey: Sendable, Hashable {
    /// The URL without its fragment and the parameters that do not count, or the name of a value.
    let address: String
    private let method: HTTPMethod
    private let credentials: HTTPHeaders
    private let body: Data?
    private let custom: String
    /// The rules by which entries are stored and used under the key.
    private let realm: Realm

    private enum Realm: String, Sendable {
        /// ``CachePolicy/standard``.
        case standard
        /// All others of ``CachePolicy``.
        case modes
        /// Names of values.
        case named
    }

    /// Makes the key of something other than a request. It differs from the keys of other names,
    /// and from those of all requests.
    package init(named text: String) { self.init(text, .named) }

    /// Makes the key of a request with any policy but ``CachePolicy/standard``; nil if its body is
    /// a file or a stream, which would have to be read first.
    public init?(_ request: EncodedRequest, _ variation: CacheVariation = CacheVariation()) {
        self.init(request, variation, for: .none)
    }

    /// Makes the key of a request with a policy.
    init?(_ request: EncodedRequest, _ variation: CacheVariation, for policy: CachePolicy) {
        let body = request.body?.data
        guard request.body == nil || body != nil else { return nil }
        let rules = policy.rules
        // A response to GET answers HEAD, too (RFC 9111 §4).
        let isHead = rules != nil && request.method == .head
        // A shared cache stores responses for all users only (§3.5).
        let isForAll = rules?.isShared == true && variation.headers == nil
        self.init(
            variation.address(of: request.url), rules == nil ? .modes : .standard,
            isHead ? .get : request.method,
            isForAll ? [:] : variation.credentials(in: request.headers), body, variation.custom)
    }

    /// Makes a key with the address of a URL.
    init(at url: URL, _ variation: CacheVariation = CacheVariation()) {
        self.init(variation.address(of: url), .modes)
    }

    private init(
        _ address: String, _ realm: Realm, _ method: HTTPMethod = .get,
        _ credentials: HTTPHeaders = [:], _ body: Data? = nil, _ custom: String = ""
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
        hasher.combine(body)
    }

    /// A name for a file: 64 letters and digits, the same for the same key.
    public var name: String {
        let fields = credentials.sorted(byText: { $0.name.lowercased() })
            .flatMap { [$0.name.lowercased(), $0.value] }
        let texts = [realm.rawValue, method.rawValue, address, custom] + fields
        return SHA256Digest(texts, body).text
    }

    /// A name for a folder: 64 letters and digits, the same for all keys with the same address, the
    /// first 24 of them for all keys of an origin.
    public var addressName: String {
        originName + SHA256Digest(["address", address]).text.dropFirst(Self.originDigits)
    }

    /// The beginning of the names of all folders of the origin.
    var originName: String {
        String(SHA256Digest([origin]).text.prefix(Self.originDigits))
    }

    static let originDigits = 24

    /// A text for the scheme, host and port of the address, which is no address.
    var origin: String { Self.origin(of: address) }

    static func origin(of address: String) -> String {
        let parts = URLText(address).authority.lowercased().split(at: ":", cuts: 1)
        let (scheme, place) = (parts.first ?? "", parts.last ?? "")
        let host = place.drop { $0 == "/" }.split(at: "@").last ?? ""
        let port = scheme == "https" ? ":443" : ":80"
        return "origin \(scheme) \(host.hasSuffix(port) ? host.dropLast(port.count) : host)"
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

    /// Makes a variation.
    ///
    /// By default credentials count: `Authorization`, `Cookie`, and all other headers that
    /// ``Redaction/standard`` hides, such as `X-Auth-Token` and `X-Api-Key`, those of a
    /// ``TransportConfiguration`` among them. So no user gets a response that was cached for
    /// another. If users are distinguished by a header of another name, or by the cookies of a
    /// ``CookieJar``, which are added after the cache, `headers` or `custom` must say so. With a
    /// credential that always differs, such as a signature over the time, no request is answered
    /// from the cache, unless `headers` omits it.
    /// - Parameters:
    ///   - ignoredParameters: The names of parameters in the query that do not count, such as a
    ///     time stamp.
    ///   - headers: The names of headers that count, instead of those of all credentials.
    ///   - custom: Anything else that distinguishes requests, such as a user or a version.
    public init(
        ignoringParameters ignoredParameters: Set<String> = [],
        headers: Set<String>? = nil, custom: String = ""
    ) {
        self.ignoredParameters = ignoredParameters
        self.headers = headers
        self.custom = custom
    }

    /// The fields among these that count.
    fileprivate func credentials(in headers: HTTPHeaders) -> HTTPHeaders {
        if let names = self.headers {
            return HTTPHeaders(headers.filter { field in names.contains { field.isNamed($0) } })
        }
        // Most requests have none, and then nothing is copied.
        return headers.contains(where: \.isCredential)
            ? HTTPHeaders(headers.filter(\.isCredential)) : [:]
    }

    /// Returns the URL without fragment and ignored parameters, the others sorted by name;
    /// parameters of the same name stay in order.
    fileprivate func address(of url: URL) -> String {
        let text = url.absoluteString
        guard text.hasQueryOrFragment else { return text }
        var url = URLText(text)
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

extension HTTPHeaders.Field {
    /// True if ``Redaction/standard`` hides the field.
    var isCredential: Bool {
        !Self.harmless.contains { isNamed($0) } && Redaction.standard.hides(name.utf8)
    }

    /// The names that nearly every request has, so that they are not looked at in detail.
    private static let harmless = [
        "Accept", "Accept-Language", "Accept-Encoding", "User-Agent", "Content-Type",
        "Content-Length", "Cache-Control", "If-None-Match", "If-Modified-Since",
    ]
}

/// A digest by SHA-256 (FIPS 180-4) over several parts, each preceded by its length, so that no two
/// lists of parts give the same bytes.
struct SHA256Digest: Sendable, Hashable {
    /// 32 bytes.
    let bytes: [UInt8]

    init(_ texts: [String], _ data: Data? = nil) {
        var message: [UInt8] = []
        message.reserveCapacity(256)
        for text in texts {
            message += "\(text.utf8.count):".utf8
            message += text.utf8
        }
        if let data {
            message += "\(data.count):".utf8
            message += data
        }
        bytes = Self.digest(of: message)
    }

    /// 64 letters and digits.
    var text: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
            as: UTF8.self)
    }
}

#if canImport(CryptoKit)
    extension SHA256Digest {
        /// The digest of the bytes alone.
        static func digest(of message: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: message)) }
    }
#else
    extension SHA256Digest {
        /// The digest of the bytes alone (§6.2.2).
        static func digest(of message: [UInt8]) -> [UInt8] {
            var padded = message + [0x80]
            while padded.count % 64 != 56 { padded.append(0) }
            padded += (UInt64(message.count) &* 8).bytes
            var state = initial
            var words = [UInt32](repeating: 0, count: 64)
            for start in stride(from: 0, to: padded.count, by: 64) {
                for index in 0..<16 {
                    let place = start + 4 * index
                    words[index] =
                        UInt32(padded[place]) << 24 | UInt32(padded[place + 1]) << 16
                        | UInt32(padded[place + 2]) << 8 | UInt32(padded[place + 3])
                }
                for index in 16..<64 {
                    let (old, recent) = (words[index - 15], words[index - 2])
                    let one = old.rotated(7) ^ old.rotated(18) ^ old >> 3
                    let two = recent.rotated(17) ^ recent.rotated(19) ^ recent >> 10
                    words[index] = words[index - 16] &+ one &+ words[index - 7] &+ two
                }
                mix(words, into: &state)
            }
            return state.flatMap(\.bytes)
        }

        private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            for index in 0..<64 {
                let choice = e & f ^ ~e & g
                let sum = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
                let first = h &+ sum &+ choice &+ constants[index] &+ words[index]
                let majority = a & b ^ a & c ^ b & c
                let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
                (h, g, f, e) = (g, f, e, d &+ first)
                (d, c, b, a) = (c, b, a, first &+ second)
            }
            for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
        }

        /// §5.3.3
        private static let initial: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c,
            0x1f83_d9ab, 0x5be0_cd19,
        ]

        /// §4.2.2
        private static let constants: [UInt32] = [
            0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
            0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
            0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
            0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
            0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
            0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
            0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
            0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
            0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
            0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
            0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
        ]
    }

    extension UInt32 {
        /// The bits moved to the right, those that fall out on the left (§3.2).
        fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
    }

    extension FixedWidthInteger {
        /// The bytes, the highest first.
        fileprivate var bytes: [UInt8] {
            stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
                UInt8(truncatingIfNeeded: self >> $0)
            }
        }
    }
#endif
