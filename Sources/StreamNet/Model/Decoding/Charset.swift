import Foundation

/// The character encoding of a text body, by the `charset` of its content type (RFC 9110 §8.3.2).
package struct Charset: Sendable {
    /// The name that the response declares; without one, `UTF-8`.
    package let name: String
    private let encoding: String.Encoding

    /// The charset of a content type; UTF-8 without one, and for one that Foundation cannot read.
    package init(contentType: String?) {
        let declared = contentType.flatMap { MediaType.parameter("charset", of: $0) } ?? ""
        encoding = Self.encodings[declared.lowercased()] ?? .utf8
        name = encoding == .utf8 ? "UTF-8" : declared
    }

    package func text(of body: Data) -> String? {
        encoding == .utf8 ? String(valid: body) : String(data: body, encoding: encoding)
    }

    /// By the names of IANA and their usual aliases; ASCII is read as UTF-8, of which it is a part.
    private static let encodings: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "us-ascii": .utf8, "ascii": .utf8,
        "utf-16": .utf16, "utf-16be": .utf16BigEndian, "utf-16le": .utf16LittleEndian,
        "utf-32": .utf32, "utf-32be": .utf32BigEndian, "utf-32le": .utf32LittleEndian,
        "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
        "latin2": .isoLatin2, "windows-1250": .windowsCP1250, "cp1250": .windowsCP1250,
        "windows-1251": .windowsCP1251, "cp1251": .windowsCP1251,
        "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252,
        "windows-1253": .windowsCP1253, "cp1253": .windowsCP1253,
        "windows-1254": .windowsCP1254, "cp1254": .windowsCP1254,
        "shift_jis": .shiftJIS, "shift-jis": .shiftJIS, "euc-jp": .japaneseEUC,
        "iso-2022-jp": .iso2022JP, "macintosh": .macOSRoman,
    ]
}

extension Response {
    package var charset: Charset { Charset(contentType: headers["Content-Type"]) }
}
