// The flag is set by `.ci/apple` alone, which compiles this side on Linux.
#if !canImport(FoundationNetworking) || APPLE_STAND_INS
    import CryptoKit
    import Foundation
    import Security

    extension Platform {
        static let bodiesNeedFreshConnections = false
        static let mayAnswerCancelledRedirect = true
        static let mayPauseTasks = true
        static let usesBlocksOnly = false
        static let opensSockets = true
        static let refusal = URLSession.AuthChallengeDisposition.rejectProtectionSpace

        /// Runs `body` and releases the objects that it has autoreleased.
        static func drained<Value>(_ body: () throws -> Value) rethrows -> Value {
            try autoreleasepool(invoking: body)
        }

        static func url(ofOpenFile descriptor: Int32) -> URL? { nil }

        static func check(_ wanted: TransportConfiguration) throws(ConfigurationError) {
            guard let identity = wanted.tls.identity else { return }
            let isFile = if case .pkcs12 = identity.format { true } else { false }
            try require(
                isFile, "an identity in PKCS #12, the form that URLSession takes", "one in PEM")
            try require(
                identity.credential != nil, "an identity in PKCS #12 and its passphrase",
                "a file or a passphrase that the system refuses")
        }

        static func apply(_ wanted: TransportConfiguration, to system: URLSessionConfiguration) {
            if let version = wanted.tls.minimumVersion {
                system.tlsMinimumSupportedProtocolVersion = version == .v1_2 ? .TLSv12 : .TLSv13
            }
            guard let proxy = wanted.proxy else { return }
            let port = Int(proxy.port)
            system.connectionProxyDictionary = [
                "HTTPEnable": 1, "HTTPProxy": proxy.host, "HTTPPort": port,
                "HTTPSEnable": 1, "HTTPSProxy": proxy.host, "HTTPSPort": port,
            ]
        }

        /// Answers a challenge by the settings: certificates, or the system's, keys, and identity.
        static func answer(
            _ challenge: URLAuthenticationChallenge, _ tls: TransportConfiguration.TLS,
            _ answer: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void,
            refused: (_ reason: String) -> Void
        ) {
            let space = challenge.protectionSpace
            if space.authenticationMethod == NSURLAuthenticationMethodClientCertificate,
                let credential = tls.identity?.credential
            {
                return answer(.useCredential, credential)
            }
            guard space.authenticationMethod == NSURLAuthenticationMethodServerTrust,
                let trust = space.serverTrust,
                tls.trustedCertificates != nil || tls.pinnedKeys != nil
            else { return answer(.performDefaultHandling, nil) }
            if let certificates = tls.trustedCertificates {
                let anchors = certificates.compactMap {
                    SecCertificateCreateWithData(nil, $0 as CFData)
                }
                SecTrustSetAnchorCertificates(trust, anchors as CFArray)
                SecTrustSetAnchorCertificatesOnly(trust, true)
            }
            if !SecTrustEvaluateWithError(trust, nil) {
                refused("not a trusted certificate")
            } else if let pins = tls.pinnedKeys, !trust.hasKey(among: pins) {
                refused("the server's key is not pinned")
            } else {
                return answer(.useCredential, URLCredential(trust: trust))
            }
            answer(.cancelAuthenticationChallenge, nil)
        }

        static func task(
            of session: URLSession, with request: URLRequest, sending file: URL, count: Int
        ) -> URLSessionDataTask { session.uploadTask(with: request, fromFile: file) }
    }

    extension SecTrust {
        fileprivate func hasKey(among pins: [Data]) -> Bool {
            guard let chain = SecTrustCopyCertificateChain(self) as? [SecCertificate],
                let certificate = chain.first,
                let key = PublicKeyInfo(certificate: SecCertificateCopyData(certificate) as Data)
            else { return false }
            return pins.contains(Data(SHA256.hash(data: key.bytes)))
        }
    }

    extension TransportConfiguration.TLS.Identity {
        /// The certificates and the key, not in the keychain; nil if file or passphrase is wrong.
        fileprivate var credential: URLCredential? {
            guard case .pkcs12(let file) = format else { return nil }
            let options: [String: Any] = [
                kSecImportExportPassphrase as String: passphrase ?? "",
                kSecImportToMemoryOnly as String: true,
            ]
            var items: CFArray?
            guard SecPKCS12Import(file as CFData, options as CFDictionary, &items) == errSecSuccess,
                let item = (items as? [[String: Any]])?.first,
                let found = item[kSecImportItemIdentity as String],
                CFGetTypeID(found as CFTypeRef) == SecIdentityGetTypeID()
            else { return nil }
            // Casts to types of Core Foundation are not checked; the line above has done it.
            let identity = unsafeDowncast(found as AnyObject, to: SecIdentity.self)
            let chain = item[kSecImportItemCertChain as String] as? [SecCertificate] ?? []
            return URLCredential(
                identity: identity, certificates: Array(chain.dropFirst()),
                persistence: .forSession)
        }
    }
#endif
