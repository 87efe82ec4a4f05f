/// An object as a list, in the order of the document.
struct Members<Value: Decodable & Sendable>: Decodable, Sendable {
    var list: [(name: String, value: Value)] = []

    init(_ list: [(name: String, value: Value)] = []) { self.list = list }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MemberName.self)
        var seen: Set<String> = []
        // Other names among these are those of vendors' extensions.
        let hasExtensions = decoder.codingPath.last?.stringValue == "responses"
        for key in container.allKeys where seen.insert(key.stringValue).inserted {
            if hasExtensions, key.stringValue.hasPrefix("x-") { continue }
            list.append((key.stringValue, try container.decode(Value.self, forKey: key)))
        }
    }
}

private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
