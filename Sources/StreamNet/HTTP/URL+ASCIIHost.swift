import Foundation

extension URL {
    /// The host in lowercase and in its ASCII form (RFC 5891 §4.4), which is the same for `☃.net`
    /// and `xn--n3h.net`; nil without a host.
    var asciiHost: String? { host(percentEncoded: false)?.asciiHost }
}

extension String {
    /// The name of a host in lowercase and in its ASCII form; a name that has none is unchanged.
    var asciiHost: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        // Foundation has Unicode's tables for it.
        guard let url = URL(string: "http://\(self)/") else { return lowercased() }
        return String(URLText(url.absoluteString).authority.dropFirst("http://".count))
            .lowercased()
    }
}
