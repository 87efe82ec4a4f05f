extension EncodedRequest {
    /// Returns this request for the rest of a file (RFC 9110 §14.2), or for all of it if it has
    /// changed (§13.1.5).
    ///
    /// A token that does not fit is ignored, and its part removed.
    func resuming(_ token: ResumeToken?) -> EncodedRequest {
        guard let token else { return self }
        guard token.fits(self) else {
            token.discard()
            return self
        }
        var request = self
        request.headers["Range"] = token.range
        request.headers["If-Range"] = token.validator
        // The ranges of a compressed body do not count the bytes of the part.
        request.headers["Accept-Encoding"] = "identity"
        return request
    }
}

extension FileDestination {
    /// True if the server does not have the rest of the file (RFC 9110 §15.5.17); the request must
    /// then be sent again as it was before ``EncodedRequest/resuming(_:)``.
    func mustRestart(after head: Response, to request: EncodedRequest) -> Bool {
        head.status == 416 && token?.isUsed(by: request) == true
    }
}
