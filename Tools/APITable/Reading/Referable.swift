/// A part of a description, or a reference to one.
struct Referable<Value: Decodable & Sendable>: Decodable, Sendable {
    enum Content: Sendable { case reference(String), value(Value) }

    let pointer: JSONPointer
    let content: Content

    private enum CodingKeys: String, CodingKey { case reference = "$ref" }

    init(from decoder: any Decoder) throws {
        pointer = JSONPointer(decoder)
        let object = try decoder.container(keyedBy: CodingKeys.self)
        if let reference = try object.decodeIfPresent(String.self, forKey: .reference) {
            content = .reference(reference)
        } else {
            content = .value(try Value(from: decoder))
        }
    }
}
