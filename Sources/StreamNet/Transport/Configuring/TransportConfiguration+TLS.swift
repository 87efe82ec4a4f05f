import Foundation

extension TransportConfiguration {
    /// The TLS settings: which servers are trusted, and how the client identifies itself.
    public struct TLS: Sendable, Hashable {
        /// A version of TLS.
        public enum Version: Sendable, Hashable {
            /// TLS 1.2 (RFC 5246).
            case v1_2
            /// TLS 1.3 (RFC 8446).
            case v1_3
        }

        let minimumVersion: Version?
        let trustedCertificates: [Data]?
        let pinnedKeys: [Data]?
        let identity: Identity?

        /// Makes settings; by default, those of the system.
        /// - Parameters:
        ///   - minimumVersion: The oldest version that is accepted; nil is the system's default.
        ///   - trustedCertificates: Certificates, in DER, one of which must be that of the server
        ///     or have issued it; nil trusts the authorities of the system.
        ///   - pinnedKeys: SHA-256 digests of public keys (of their `SubjectPublicKeyInfo`), one of
        ///     which must be that of the server, which must be trusted as well; nil accepts any
        ///     key. On Linux, supported with libcurl only.
        ///   - identity: The client certificate for servers that ask for one; nil is none. On
        ///     Linux, supported with libcurl only.
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
    /// A client certificate and its private key.
    public struct Identity: Sendable, Hashable {
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
    }

    /// Returns the certificates of a PEM file (RFC 7468), such as that of a private authority.
    /// Throws ``ConfigurationError`` for a file that cannot be read, or has none.
    public static func certificates(inFile file: URL) throws(ConfigurationError) -> [Data] {
        let wanted = "certificates in \(file.lastPathComponent)"
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw ConfigurationError(wanted: wanted, found: "\(error)")
        }
        let blocks = text.matches(
            of: /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/)
        let certificates = blocks.compactMap {
            Data(base64Encoded: String($0.1), options: .ignoreUnknownCharacters)
        }
        guard !certificates.isEmpty else { throw ConfigurationError(wanted: wanted, found: "none") }
        return certificates
    }
}

extension TransportConfiguration.TLS: DescribedMirror {
    /// The numbers of certificates and keys: `2 trusted certificates, 1 pinned key, an identity`.
    public var description: String {
        func count(_ all: [Data]?, _ name: String) -> String? {
            all.map { "\($0.count) \(name)\($0.count == 1 ? "" : "s")" }
        }
        let parts = [
            count(trustedCertificates, "trusted certificate"), count(pinnedKeys, "pinned key"),
            identity.map { _ in "an identity" },
        ]
        let text = parts.compactMap(\.self).joined(separator: ", ")
        return text.isEmpty ? "the system's certificates" : text
    }
}

extension TransportConfiguration.TLS.Identity: DescribedMirror {
    /// A fixed text, which reveals nothing about the key.
    public var description: String { "a client's certificate" }
}
