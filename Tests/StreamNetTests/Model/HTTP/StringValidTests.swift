import Testing

@testable import StreamNet

@Suite struct StringValidTests {
    // RFC 3629 §3 and §4, and the table 3-7 of Unicode.
    @Test(
        arguments: [
            ([], ""), ([0x61, 0, 0x62], "a\u{0}b"), ([0xEF, 0xBB, 0xBF, 0x61], "\u{FEFF}a"),
            ([0x65, 0xCC, 0x81], "e\u{301}"), ([0xEF, 0xBF, 0xBD], "\u{FFFD}"),
            ([0xF4, 0x8F, 0xBF, 0xBF], "\u{10FFFF}"),
            ([0x80], nil), ([0xC3], nil), ([0xC0, 0x80], nil), ([0xED, 0xA0, 0x80], nil),
            ([0xF4, 0x90, 0x80, 0x80], nil), ([0x61, 0xFF, 0x62], nil), ([0xE2, 0x82], nil),
        ] as [([UInt8], String?)])
    func `bytes that are no UTF-8 are no text`(_ bytes: [UInt8], _ text: String?) {
        #expect(String(valid: bytes) == text)
        #expect(String(unrepaired: bytes) == text)
        #expect(String(unrepaired: bytes)?.utf8.count == text?.utf8.count)
    }
}
