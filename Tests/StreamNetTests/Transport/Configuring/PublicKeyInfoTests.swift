@testable import StreamNet
import Testing

/// The part of a certificate whose digest is pinned, as OpenSSL takes it out.
@Suite(.virtualLimit) struct PublicKeyInfoTests {
    /// Certificates on a curve, with short lengths, and of RSA, with long ones.
    private static let certificates = [
        """
        MIIBfjCCASWgAwIBAgIUUvstTzDfcyuqpJ/0OrDg57hrkXkwCgYIKoZIzj0EAwIwFTETMBEGA1UEAwwK
        ZWMuZXhhbXBsZTAeFw0yNjExMjMwMTQ5MzlaFw0zNjExMjAwMTQ5MzlaMBUxEzARBgNVBAMMCmVjLmV4
        YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARK9hwgFXg+GrBOoXIsxGsqvW0JbHbvWyh/mMca
        DCu/uSReqN/RsZCLAhAiX7rW5blMFWUV4GZo0XJwYcV30o1ho1MwUTAdBgNVHQ4EFgQUJ3nSM61Cibwd
        wmbWATGfQ3Ye/pswHwYDVR0jBBgwFoAUJ3nSM61CibwdwmbWATGfQ3Ye/pswDwYDVR0TAQH/BAUwAwEB
        /zAKBggqhkjOPQQDAgNHADBEAiBRFEUxxZuoUqxBZt0zVvXmLuDnvz96W2nsM07YfffJBgIgOC0a0AKQ
        EOP0JcXgjaMDoOZo/fIvrp0FiJolJGDcZ78=
        """,
        """
        MIICCDCCAXGgAwIBAgIUCPwMg0a/uOwVjqTjnI8lUVtxkSYwDQYJKoZIhvcNAQELBQAwFjEUMBIGA1UE
        AwwLcnNhLmV4YW1wbGUwHhcNMjYxMTIzMDE0OTM5WhcNMzYxMTIwMDE0OTM5WjAWMRQwEgYDVQQDDAty
        c2EuZXhhbXBsZTCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEAyGRer8Cd7rws/sUHHP5iWKZ6HYrc
        oj7/QGzEI4u+r5at2ZIp3DE6mANo3fViGhcUkj7Xi01ZTCmV1DEAGB9/Ygm4ZhjAXVZdFeTQo7Jws3tQ
        o0vJdzyAtpClireC829TjzZFhB2kEzCb6gPoxNKrVkD3TSvsMUlZJ9gQmDGZC60CAwEAAaNTMFEwHQYD
        VR0OBBYEFEV6Z4jL89ejPCfBOV0BHAH2q69YMB8GA1UdIwQYMBaAFEV6Z4jL89ejPCfBOV0BHAH2q69Y
        MA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADgYEABEI1us/i+fc3J9TSx1Wg2uA2vXV3aMyW
        t7uPd1DvFmXeDhfMLqV5plXy8VGXM79LJONCtt4Q3sJavIOOrS3sfgDSNWpyEEArz6MOLWzoSo+xxhWn
        Fn34AQ3kf9dAnZYD97bZsnZt2TV3EBxDPWRmWNm49pSpB4izChiO5j7SriI=
        """,
    ].map { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) ?? Data() }

    private static let keys = [
        """
        MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAESvYcIBV4PhqwTqFyLMRrKr1tCWx271sof5jHGgwrv7kk
        Xqjf0bGQiwIQIl+61uW5TBVlFeBmaNFycGHFd9KNYQ==
        """,
        """
        MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDIZF6vwJ3uvCz+xQcc/mJYpnodityiPv9AbMQji76v
        lq3ZkincMTqYA2jd9WIaFxSSPteLTVlMKZXUMQAYH39iCbhmGMBdVl0V5NCjsnCze1CjS8l3PIC2kKWK
        t4Lzb1OPNkWEHaQTMJvqA+jE0qtWQPdNK+wxSVkn2BCYMZkLrQIDAQAB
        """,
    ].map { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) ?? Data() }

    @Test(arguments: zip(certificates, keys))
    func `the key of a certificate is found`(certificate: Data, key: Data) {
        #expect(!key.isEmpty)
        #expect(PublicKeyInfo(certificate: certificate)?.bytes == key)
        // A slice has other indices.
        let padded = Data([1, 2, 3]) + certificate
        #expect(PublicKeyInfo(certificate: padded.dropFirst(3))?.bytes == key)
    }

    @Test(arguments: certificates)
    func `a certificate that is cut has none`(certificate: Data) {
        for count in 0..<certificate.count {
            #expect(PublicKeyInfo(certificate: certificate.prefix(count)) == nil)
        }
    }

    @Test func `other bytes have none`() {
        for first in UInt8.min...UInt8.max {
            for length in [0, 1, 0x7F, 0x80, 0x81, 0x82, 0x83, 0x84, 0xFF] as [UInt8] {
                let bytes = Data([first, length]) + Data(repeating: 0x30, count: 300)
                #expect(PublicKeyInfo(certificate: bytes) == nil)
            }
        }
    }
}
