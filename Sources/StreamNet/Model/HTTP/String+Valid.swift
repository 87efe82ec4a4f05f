extension String {
    /// Makes the text of bytes that are valid UTF-8; nil for others.
    init?(valid bytes: some Collection<UInt8>) {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            self.init(validating: bytes, as: UTF8.self)
        } else {
            self.init(unrepaired: bytes)
        }
    }

    /// Makes the same text where the standard library does not validate.
    init?(unrepaired bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // A repaired text has other bytes.
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
