import Foundation
import StreamNet

/// The arguments: `name=value` is for all, anything else is an ask.
struct Orders {
    /// `METHOD URL`, and perhaps a body; `#1000` is a thousand bytes.
    struct Ask {
        let endpoint: Endpoint

        init(_ text: String) throws {
            let words = text.split(separator: " ", maxSplits: 2).map(String.init)
            guard words.count > 1, let url = URL(string: words[1]) else {
                throw ConfigurationError(wanted: "METHOD URL", found: text)
            }
            var endpoint = Endpoint(url: url, method: HTTPMethod(rawValue: words[0]))
            endpoint.attributes = [.timeout(.seconds(20))]
            if words.count > 2 {
                let count = words[2].hasPrefix("#") ? Int(words[2].dropFirst()) : nil
                let body = count.map { Data(count: $0) } ?? Data(words[2].utf8)
                endpoint.payload = .data(body, contentType: "text/plain")
            }
            self.endpoint = endpoint
        }
    }

    let configuration: TransportConfiguration
    private(set) var asks: [Ask] = []
    /// The number of bytes of a stream that wait for its slow reader; nil is no stream.
    private(set) var buffering: Int?

    init(_ arguments: some Sequence<String>) throws {
        var (authorities, certificate, pin, socket): ([Data]?, Data?, Data?, URL?)
        var passphrase: String?
        var identity: TransportConfiguration.TLS.Identity?
        var version = TransportConfiguration.Version.automatic
        for argument in arguments {
            guard !argument.contains(" "), let equals = argument.firstIndex(of: "=") else {
                asks.append(try Ask(argument))
                continue
            }
            let value = String(argument[argument.index(after: equals)...])
            let file = URL(filePath: value)
            switch argument[..<equals] {
            case "authority":
                authorities = try TransportConfiguration.TLS.certificates(inFile: file)
            case "buffering": buffering = Int(value)
            case "certificate": certificate = try Data(contentsOf: file)
            case "key":
                identity = try .init(
                    certificates: certificate ?? Data(), key: Data(contentsOf: file),
                    passphrase: passphrase)
            case "passphrase": passphrase = value
            case "pin": pin = Data(base64Encoded: value) ?? Data()
            case "pkcs12":
                identity = try .init(
                    pkcs12: Data(contentsOf: file), passphrase: passphrase ?? "")
            case "socket": socket = file
            case "version": version = value == "2" ? .http2 : .http1
            default: throw ConfigurationError(wanted: "an order", found: argument)
            }
        }
        configuration = TransportConfiguration(
            version: version, unixSocket: socket,
            tls: .init(
                trustedCertificates: authorities, pinnedKeys: pin.map { [$0] },
                identity: identity))
    }
}
