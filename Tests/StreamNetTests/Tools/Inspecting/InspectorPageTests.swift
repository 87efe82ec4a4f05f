import Foundation
import Testing

@testable import StreamNet

/// `Scripts/inspector-page` opens the page in a browser.
@Suite struct InspectorPageTests {
    private static func page(_ json: String = #"{"requests":[]}"#) -> String {
        String(decoding: InspectorPage.html(data: Data(json.utf8)), as: UTF8.self)
    }

    /// The texts between the two, each as short as possible.
    private static func texts(in page: String, from start: String, to end: String) -> [String] {
        page.components(separatedBy: start).dropFirst().compactMap {
            $0.components(separatedBy: end).first
        }
    }

    @Test(
        arguments: [
            "</script>", "</SCRIPT >", "<!--<script>", "<img src=x onerror=alert(1)>", "&lt;]]>",
            "\u{2028}\u{2029}", "\u{2027}\u{202A}\u{20A8}\u{A8}è", "\\\"\\", "€\u{1F600}",
        ])
    func `a text neither ends the script nor changes`(_ text: String) throws {
        let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
        let page = Self.page(json)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(!page.contains("<!--"))
        let data = try #require(
            Self.texts(in: page, from: #"id="data">"#, to: "</script>").first)
        #expect(try JSONDecoder().decode([String].self, from: Data(data.utf8)) == [text])
    }

    @Test func `text that is not escaped stays byte for byte`() {
        let json = #"{"a":[1.10,"\u003c","è€ > & \u{20A8}"]}"#
        #expect(Self.texts(in: Self.page(json), from: #"id="data">"#, to: "</script>") == [json])
    }

    @Test func `the policy allows the page's own script and style alone`() throws {
        let page = Self.page()
        let policy = try #require(
            Self.texts(in: page, from: #"Content-Security-Policy" content=""#, to: "\"").first)
        #expect(policy.hasPrefix("default-src 'none';"))
        #expect(!policy.contains("unsafe"))
        for (tag, directive) in [("script", "script-src"), ("style", "style-src")] {
            let texts = Self.texts(in: page, from: "<\(tag)>", to: "</\(tag)>")
            #expect(texts.count == 1)
            let digest = SHA256Digest(of: Array(texts.joined().utf8)).data
            #expect(policy.contains("\(directive) 'sha256-\(digest.base64EncodedString())'"))
        }
    }

    @Test(
        arguments: [
            "http:", "https:", "src=", "href=\"h", "url(", "@import", "fetch(", "XMLHttpRequest",
            "WebSocket", "import(", "innerHTML", "outerHTML", "insertAdjacent", "document.write",
            "eval(", "Function(", "style=", "onclick=\"",
        ])
    func `the page loads nothing, and makes no HTML or code of texts`(_ part: String) {
        #expect(!Self.page().contains(part))
    }
}
