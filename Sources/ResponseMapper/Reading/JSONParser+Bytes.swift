extension JSONParser {
    var isAtEnd: Bool {
        offset == bytes.count
    }

    var next: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// Steps over an ASCII character, if it is next.
    mutating func take(_ character: Character) -> Bool {
        guard let next, next == character.asciiValue else { return false }
        offset += 1
        return true
    }

    mutating func skipSpace() {
        while let next, next <= 0x20,
            next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09
        {
            offset += 1
        }
    }

    func failure(_ wanted: String, at offset: Int? = nil, found: String? = nil) -> JSONError {
        JSONError(in: bytes, at: offset ?? self.offset, wanted: wanted, found: found)
    }
}
