import Foundation

extension TransportConfiguration {
    /// Which encrypted connections are trusted, and who asks for them.
    public struct TLS: Sendable, Hashable {
        /// A version of the protocol.
        public enum Version: Sendable, Hashable {
            /// TLS 1.2 (RFC 5246).
            case v1_2
            /// TLS 1.3 (RFC 8446).
            case v1_3
        }

        /// The oldest version that is spoken; nil is what the system says.
        public var minimumVersion: Version?
        /// Certificates, in DER, one of which must have issued the server's, or be it; nil trusts
        /// whom the system trusts.
        public var trustedCertificates: [Data]?
        /// SHA-256 digests of public keys (of their `SubjectPublicKeyInfo`), one of which must be
        /// that of the server, which must be trusted as well; nil asks for none. Without libcurl it
        /// cannot be said.
        public var pinnedKeys: [Data]?
        /// Who asks, where servers want to know. Without libcurl it cannot be said.
        public var identity: Identity?

        /// Whatever the system trusts.
        public static let system = TLS()

        /// Makes a choice.
        public init(
            minimumVersion: Version? = nil, trustedCertificates: [Data]? = nil,
            pinnedKeys: [Data]? = nil, identity: Identity? = nil
        ) {
            self.minimumVersion = minimumVersion
            self.trustedCertificates = trustedCertificates
            self.pinnedKeys = pinnedKeys
            self.identity = identity
        }
    }
}

extension TransportConfiguration.TLS {
    /// A client's certificate and its private key.
    public struct Identity: Sendable, Hashable {
        /// The certificate, and those between it and its authority, in PEM.
        public let certificates: Data
        /// The private key, in PEM, not encrypted.
        public let key: Data

        /// Names a client.
        public init(certificates: Data, key: Data) {
            self.certificates = certificates
            self.key = key
        }
    }

    /// The certificates of a PEM file (RFC 7468), such as that of an authority of one's own.
    ///
    /// Throws ``ConfigurationFailure`` for a file that cannot be read, and for one without any.
    public static func certificates(
        inFile file: URL
    ) throws(ConfigurationFailure) -> [Data] {
        let wanted = "certificates in \(file.lastPathComponent)"
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw ConfigurationFailure(wanted: wanted, found: "\(error)")
        }
        let blocks = text.matches(
            of: /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/)
        let certificates = blocks.compactMap {
            Data(base64Encoded: String($0.1), options: .ignoreUnknownCharacters)
        }
        guard !certificates.isEmpty else {
            throw ConfigurationFailure(wanted: wanted, found: "none")
        }
        return certificates
    }
}

extension TransportConfiguration.TLS.Identity: CustomStringConvertible {
    /// That there is one, and nothing about the key.
    public var description: String { "a client's certificate" }
}
