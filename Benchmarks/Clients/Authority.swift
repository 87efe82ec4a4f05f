import Foundation
import StreamNet

/// The certificate that a server is trusted by, beside those of the system: the first one of the
/// PEM file (RFC 7468) whose path is `CA` in the environment.
package enum Authority {
    package static var path: String? { ProcessInfo.processInfo.environment["CA"] }

    /// Its bytes; none without `CA`.
    static func certificates() throws -> [Data] {
        guard let path else { return [] }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let lines = text.split(separator: "\n").drop { !$0.contains("BEGIN CERT") }.dropFirst()
        let base64 = lines.prefix { !$0.contains("END CERT") }.joined()
        guard let data = Data(base64Encoded: base64) else { throw CocoaError(.fileReadCorruptFile) }
        return [data]
    }
}

extension TransportConfiguration {
    /// Settings with so many connections, and the authority.
    package static func measured(connections: Int) throws -> Self {
        Self(
            connectionsPerHost: connections,
            tls: .init(trustedCertificates: try Authority.certificates()))
    }
}
