import Foundation

/// The parts of a request by which its recording is found, without secrets.
struct RequestKey: Sendable, Hashable {
    enum Body: Sendable, Hashable {
        case none
        case json(JSONTree)
        /// The fields in the order of their names.
        case form([Parameters.Pair])
        /// The parts, without the boundary between them.
        case parts([MultipartBody.Part])
        case bytes(Data)
    }

    let address: StubAddress
    /// The pairs in the order of their names; those of one name stay in their order.
    let query: [Parameters.Pair]
    let body: Body
    /// The names whose values are secrets in query and body, in alphabetical order.
    private let secretNames: [String]
    /// The secrets of these names, or their marks in a file.
    var secrets: [String]

    /// The key of all requests that differ in secrets only.
    var withoutSecrets: RequestKey {
        var key = self
        key.secrets = []
        return key
    }

    /// - Parameter ignored: The names in queries, forms and JSON that do not count.
    init(of request: EncodedRequest, _ redaction: Redaction, ignoring ignored: Set<String>) {
        let body = request.body?.data.map { (request.headers["Content-Type"], $0) }
        self.init(request.method, request.url.absoluteString, body, redaction, ignored)
    }

    /// Makes the key of a recorded request, whether or not its secrets have been hidden.
    init(of entry: HAR.Entry, _ redaction: Redaction, ignoring ignored: Set<String>) {
        self.init(entry.method, entry.url, entry.requestBody, redaction, ignored)
    }

    private init(
        _ method: HTTPMethod, _ url: String, _ body: (type: String?, data: Data)?,
        _ redaction: Redaction, _ ignored: Set<String>
    ) {
        let redaction = redaction.marking { _ in Redaction.mark }
        var text = URLText(url)
        text.place = text.placeWithoutUser
        text = URLText(redaction.redacted(url: text.text))
        address = StubAddress(method, text)
        query = text.pairs.sortedPairs.filter { !ignored.contains($0.name) }
        let body = body.map { Self.body($0.data, $0.type, redaction) } ?? .none
        self.body = ignored.isEmpty ? body : body.ignoring(ignored)
        let replaced = (redaction.marks?.replacements ?? []).filter { !ignored.contains($0.name) }
            .sorted(byText: \.name)
        (secretNames, secrets) = (replaced.map(\.name), replaced.map(\.secret))
    }

    static func body(_ data: Data, _ type: String?, _ redaction: Redaction) -> Body {
        let data = RedactedBody(data, type, redaction).bytes
        guard let first = data.first else { return .none }
        if let parts = MultipartBody(data, type)?.parts { return .parts(parts) }
        let media = type.flatMap(MediaType.init)?.description
        if media == "application/x-www-form-urlencoded", let text = String(valid: data) {
            return .form(text.split(at: "&").sortedPairs)
        }
        let isJSON = "{[".utf8.contains(first) || media?.hasSuffix("json") == true
        let tree = isJSON ? try? JSONDecoder().decode(JSONTree.self, from: data) : nil
        return tree.map(Body.json) ?? .bytes(data)
    }

    /// The number of bytes and conditions in which another request differs from this one.
    func distance(to other: RequestKey) -> Int {
        1000 * address.distance(to: other.address) + differences(from: other).count
    }

    /// The names of what differs, without values: `page in the query`, `$.amount`.
    func differences(from other: RequestKey) -> [String] {
        var names = query.names(differingFrom: other.query).map { "\($0) in the query" }
        if address.place != other.address.place { names.insert("the address", at: 0) }
        if address.method != other.address.method { names.insert("the method", at: 0) }
        if self != other, withoutSecrets == other.withoutSecrets {
            names += secretNames.map { "the secret \($0)" }
        }
        guard body != other.body else { return names }
        switch (body, other.body) {
        case (.json(let one), .json(let two)): names += one.places(differingFrom: two)
        case (.form(let one), .form(let two)):
            names += one.names(differingFrom: two).map { "\($0) in the form" }
        case (.parts(let one), .parts(let two)) where one.count == two.count:
            names += zip(one, two).enumerated().filter { $1.0 != $1.1 }.map { "part \($0.0 + 1)" }
        default: names.append("the body")
        }
        return names
    }
}

extension RequestKey.Body {
    fileprivate func ignoring(_ names: Set<String>) -> Self {
        switch self {
        case .json(let tree): .json(tree.without(names))
        case .form(let pairs): .form(pairs.filter { !names.contains($0.name) })
        case .none, .parts, .bytes: self
        }
    }
}

extension [Substring] {
    fileprivate var sortedPairs: [Parameters.Pair] {
        map(Parameters.Pair.init).sorted(byText: \.name)
    }
}

extension JSONTree {
    fileprivate func without(_ names: Set<String>) -> JSONTree {
        switch self {
        case .object(let members):
            .object(members.filter { !names.contains($0.key) }.mapValues { $0.without(names) })
        case .list(let list): .list(list.map { $0.without(names) })
        default: self
        }
    }

    /// The places, as deep as possible, at which another value differs.
    fileprivate func places(differingFrom other: JSONTree, at place: String = "$") -> [String] {
        switch (self, other) {
        case _ where self == other: return []
        case (.object(let one), .object(let two)):
            return Set(one.keys).union(two.keys).sorted(byText: \.self).flatMap { key in
                (one[key] ?? .null).places(differingFrom: two[key] ?? .null, at: "\(place).\(key)")
            }
        case (.list(let one), .list(let two)) where one.count == two.count:
            return zip(one, two).enumerated().flatMap { index, pair in
                pair.0.places(differingFrom: pair.1, at: "\(place)[\(index)]")
            }
        default: return [place]
        }
    }
}
