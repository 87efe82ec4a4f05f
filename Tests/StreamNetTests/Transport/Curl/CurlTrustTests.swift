#if os(Linux)
    import Loopback
    @testable import StreamNet
    import Testing

    extension Transporting {
        @Suite struct CurlTrust {
            private static let store = "/etc/ssl/certs/ca-certificates.crt"

            /// True if this certificate is trusted; without its key, the handshake fails anyway.
            private func isTrusted(
                _ certificate: Data, by configuration: TransportConfiguration
            ) async throws -> Bool {
                let server = try LoopbackServer(reading: .nothing) {
                    try $0.send(Data.handshake(with: certificate))
                    _ = $0.waitForPeerClose()
                }
                let backend = try CurlBackend(configuration)
                let result = await backend.result(server.endpoint("GET /", scheme: "https"))
                let error = #expect(throws: NetError.self) { try result.get() }
                guard case .transport(let failure) = error else { return false }
                #expect(failure.reason == .tls)
                return (failure.underlying as? CurlError)?.code != 60  // the peer's certificate
            }

            @Test(.enabled(if: FileManager.default.fileExists(atPath: store)))
            func `trusted certificates replace the system's`() async throws {
                let all = try TransportConfiguration.TLS.certificates(
                    inFile: URL(filePath: Self.store))
                // Most authorities may not be servers themselves.
                var known: Data?
                for certificate in all where try await isTrusted(certificate, by: .init()) {
                    known = certificate
                    break
                }
                let certificate = try #require(known)
                let other = try #require(all.first { $0 != certificate })
                func trusting(_ certificate: Data) -> TransportConfiguration {
                    .init(tls: .init(trustedCertificates: [certificate]))
                }
                #expect(try await isTrusted(certificate, by: trusting(certificate)))
                #expect(try await !isTrusted(certificate, by: trusting(other)))
            }
        }
    }
#endif
