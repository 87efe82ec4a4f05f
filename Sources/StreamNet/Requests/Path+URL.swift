import Foundation

extension Path {
    /// Makes a path of a URL, such as the server gave: a page's next one, a place to upload to.
    ///
    /// It stands as it is, escapes and query included. A whole URL ignores the base and the host
    /// that are said, and gets what the provider adds, a token say; a relative one is below the
    /// base.
    public init(_ url: URL) {
        self.init()
        append(raw: url.absoluteString)
    }
}
