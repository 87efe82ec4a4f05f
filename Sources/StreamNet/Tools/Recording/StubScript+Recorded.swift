extension StubScript {
    /// Makes the script of a recorded response; throws if its body was left out, as browsers may.
    init(_ entry: HAR.Entry, to request: EncodedRequest) throws(RequestError) {
        let stream = entry.stream
        if let size = entry.missingSize {
            throw RequestError(
                .missingRecording, wanted: "an archive with the bodies of responses",
                found: "only the size of one, \(size) bytes")
        }
        let body = entry.responseBody
        let count = stream?.pieces.reduce(0) { $0 + $1.body.count } ?? body.count
        var headers = entry.responseHeaders
        headers["Transfer-Encoding"] = nil
        if let redirect = entry.redirectURL, !redirect.isEmpty, headers["Location"] == nil {
            headers["Location"] = redirect
        }
        // Browsers write what they have decoded, with the fields of what was sent.
        if entry.isForeign { headers["Content-Encoding"] = nil }
        if headers["Content-Length"] != nil, request.method != .head, entry.status != 304 {
            headers["Content-Length"] = "\(count)"
        }
        self.init(
            head: Response(
                status: entry.status, headers: headers, body: body,
                url: entry.finalURL ?? request.url
            ).trailed(by: entry.trailers))
        guard let stream else { return }
        var now = Duration.zero
        for piece in stream.pieces {
            steps.append(.wait(piece.time - now))
            steps.append(.data(piece.body))
            now = max(now, piece.time)
        }
        if !stream.isComplete {
            steps.append(.fail(stream.failure ?? .truncated(received: count, expected: nil)))
        }
    }
}
