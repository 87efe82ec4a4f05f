import Foundation

extension Validation {
    /// Accepts the listed media types, such as `application/json`, `image/*` or `*/*`.
    ///
    /// Case and parameters, such as a charset, are ignored. An empty body is acceptable, by
    /// `Content-Length: 0` if it is a stream or a file; a body without a readable `Content-Type`
    /// only to `*/*`. Text that is no media type accepts nothing. The file of a rejected response
    /// remains, as its ``Response/file``.
    public static func contentTypes(_ types: Set<String>) -> Validation {
        let ranges = types.compactMap { MediaType($0) }
        return Validation { $0.objection(to: ranges) }
    }

    /// Accepts the media types in the request's `Accept` header; without one, every type.
    ///
    /// As ``contentTypes(_:)``. Preferences are ignored; a type with `q=0` is not accepted.
    public static let acceptedTypes = Validation { response in
        guard let accept = try response.endpoint?.encoded().headers["Accept"] else { return nil }
        let ranges = accept.split(at: ",").filter { !$0.isRefused }
            .compactMap { MediaType(String($0)) }
        return response.objection(to: ranges)
    }
}

extension Response {
    fileprivate func objection(to ranges: [MediaType]) -> Rejection? {
        let type = headers.firstValue(for: "Content-Type")
        let media = type.flatMap { MediaType($0) }
        let isAcceptable = ranges.contains { range in
            media.map(range.contains) ?? (range.description == "*/*")
        }
        // Of a stream or a file, as far as the headers show.
        let isEmpty =
            stream == nil && file == nil ? body.isEmpty : headers["Content-Length"] == "0"
        if isEmpty || isAcceptable { return nil }
        let wanted = ranges.map(\.description).sorted(byText: \.self).joined(separator: ", ")
        return Rejection(
            wanted: wanted.isEmpty ? "no body" : "a body of \(wanted)",
            found: media?.description ?? type?.debugDescription ?? "one without a content type")
    }
}

extension Substring {
    /// True if a range of an `Accept` header is listed only to be refused: `;q=0`.
    fileprivate var isRefused: Bool {
        split(at: ";").dropFirst().contains { parameter in
            let parts = parameter.split(at: "=").map { $0.trimmingCharacters(in: .whitespaces) }
            return parts.count == 2 && parts[0].lowercased() == "q" && Double(parts[1]) == 0
        }
    }
}
