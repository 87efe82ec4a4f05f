import ResponseMapper

/// The parts of a path that apply to all its operations.
struct PathItem: Decodable, Sendable {
    let parameters: [Referable<Parameter>]?
    let servers: [Server]?

    /// The keys of its operations; the library has no verb for `trace`.
    static let methods: Set = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
}

/// An operation at a path.
struct Operation: Decodable, Sendable {
    let operationId, summary, description: String?
    let tags: [String]?
    let deprecated: Bool?
    let parameters: [Referable<Parameter>]?
    let requestBody: Referable<RequestBodies>?
    let responses: Members<Referable<Answer>>?
    let security: [Members<[String]>]?
    let servers: [Server]?
    let callbacks: JSON?
}

/// A value of a request outside its body.
struct Parameter: Decodable, Sendable {
    enum Place: String, Decodable, Sendable { case path, query, header, cookie }

    let name: String
    let place: Place
    let description, style: String?
    let required, deprecated, explode: Bool?
    let schema: Schema?

    enum CodingKeys: String, CodingKey {
        case name
        case place = "in"
        case description, style, required, deprecated, explode, schema
    }

    func isSame(as other: Parameter) -> Bool { name == other.name && place == other.place }
}

/// The bodies that an operation takes, by their media types.
struct RequestBodies: Decodable, Sendable { let content: Members<MediaContent>? }

/// A response, by its media types.
struct Answer: Decodable, Sendable {
    let content: Members<MediaContent>?
    let headers, links: Members<JSON>?
}

/// A body of one media type.
struct MediaContent: Decodable, Sendable { let schema: Schema? }

/// A server's address, with places for values.
struct Server: Decodable, Sendable {
    let url: String
    let variables: JSON?

    /// The address with the default values of its variables, without a slash at its end.
    var address: String {
        let address = (variables?.keys ?? []).reduce(url) { url, name in
            url.replacing("{\(name)}", with: variables?[name]["default"].stringValue ?? "")
        }
        return address.hasSuffix("/") ? String(address.dropLast()) : address
    }
}
