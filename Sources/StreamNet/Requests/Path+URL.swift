import Foundation

extension Path {
    /// Makes a path of a URL that the server returned, for instance that of the next page or of an
    /// upload.
    ///
    /// It is not changed, including its escapes and query. A whole URL ignores the base and the
    /// host that are set, and gets all that the provider adds, such as a token; a relative one is
    /// below the base.
    public init(_ url: URL) {
        self.init()
        append(raw: url.absoluteString)
    }
}
