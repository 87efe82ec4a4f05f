import Foundation

extension Data {
    /// The first messages of a TLS 1.2 server, with a certificate that only itself has signed.
    ///
    /// It goes no further: a client that trusts nobody unknown has heard enough (RFC 5246 §7.4).
    static let untrustedHandshake = handshake(with: certificate)

    /// The same with another certificate, whose key need not be known for it.
    static func handshake(with certificate: Data) -> Data {
        let random = Data(1...32)
        // ECDHE-ECDSA-AES128-GCM-SHA256, no compression, and secure renegotiation (RFC 5746).
        let choice = Data([0xC0, 0x2B, 0, 0, 5, 0xFF, 0x01, 0, 1, 0])
        let hello = message(2, Data([3, 3]) + random + [0] + choice)
        let chain = message(11, counted(counted(certificate)))
        let messages = hello + chain + message(14, Data())
        return Data([22, 3, 3]) + size(messages.count, 2) + messages
    }

    private static func message(_ type: UInt8, _ content: Data) -> Data {
        Data([type]) + counted(content)
    }

    /// The content with its length of three bytes before it.
    private static func counted(_ content: Data) -> Data { size(content.count, 3) + content }

    private static func size(_ count: Int, _ bytes: Int) -> Data {
        Data((0..<bytes).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
    }

    /// `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=untrusted
    /// -days 36500 -addext subjectAltName=IP:127.0.0.1 -outform der -nodes`, without its key.
    private static let certificate =
        Data(
            base64Encoded: """
                MIIBkDCCATagAwIBAgIUfNo8te2qEOl+Bmly3c3KGqa/NNowCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJdW50
                cnVzdGVkMCAXDTI2MTEyMTIwNDMzNFoYDzIxMjYxMDI4MjA0MzM0WjAUMRIwEAYDVQQDDAl1bnRydXN0ZWQw
                WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAScm4Mmad0nJT5Krty2Ap9yf+Dqloje0FHgYJB9Ss+N+ETvqh1G
                km4pBVbKRQ27RG6JlxqEKtg+FCjRA7oQDdrVo2QwYjAdBgNVHQ4EFgQUYBAVZAReoNHZj/m/Ak1v855SmbIw
                HwYDVR0jBBgwFoAUYBAVZAReoNHZj/m/Ak1v855SmbIwDwYDVR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/
                AAABMAoGCCqGSM49BAMCA0gAMEUCIQC/tY/lZBJjibBh+BJv9fVCmmLUg6RRSR1jFXF61q88qwIgFkLJNmod
                PBEcsfeoJYxxCfmgb6oE66eJ7nXo2kuo2bk=
                """, options: .ignoreUnknownCharacters) ?? Data()
}
