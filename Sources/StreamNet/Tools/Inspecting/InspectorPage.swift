import Foundation

/// A page of HTML that shows requests in any browser; its Content-Security-Policy allows only its
/// own script and style, by their digests, and images in the data.
enum InspectorPage {
    /// Returns the page of these requests.
    /// - Parameter data: JSON in UTF-8 with all secrets hidden; `Scripts/inspector-data.py` makes
    ///   an example. Times are milliseconds: of a request, since the first one; of its marks and
    ///   attempts, since it began. The phases of an attempt follow each other.
    static func html(data: Data) -> Data {
        // Nothing in the strings ends the script around them, or begins a comment.
        let parts = data.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
        return Data(head.utf8) + Data(parts.joined(separator: #"\u003c"#.utf8)) + Data(foot.utf8)
    }

    private static func source(_ text: String) -> String {
        "'sha256-\(SHA256Digest(of: Array(text.utf8)).data.base64EncodedString())'"
    }

    private static let head = #"""
        <!doctype html>
        <html lang="en"><meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:;
            base-uri 'none'; form-action 'none';
            script-src \#(source(code)); style-src \#(source(style))">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="data:,"><title>Requests</title>
        <style>\#(style)</style>
        <header><h1 id="title">Requests</h1>
        <input id="filter" type="search" placeholder="Filter: words, -without" aria-label="Filter"
            aria-keyshortcuts="/" autocomplete="off" spellcheck="false">
        <div id="words" role="group" aria-label="Filters"><button type="button">failed</button>
        <button type="button">attempts</button><button type="button">cached</button>
        <button type="button">repair</button></div></header>
        <main id="main">
        <section id="list" aria-label="Requests">
        <div id="columns" class="line" role="radiogroup" aria-label="Sort by"></div>
        <div id="rows"></div>
        <p id="none" class="note" hidden>No request matches.</p></section>
        <section id="details" aria-labelledby="heading" hidden>
        <header><h2 id="heading"></h2><button id="copy" type="button">Copy as curl</button>
        <button id="close" type="button" aria-label="Close" aria-keyshortcuts="Escape">✕</button>
        </header>
        <div id="tabs" role="tablist" aria-labelledby="heading"></div>
        <div id="panel" role="tabpanel" tabindex="0"></div></section></main>
        <footer><span id="summary" role="status"></span>
        <span><i class="queued"></i>queued <i class="waits"></i>waits <i class="attempt"></i>attempt
        <i class="failed"></i>failed attempt</span></footer>
        <script type="application/json" id="data">
        """#

    private static let code = script + details
    private static let foot = "</script>\n<script>\(code)</script>\n"
}
