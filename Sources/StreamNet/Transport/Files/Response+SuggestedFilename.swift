import Foundation

extension Response {
    /// A name for the body as a file: that of `Content-Disposition` (RFC 6266), else the end of the
    /// URL's path, else `download` with the extension of the content type. It is always a single
    /// name: no path and none of the characters that look like one, no control characters, not
    /// hidden, and at most 255 bytes with its extension.
    public var suggestedFilename: String {
        let disposition = FieldParameters(headers.firstValue(for: "Content-Disposition") ?? "")
        for name in [disposition.filename, url?.lastSegment] {
            if let name = name?.asFilename { return name }
        }
        let type = headers.firstValue(for: "Content-Type").flatMap { MediaType($0) }
        return "download" + (type?.filenameExtension.map { ".\($0)" } ?? "")
    }
}

extension FieldParameters {
    /// The name: `filename*`, as in `UTF-8'en'a%20b` (RFC 8187 §3.2.1), before `filename`.
    fileprivate var filename: String? {
        let parts = self["filename*"]?.split(at: "'", cuts: 2, keepingEmpty: true) ?? []
        let isKnown = parts.count == 3 && parts[0].lowercased() == "utf-8"
        return (isKnown ? String(parts[2]).removingPercentEncoding : nil) ?? self["filename"]
    }
}

extension URL {
    fileprivate var lastSegment: String? {
        let text = URLText(absoluteString)
        let path = text.place.utf8.dropFirst(text.authority.utf8.count)
        guard let last = Substring(path).split(at: "/").last else { return nil }
        let segment = String(last)
        return segment.removingPercentEncoding ?? segment
    }
}

extension String {
    /// The text as the name of a file in any folder, of a path only its end (RFC 6266 §4.3); nil if
    /// nothing is left. A mark after a `/` makes another `Character` of it, and no other scalar.
    var asFilename: String? {
        let ends = unicodeScalars.split { $0 == "/" || $0 == "\\" }
        let kept = ends.last.map { $0.filter { !$0.isInvisible } } ?? Substring.UnicodeScalarView()
        let start = kept.drop { $0 == "." || $0.properties.isWhitespace }
        let shown = start.map { Unicode.Scalar.slashes.contains($0) ? "_" : $0 }
        let plain = String(String.UnicodeScalarView(shown))
        let name = plain.trimmingCharacters(in: .whitespaces).shortened(toBytes: 255)
        return name.isEmpty ? nil : name
    }

    /// Returns the name; if it has more than `limit` bytes, only its start and the extension.
    func shortened(toBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let dot = lastIndex(of: ".") ?? endIndex
        let suffix = self[dot...].utf8.count <= 32 ? self[dot...] : ""
        let room = limit - suffix.utf8.count
        var stem = Substring(dropLast(suffix.count).unicodeScalars.prefix(room))
        while stem.utf8.count > room {
            // A single character with hundreds of marks is cut as well.
            let shorter = stem.dropLast()
            stem = shorter.isEmpty ? Substring(stem.unicodeScalars.dropLast()) : shorter
        }
        return String(stem + suffix)
    }
}

extension Unicode.Scalar {
    /// True for control characters, line breaks, and what changes the direction of text: `gpj.exe`.
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl || value == 0xFEFF
        }
    }

    /// Characters that look like a slash, and the colon, which the Finder shows as one.
    fileprivate static let slashes: Set<Unicode.Scalar> = [
        ":", "\u{2044}", "\u{2215}", "\u{2216}", "\u{2571}", "\u{2572}", "\u{27CB}", "\u{27CD}",
        "\u{29F5}", "\u{29F8}", "\u{29F9}", "\u{FE68}", "\u{FF0F}", "\u{FF3C}",
    ]
}
