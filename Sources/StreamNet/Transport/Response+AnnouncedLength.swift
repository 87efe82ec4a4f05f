extension Response {
    /// How many bytes the body should have, where that can be compared with what comes: not for a
    /// response without a body, nor for one that is decompressed on the way.
    func announcedLength(for method: HTTPMethod) -> Int? {
        guard method != .head, status != 204, status != 304,
            headers["Content-Encoding"] == nil, headers["Transfer-Encoding"] == nil
        else { return nil }
        return headers["Content-Length"].flatMap { Int($0) }
    }
}
