extension Response {
    package var isSuccessful: Bool { (200..<300).contains(status) }

    /// The beginning of an error about the body: the request, and a status outside 200…299.
    package var heading: String {
        (endpoint.map { "\($0): " } ?? "") + (isSuccessful ? "" : "\(status); ")
    }

    /// The target of the redirect, if the response is one and has a `Location`.
    var redirectLocation: String? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        guard let location = headers.firstValue(for: "Location"), !location.isEmpty
        else { return nil }
        return location
    }

    /// True if there are several targets, of which servers and clients take different ones.
    var hasOtherLocation: Bool { Set(headers.values(for: "Location")).count > 1 }

    /// The announced length of the body in bytes, if it can be compared with the bytes received:
    /// nil for a response without a body, and for one that the transport decompresses.
    /// - Parameter isAsSent: True if a compressed body is received as sent.
    func announcedLength(for method: HTTPMethod, isAsSent: Bool = false) -> Int? {
        guard method != .head, status != 204, status != 304,
            isAsSent || headers["Content-Encoding"] == nil, headers["Transfer-Encoding"] == nil
        else { return nil }
        return headers["Content-Length"].flatMap { Int($0) }
    }
}
