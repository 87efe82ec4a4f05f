extension JSONParser {
    /// Reads a string (RFC 8259 §7) from its opening quote to behind its closing one.
    mutating func string() throws(JSONError) -> String {
        let start = offset + 1
        offset = start
        skipPlain()
        guard next != UInt8(ascii: "\"") else {
            defer { offset += 1 }
            return try text(bytes[start..<offset], writtenIn: start..<offset)
        }
        var unescaped = [UInt8](bytes[start..<offset])
        while !take("\"") {
            if take("\\") {
                try escape(into: &unescaped)
            } else if isAtEnd {
                throw failure("a closing quote")
            } else {
                throw failure("an escape for the control character")
            }
            let run = offset
            skipPlain()
            unescaped += bytes[run..<offset]
        }
        return try text(unescaped[...], writtenIn: start..<offset - 1)
    }

    /// Skips what stands for itself in a string.
    private mutating func skipPlain() {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
            offset += 1
        }
    }

    private func text(
        _ utf8: ArraySlice<UInt8>, writtenIn source: Range<Int>
    ) throws(JSONError) -> String {
        if let text = String(validating: utf8, as: UTF8.self) { return text }
        // Escapes are ASCII, so what is invalid once unescaped is invalid as written.
        var parser = UTF8.ForwardParser()
        var rest = bytes[source].makeIterator()
        var position = source.lowerBound
        while case .valid(let scalar) = parser.parseScalar(from: &rest) { position += scalar.count }
        throw failure("UTF-8", at: position)
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[offset])
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): return text += try codePoint().utf8
        default: throw failure(#"one of "\/bfnrtu"#)
        }
        offset += 1
    }

    /// Reads `u` and four digits, or a whole surrogate pair of two such escapes.
    private mutating func codePoint() throws(JSONError) -> Unicode.Scalar {
        let start = offset - 1
        var value = try codeUnit()
        if UTF16.isLeadSurrogate(UInt16(value)), take("\\"), next == UInt8(ascii: "u") {
            let trail = try codeUnit()
            if UTF16.isTrailSurrogate(UInt16(trail)) {
                value = 0x10000 + ((value - 0xD800) << 10) + (trail - 0xDC00)
            }
        }
        guard let scalar = Unicode.Scalar(value) else {
            let digits = String(value, radix: 16, uppercase: true)
            throw failure("a surrogate pair", at: start, found: #"'\u\#(digits)' alone"#)
        }
        return scalar
    }

    private mutating func codeUnit() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            offset += 1
            guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue
            else { throw failure("four hexadecimal digits") }
            value = value << 4 + UInt32(digit)
        }
        offset += 1
        return value
    }
}
