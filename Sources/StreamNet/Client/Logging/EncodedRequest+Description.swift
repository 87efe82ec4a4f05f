extension EncodedRequest: CustomStringConvertible {
    /// `POST https://host/path?page=2, 12 bytes`, with secrets hidden and without headers.
    public var description: String {
        let size = LoggedBody(self).map { ", \($0.size)" } ?? ""
        return "\(method) \(Redaction.standard.redacted(url))\(size)"
    }
}
