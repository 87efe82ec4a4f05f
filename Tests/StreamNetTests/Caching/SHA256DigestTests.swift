@testable import StreamNet
import Testing

@Suite struct SHA256DigestTests {
    /// The vectors of FIPS 180-4's examples, and lengths around a block.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
    ])
    func `a digest is that of the standard`(text: String, digest: String) {
        let found = SHA256Digest(of: Array(text.utf8))
        #expect(found.text == digest)
        #expect(found.text(of: 24..<64) == digest.dropFirst(24))
        let digits = found.data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        #expect(digits.joined() == digest)
    }

    @Test func `parts are told apart`() {
        #expect(SHA256Digest(["ab", "c"]) != SHA256Digest(["a", "bc"]))
        #expect(SHA256Digest(["ab", ""]) != SHA256Digest(["ab"]))
        #expect(SHA256Digest(["a"]).text.count == 64)
    }
}
