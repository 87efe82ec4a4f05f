import Foundation

/// A page of HTML that shows requests in any browser; its Content-Security-Policy allows only its
/// own script and style, by their digests, and images in the data. `inspector.html`, `.css` and
/// `.js` are embedded in the library as bytes.
enum InspectorPage {
    /// Returns the page of these requests.
    /// - Parameter data: JSON in UTF-8 with all secrets hidden; `Scripts/inspector-data.py` makes
    ///   an example. Times are milliseconds: of a request, since the first one; of its marks and
    ///   attempts, since it began. The phases of an attempt follow each other.
    static func html(data: Data) -> Data {
        // Nothing in the strings ends the script around them, or begins a comment.
        let (head, foot) = page
        var html = Array(head)
        html.reserveCapacity(head.count + data.count + foot.count)
        var rest = Array(data)[...]
        while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
            html += rest[..<tag]
            html += #"\u003c"#.utf8
            rest = rest[(tag + 1)...]
        }
        return Data(html + rest + foot)
    }

    /// The page before its data, and behind them.
    private static let page: (head: Data, foot: Data) = {
        var page = text(PackageResources.inspector_html)
        for (name, file) in [
            ("style", PackageResources.inspector_css), ("script", PackageResources.inspector_js),
        ] {
            let content = text(file).trimmingCharacters(in: .newlines)
            let digest = SHA256Digest(of: Array(content.utf8)).data.base64EncodedString()
            page = page.replacing("{{\(name)-source}}", with: "'sha256-\(digest)'")
                .replacing("{{\(name)}}", with: content)
        }
        let parts = page.components(separatedBy: "{{data}}")
        return (Data((parts.first ?? "").utf8), Data((parts.last ?? "").utf8))
    }()

    private static func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }
}
