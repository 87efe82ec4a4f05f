import Foundation

/// The server's side of TLS over an exchange.
final class TLSChannel {
    private let exchange: Exchange
    private let library: OpenSSL
    private let session: OpenSSL.Handle
    /// The encrypted bytes that were received, and those to send; the session owns both.
    private let input, output: OpenSSL.Handle

    /// Throws without a libssl.
    /// - Parameters:
    ///   - version: The version of HTTP that is spoken inside.
    ///   - needsCertificate: True if clients must have a certificate.
    init(
        _ exchange: Exchange, _ version: Version = .http2, needsCertificate: Bool = false
    ) throws(LoopbackError) {
        let missing = LoopbackError.system(call: "libssl", code: ENOENT)
        let own = needsCertificate ? Self.makeContext(version) : nil
        // The session has a reference of its own.
        defer { if let own { OpenSSL.shared?.freeContext(own) } }
        guard let library = OpenSSL.shared,
            let context = own ?? (version == .http2 ? Self.http2 : Self.http1)
        else { throw missing }
        // SSL_VERIFY_PEER and SSL_VERIFY_FAIL_IF_NO_PEER_CERT
        if needsCertificate { library.setVerify(context, 3, nil) }
        guard let session = library.makeSession(context),
            let input = library.makeBuffer(library.memory()),
            let output = library.makeBuffer(library.memory())
        else { throw missing }
        library.setBuffers(session, input, output)
        library.accept(session)
        (self.exchange, self.library) = (exchange, library)
        (self.session, self.input, self.output) = (session, input, output)
    }

    deinit { library.freeSession(session) }

    /// The contexts of all connections, which may so resume each other's sessions; never released.
    // Unchecked: OpenSSL guards them.
    nonisolated(unsafe) private static let http2 = makeContext(.http2)
    nonisolated(unsafe) private static let http1 = makeContext(.http1)

    private static func makeContext(_ version: Version) -> OpenSSL.Handle? {
        guard let library = OpenSSL.shared, let context = library.makeContext(library.method())
        else { return nil }
        prepare(context, version, library)
        return context
    }

    private static func prepare(_ context: OpenSSL.Handle, _ version: Version, _ library: OpenSSL) {
        // Bytes that are copied.
        var certificate = [UInt8](certificate)
        var key = [UInt8](key)
        _ = library.setCertificate(context, Int32(certificate.count), &certificate)
        let ellipticCurve: Int32 = 408
        _ = library.setKey(ellipticCurve, context, &key, key.count)
        library.setChoice(
            context,
            { _, name, count, _, _, chosen in
                // The name in the client's list would do as well, but has to be looked for.
                name?.pointee = chosen
                count?.pointee = chosen == TLSChannel.h2 ? 2 : 8
                return 0
            }, version == .http2 ? h2 : http1Name)
    }

    /// The version of HTTP that a server speaks.
    enum Version { case http1, http2 }

    /// `h2`, the name of HTTP/2 (RFC 9113 §3.2); never released, as the other.
    // Unchecked: the bytes never change.
    nonisolated(unsafe) private static let h2 = name("h2")
    nonisolated(unsafe) private static let http1Name = name("http/1.1")

    private static func name(_ text: String) -> OpenSSL.Handle {
        let bytes = OpenSSL.Handle.allocate(byteCount: text.utf8.count, alignment: 1)
        bytes.copyMemory(from: Array(text.utf8), byteCount: text.utf8.count)
        return bytes
    }

    /// Waits for the next decrypted bytes; none when the client sends no more, or an alert.
    func receive() throws -> Data {
        while true {
            var bytes = [UInt8](repeating: 0, count: 16_384)
            let count = library.read(session, &bytes, Int32(bytes.count))
            let wantsMore = count <= 0 && library.error(session, count) == 2
            try flush()
            if count > 0 { return Data(bytes.prefix(Int(count))) }
            guard wantsMore else { return Data() }
            var more = [UInt8](try exchange.receive())
            if more.isEmpty { return Data() }
            _ = library.writeBuffer(input, &more, Int32(more.count))
        }
    }

    /// Encrypts bytes and sends them.
    func send(_ bytes: Data) throws {
        var bytes = [UInt8](bytes)
        if !bytes.isEmpty { _ = library.write(session, &bytes, Int32(bytes.count)) }
        try flush()
    }

    /// Sends `close_notify`: no more bytes follow.
    func end() throws {
        _ = library.shutDown(session)
        try flush()
    }

    private func flush() throws {
        let count = library.pending(output)
        guard count > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: count)
        _ = library.readBuffer(output, &bytes, Int32(count))
        try exchange.send(Data(bytes))
    }
}

extension TLSChannel {
    /// For `localhost` and 127.0.0.1, from 2020 to 2056.
    static let certificate = data(
        """
        MIIBZzCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwIBcNMjAw
        MTAxMDAwMDAwWhgPMjA1NjAxMDEwMDAwMDBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqG
        SM49AgEGCCqGSM49AwEHA0IABFmOHz7h7aIE+xMpkh4pwo1askwDv9fkEjwdJhySjsnBulSz+DkE
        AysuBJGE73OVr1o1x21BKICWv7F+4+oRovujTjBMMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMw
        EYIJbG9jYWxob3N0hwR/AAABMB0GA1UdDgQWBBToYylPdq+T2vBRuf3JH18dZC2oLjAKBggqhkjO
        PQQDAgNIADBFAiEAo734v3q6b7O9DIipg5NLjTLXve65A9xwuAj/E7WliucCICQTh99BW7iaWs9D
        BYUxSXA4JRS8vKjYRNksZxt+QlfT
        """)

    /// Its key, which is nobody's secret.
    private static let key = data(
        """
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgteZtwFA6YSD7u+bqDyW5XJ+RKLul
        FDlKho8jDzAEYO2hRANCAARZjh8+4e2iBPsTKZIeKcKNWrJMA7/X5BI8HSYcko7JwbpUs/g5BAMr
        LgSRhO9zla9aNcdtQSiAlr+xfuPqEaL7
        """)

    private static func data(_ base64: String) -> Data {
        Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()
    }
}
