extension Payload: DescribedMirror {
    /// `query page=2, json of Order`: names and sizes, without secrets.
    public var description: String {
        let parts = [query.isEmpty ? nil : "query \(query)", body.summary]
        let text = parts.compactMap { $0 }.joined(separator: ", ")
        return text.isEmpty ? "nothing" : text
    }
}

extension Payload.Body: DescribedMirror {
    /// The kind of body, and its size if known; without its values.
    public var description: String { summary ?? "nothing" }

    fileprivate var summary: String? {
        switch self {
        case .none: nil
        case .data(let data, let type): "\(data.count) bytes" + (type.map { " of \($0)" } ?? "")
        case .json(let value): "json of \(type(of: value))"
        case .form(let form): "form \(form)"
        case .parameters(let parameters, as: let format): "\(format) \(parameters)"
        case .multipart(let multipart): "multipart of \(multipart)"
        case .file: "a file"
        case .stream(let source, contentType: _):
            source.count.map { "a stream of \($0) bytes" } ?? "a stream"
        case .custom: "a custom body"
        }
    }
}
