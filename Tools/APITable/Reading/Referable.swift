/// A part of a description, or a reference to one.
struct Referable<Value: Decodable & Sendable>: Decodable, Sendable {
    let pointer: JSONPointer
    let reference: String?
    let value: Value?

    private enum CodingKeys: String, CodingKey { case reference = "$ref" }

    init(from decoder: any Decoder) throws {
        pointer = JSONPointer(decoder)
        let object = try decoder.container(keyedBy: CodingKeys.self)
        reference = try object.decodeIfPresent(String.self, forKey: .reference)
        value = reference == nil ? try Value(from: decoder) : nil
    }
}
