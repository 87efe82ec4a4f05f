/// The names that are taken in one place.
struct NameScope {
    private var taken: Set<String>

    init(taken: Set<String> = []) { self.taken = taken }

    /// Takes the first of these names that is free, or the last one with a number.
    mutating func take(_ names: String...) -> String { take(names) }

    mutating func take(_ names: [String]) -> String {
        let last = names.last ?? ""
        let stem = last.last?.isNumber == true ? last + "_" : last
        var (name, number) = (names.first { !taken.contains($0) } ?? last, 2)
        while !taken.insert(name).inserted { (name, number) = ("\(stem)\(number)", number + 1) }
        return name
    }

    /// Types that a table itself uses, and would not find behind a model of the same name.
    static let types = NameScope(taken: [
        "API", "Action", "Array", "Attributes", "Bool", "Codable", "CodingKey", "CodingKeys",
        "Data", "Date", "DateFormatter", "Day", "Decimal", "Decodable", "Decoder", "Dictionary",
        "Double", "Encodable", "Encoder", "Error", "Float", "Hashable", "Indirect", "Int", "JSON",
        "Locale", "LosslessScalar", "ModelDecoder", "ModelEncoder", "Multipart", "Never",
        "NullIfNil", "Optional", "ParameterStyle", "RawRepresentable", "Response", "Result",
        "Sendable", "Set", "String", "TimeZone", "URL", "UUID", "Void", "GET", "POST", "PUT",
        "PATCH", "DELETE", "HEAD", "OPTIONS",
    ])

    /// Members that every table has.
    static let actions = NameScope(taken: ["attributes", "actions", "init"])
}
