import Foundation

extension TransportConfiguration {
    /// The TLS settings: which servers are trusted, and how the client identifies itself.
    public struct TLS: Sendable, Hashable, DescribedMirror {
        /// A version of TLS.
        public enum Version: Sendable, Hashable {
            /// TLS 1.2 (RFC 5246).
            case v1_2
            /// TLS 1.3 (RFC 8446).
            case v1_3
        }

        let minimumVersion: Version?
        let trustedCertificates, pinnedKeys: [Data]?
        let identity: Identity?

        /// Makes settings; by default, those of the system.
        /// - Parameters:
        ///   - minimumVersion: The oldest version that is accepted; nil is the system's default.
        ///   - trustedCertificates: Certificates, in DER, one of which must be that of the server
        ///     or have issued it; nil trusts the authorities of the system.
        ///   - pinnedKeys: SHA-256 digests of public keys (of their `SubjectPublicKeyInfo`), one of
        ///     which must be that of the server, which must be trusted as well; nil accepts any
        ///     key. On Linux, supported with libcurl only.
        ///   - identity: The client certificate for servers that ask for one; on Linux as above.
        public init(
            minimumVersion: Version? = nil, trustedCertificates: [Data]? = nil,
            pinnedKeys: [Data]? = nil, identity: Identity? = nil
        ) {
            (self.minimumVersion, self.identity) = (minimumVersion, identity)
            (self.trustedCertificates, self.pinnedKeys) = (trustedCertificates, pinnedKeys)
        }

        /// A fixed text, which reveals nothing about the keys.
        public var description: String { "the settings of TLS" }
    }
}

extension TransportConfiguration.TLS {
    /// A client certificate and its private key.
    public struct Identity: Sendable, Hashable, DescribedMirror {
        enum Format: Sendable, Hashable {
            case pem(certificates: Data, key: Data)
            case pkcs12(Data)
        }

        let format: Format
        let passphrase: String?

        /// Makes an identity in PEM: the certificate with those between it and its authority, and
        /// the private key, with its passphrase if it is encrypted. Supported with libcurl only.
        public init(certificates: Data, key: Data, passphrase: String? = nil) {
            format = .pem(certificates: certificates, key: key)
            self.passphrase = passphrase
        }

        /// Makes an identity of a file in PKCS #12 (RFC 7292), usually named `.p12` or `.pfx`: the
        /// certificate, those between it and its authority, and the private key.
        public init(pkcs12: Data, passphrase: String) {
            format = .pkcs12(pkcs12)
            self.passphrase = passphrase
        }

        /// A fixed text, which reveals nothing about the key.
        public var description: String { "a client's certificate" }
    }

    /// Returns the certificates of a PEM file (RFC 7468), such as that of a private authority.
    /// Throws ``ConfigurationError`` for a file that cannot be read, or has none.
    public static func certificates(inFile file: URL) throws(ConfigurationError) -> [Data] {
        let wanted = "certificates in \(file.lastPathComponent)"
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw ConfigurationError(wanted: wanted, found: "\(error)")
        }
        let blocks = text.matches(of: /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/)
        let certificates = blocks.compactMap {
            Data(base64Encoded: String($0.1), options: .ignoreUnknownCharacters)
        }
        guard !certificates.isEmpty else { throw ConfigurationError(wanted: wanted, found: "none") }
        return certificates
    }
}
