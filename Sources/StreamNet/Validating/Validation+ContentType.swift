extension Validation {
    /// The media types listed, such as `application/json`, `image/*` or `*/*`.
    ///
    /// Case does not count, and parameters such as a charset do not either. An empty body is
    /// acceptable; one without a readable `Content-Type` only to `*/*`. Text that is no media type
    /// accepts nothing.
    public static func contentTypes(_ types: Set<String>) -> Validation {
        let ranges = types.compactMap(MediaRange.init)
        let wanted = types.sorted().joined(separator: ", ")
        return Validation { $0.objection(to: ranges, wanted) }
    }

    /// The media types that the request's `Accept` header asks for; without one, every type.
    ///
    /// As ``contentTypes(_:)``. Preferences are not weighed; a type with `q=0` is not asked for.
    public static let acceptedTypes = Validation { response in
        guard let accept = try response.endpoint?.encoded().headers["Accept"] else { return nil }
        let types = accept.split(separator: ",").filter { !MediaRange.isRefused($0) }
        let ranges = types.compactMap(MediaRange.init)
        return response.objection(to: ranges, ranges.map(\.text).sorted().joined(separator: ", "))
    }
}

extension Response {
    fileprivate func objection(to ranges: [MediaRange], _ wanted: String) -> Rejection? {
        let type = headers.values(for: "Content-Type").first
        let media = type.flatMap(MediaRange.init)
        let isAcceptable = ranges.contains { range in
            media.map(range.contains) ?? (range == .anything)
        }
        if body.isEmpty || isAcceptable { return nil }
        return Rejection(
            wanted: wanted.isEmpty ? "no body" : "a body of \(wanted)",
            found: media?.text ?? type?.debugDescription ?? "one without a content type")
    }
}
