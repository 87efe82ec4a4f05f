/// Encodes itself as the closure says.
struct Encoding: Encodable {
    let encode: (any Encoder) throws -> Void

    init(_ encode: @escaping (any Encoder) throws -> Void) { self.encode = encode }

    func encode(to encoder: any Encoder) throws { try encode(encoder) }
}

/// An object whose members the closure encodes.
struct Members: Encodable {
    let encode: (inout KeyedEncodingContainer<Name>) throws -> Void

    init(_ encode: @escaping (inout KeyedEncodingContainer<Name>) throws -> Void) {
        self.encode = encode
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        try encode(&container)
    }
}

/// A key by any name.
struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}
