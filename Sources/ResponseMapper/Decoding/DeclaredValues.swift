/// The property values after the `init()` of a ``Defaulted`` type, by coding key.
struct DeclaredValues {
    /// The encoded model, if it can be encoded; values of other types are found by property name.
    private let json: JSON?
    private let properties: [String: Any]

    init(of model: any Defaulted) {
        json = (model as? any Encodable).flatMap { try? JSON(encoding: $0, by: Self.encoder) }
        properties = json == nil ? Self.properties(of: Mirror(reflecting: model)) : [:]
    }

    func value<Value: Decodable>(_ type: Value.Type, named name: String) -> Value? {
        guard let json else { return properties[name] as? Value }
        let value = json[name]
        return value.exists ? try? Self.decoder.decode(type, from: value) : nil
    }

    private static let (infinity, negative, nan) = ("+", "-", "nan")
    private static let encoder = ModelEncoder(
        nonConformingFloats: .convertToString(
            positiveInfinity: infinity, negativeInfinity: negative, nan: nan))
    private static let decoder = ModelDecoder(
        nonConformingFloats: .convertFromString(
            positiveInfinity: infinity, negativeInfinity: negative, nan: nan))

    /// The values by property name, including inherited ones; a property wrapper has the name of
    /// the property that it wraps.
    private static func properties(of mirror: Mirror) -> [String: Any] {
        var properties = mirror.superclassMirror.map(Self.properties) ?? [:]
        for case (let label?, let value) in mirror.children {
            properties[label.hasPrefix("_") ? String(label.dropFirst()) : label] = value
        }
        return properties
    }
}
