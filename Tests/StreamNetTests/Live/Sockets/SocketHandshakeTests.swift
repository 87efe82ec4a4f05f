import Foundation
import Locks
import Testing

@testable import StreamNet

/// The opening handshake: RFC 6455 §1.3, §4.1 and §4.2.2.
@Suite(.virtualLimit) struct SocketHandshakeTests {
    /// With the key of §1.3: the bytes of "the sample nonce".
    private func handshake(
        _ subprotocols: [String] = [], compresses: Bool = false
    ) -> SocketHandshake {
        let numbers = Mutex([0x6C65_206E_6F6E_6365, 0x7468_6520_7361_6D70] as [UInt64])
        return SocketHandshake(subprotocols: subprotocols, compresses: compresses) {
            numbers.withLock { $0.popLast() ?? 0 }
        }
    }

    private static let proof = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    private let answer: HTTPHeaders = [
        "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": proof,
    ]

    @Test func `the fields of the request`() {
        let fields = handshake().headers.map { "\($0.name): \($0.value)" }
        #expect(
            fields == [
                "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            ])
    }

    @Test(
        arguments: [
            ("Upgrade", "WebSocket"), ("Upgrade", " websocket\t"), ("Connection", "upgrade"),
            ("Connection", "keep-alive, UPGRADE"), ("Connection", ", Upgrade ,"),
            ("Sec-WebSocket-Accept", " \(proof) "), ("Sec-WebSocket-Extensions", ""),
            ("X-Other", "1"),
        ])
    func `answers that are accepted`(name: String, value: String) {
        var headers = answer
        headers[name] = value
        #expect(throws: Never.self) { try handshake().check(status: 101, headers) }
    }

    @Test(
        arguments: [
            ("Upgrade", nil), ("Upgrade", "h2c"), ("Upgrade", "websocket, h2c"), ("Upgrade", ""),
            ("Connection", nil), ("Connection", "close"), ("Connection", "upgrades"),
            ("Sec-WebSocket-Accept", nil), ("Sec-WebSocket-Accept", ""),
            ("Sec-WebSocket-Accept", proof.lowercased()),
            ("Sec-WebSocket-Accept", "\(proof), \(proof)"),
            ("Sec-WebSocket-Accept", "dGhlIHNhbXBsZSBub25jZQ=="),
            ("Sec-WebSocket-Protocol", "v1"), ("Sec-WebSocket-Protocol", ""),
            ("Sec-WebSocket-Extensions", "foo"),
            ("Sec-WebSocket-Extensions", "permessage-deflate"),
        ])
    func `answers that are violations`(name: String, value: String?) {
        var headers = answer
        headers[name] = value
        #expect { try handshake().check(status: 101, headers) } throws: { error in
            guard let violation = error as? SocketViolation, violation.code == 1002 else {
                return false
            }
            // The value is quoted, or there was none; extensions are named.
            let isNamed = name.hasSuffix("Extensions")
            return isNamed || violation.found == value?.debugDescription ?? "none"
        }
    }

    @Test(arguments: [100, 200, 301, 401, 426, 500])
    func `any status but 101 is a violation`(status: Int) {
        #expect { try handshake().check(status: status, answer) } throws: {
            ($0 as? SocketViolation)?.found == "\(status)"
        }
    }

    @Test func `a field that is repeated is a violation, except Connection`() throws {
        for name in ["Upgrade", "Sec-WebSocket-Accept"] {
            var headers = answer
            headers.add(name, headers[name] ?? "")
            #expect(throws: SocketViolation.self) { try handshake().check(status: 101, headers) }
        }
        var headers = answer
        headers["Connection"] = "keep-alive"
        headers.add("connection", "Upgrade")
        #expect(throws: Never.self) { try handshake().check(status: 101, headers) }
    }

    @Test func `the subprotocol is one of those offered, or none`() throws {
        let handshake = handshake(["v2.chat", "v1.chat"])
        #expect(try handshake.check(status: 101, answer).subprotocol == nil)
        for (name, isOffered) in [
            ("v1.chat", true), (" v2.chat ", true), ("V1.chat", false), ("v3.chat", false),
            ("v2.chat, v1.chat", false), ("", false),
        ] {
            var headers = answer
            headers["Sec-WebSocket-Protocol"] = name
            let chosen = try? handshake.check(status: 101, headers).subprotocol
            #expect(chosen == (isOffered ? name.trimmingCharacters(in: .whitespaces) : nil))
        }
    }

    @Test func `compression is agreed on if it was offered`() throws {
        let handshake = handshake(compresses: true)
        #expect(try handshake.check(status: 101, answer).deflate == nil)
        var headers = answer
        headers["Sec-WebSocket-Extensions"] = "permessage-deflate; server_max_window_bits=10"
        let deflate = try handshake.check(status: 101, headers).deflate
        #expect(deflate == PermessageDeflate.Agreement(serverWindowBits: 10))
        headers.add("Sec-WebSocket-Extensions", "permessage-deflate")
        #expect(throws: SocketViolation.self) { try handshake.check(status: 101, headers) }
    }

    /// The examples of FIPS 180, and the lengths around those of blocks, from sha1sum.
    @Test(
        arguments: [
            ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
            ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
            ),
            (String(repeating: "a", count: 55), "c1c8bbdc22796e28c0e15163d20899b65621d65a"),
            (String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
            (String(repeating: "a", count: 119), "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56"),
            (String(repeating: "a", count: 1_000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
        ])
    func `digests of SHA-1`(message: String, expected: String) {
        let digest = SHA1Digest.digest(of: Array(message.utf8))
        #expect(
            digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
                == expected)
    }
}
