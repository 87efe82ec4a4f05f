import Foundation

extension Response {
    /// A name for the body as a file: that of `Content-Disposition` (RFC 6266), else the end of the
    /// URL's path, else `download` with the extension of the content type.
    ///
    /// It is always a single name: no path and none of the characters that look like one, no
    /// control characters, not hidden, and at most 255 bytes with its extension.
    public var suggestedFilename: String {
        let override = headers.firstValue(for: "Content-Disposition")
            .flatMap { ContentDisposition($0).filename }
        for name in [override, url?.lastSegment] {
            if let name = name?.asFilename { return name }
        }
        let type = headers.firstValue(for: "Content-Type").flatMap { MediaType($0) }
        return "download" + (type?.filenameExtension.map { ".\($0)" } ?? "")
    }
}

extension URL {
    /// The last segment of the path that is not empty, percent-decoded.
    fileprivate var lastSegment: String? {
        let text = URLText(absoluteString)
        let path = text.place.utf8.dropFirst(text.authority.utf8.count)
        guard let last = Substring(path).split(at: "/").last else { return nil }
        let segment = String(last)
        return segment.removingPercentEncoding ?? segment
    }
}
