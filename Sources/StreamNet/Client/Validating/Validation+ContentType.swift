import Foundation

extension Validation {
    /// The media types listed, such as `application/json`, `image/*` or `*/*`.
    ///
    /// Case does not count, and parameters such as a charset do not either. An empty body is
    /// acceptable; one without a readable `Content-Type` only to `*/*`. Text that is no media type
    /// accepts nothing.
    ///
    /// A stream or a file is empty where `Content-Length` says so. A file is in its place before
    /// anybody is asked: that of a response that is refused stays, has replaced what it was to
    /// replace, and is the ``Response/file`` of the response in ``NetError/rejected(_:)``.
    public static func contentTypes(_ types: Set<String>) -> Validation {
        let ranges = types.compactMap { MediaType($0) }
        let wanted = types.sorted(byText: \.self).joined(separator: ", ")
        return Validation { $0.objection(to: ranges, wanted) }
    }

    /// The media types that the request's `Accept` header asks for; without one, every type.
    ///
    /// As ``contentTypes(_:)``. Preferences are not weighed; a type with `q=0` is not asked for.
    public static let acceptedTypes = Validation { response in
        guard let accept = try response.endpoint?.encoded().headers["Accept"] else { return nil }
        let ranges = accept.split(at: ",").filter { !$0.isRefused }
            .compactMap { MediaType(String($0)) }
        let wanted = ranges.map(\.description).sorted(byText: \.self).joined(separator: ", ")
        return response.objection(to: ranges, wanted)
    }
}

extension Response {
    fileprivate func objection(to ranges: [MediaType], _ wanted: String) -> Rejection? {
        let type = headers.firstValue(for: "Content-Type")
        let media = type.flatMap { MediaType($0) }
        let isAcceptable = ranges.contains { range in
            media.map(range.contains) ?? (range.description == "*/*")
        }
        if isEmpty || isAcceptable { return nil }
        return Rejection(
            wanted: wanted.isEmpty ? "no body" : "a body of \(wanted)",
            found: media?.description ?? type?.debugDescription ?? "one without a content type")
    }

    /// Whether there is no body; of one that is elsewhere, as far as the head tells.
    private var isEmpty: Bool {
        stream == nil && file == nil ? body.isEmpty : headers["Content-Length"] == "0"
    }
}

extension Substring {
    /// Whether a range of an `Accept` header is named only to be refused: `;q=0`.
    fileprivate var isRefused: Bool {
        split(at: ";").dropFirst().contains { parameter in
            let parts = parameter.split(at: "=")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return parts.count == 2 && parts[0].lowercased() == "q" && Double(parts[1]) == 0
        }
    }
}
