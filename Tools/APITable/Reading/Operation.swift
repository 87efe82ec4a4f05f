import ResponseMapper

/// What a path says of all its operations.
struct PathItem: Decodable, Sendable {
    let parameters: [Referable<Parameter>]?
    let servers: [Server]?

    /// The keys of its operations; the library has no verb for `trace`.
    static let methods: Set = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
}

/// What can be done at a path.
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
    let variables: Members<Variable>?

    struct Variable: Decodable, Sendable {
        // A number, in some descriptions.
        @LosslessScalar var `default`: String
    }

    /// The address with the default values of its variables, without a slash at its end.
    var address: String {
        let address = (variables?.list ?? []).reduce(url) { url, variable in
            url.replacing("{\(variable.name)}", with: variable.value.default)
        }
        return address.hasSuffix("/") ? String(address.dropLast()) : address
    }
}

/// A way in which requests are authorized.
struct SecurityScheme: Decodable, Sendable {
    let type: String
    let scheme, name, place: String?

    enum CodingKeys: String, CodingKey {
        case type, scheme, name
        case place = "in"
    }
}
