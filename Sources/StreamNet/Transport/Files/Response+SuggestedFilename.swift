import Foundation

extension Response {
    /// A name for the body as a file: what `Content-Disposition` says (RFC 6266), else the end of
    /// the URL's path, else `download` with the extension of the content's type.
    ///
    /// It is one name, whatever the server says: no path and none of the characters that look like
    /// one, no control characters, not hidden, and at most 255 bytes with its extension.
    public var suggestedFilename: String {
        let said = headers.firstValue(for: "Content-Disposition")
            .flatMap { ContentDisposition($0).filename }
        for name in [said, url?.lastSegment] {
            if let name = name?.asFilename { return name }
        }
        let type = headers.firstValue(for: "Content-Type").flatMap { MediaType($0) }
        return "download" + (type?.filenameExtension.map { ".\($0)" } ?? "")
    }
}

extension URL {
    /// The last part of the path that is not empty, with its escapes undone.
    fileprivate var lastSegment: String? {
        let text = URLText(absoluteString)
        let path = text.place.utf8.dropFirst(text.authority.utf8.count)
        guard let last = Substring(path).split(at: "/").last else { return nil }
        let segment = String(last)
        return segment.removingPercentEncoding ?? segment
    }
}
