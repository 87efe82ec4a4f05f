/// The repairs that a type supports; determined once for each type.
final class ModelTraits {
    let list: (any RepairedList.Type)?
    let isOptional: Bool
    /// True for an enum with raw values, and all that is made of one.
    let hasRawValue: Bool
    let type: Any.Type
    private(set) lazy var declared = defaulted.map { DeclaredValues(of: $0.init()) }

    private var defaulted: (any Defaulted.Type)? { type as? any Defaulted.Type }

    init(of type: Any.Type) {
        self.type = type
        list = type as? any RepairedList.Type
        isOptional = type is any OptionalModel.Type
        hasRawValue = type is any RawRepresentable.Type
    }

    /// The value that the type itself declares for `null`.
    func preset<Value>(as type: Value.Type) -> Value? {
        let value: Value? = (defaulted?.init()).cast()
        return value ?? unknown(as: type)
    }

    func unknown<Value>(as type: Value.Type) -> Value? {
        ((self.type as? any UnknownCase.Type)?.unknown).cast()
    }

    /// Any case, so that the search for errors can continue.
    func anyCase<Value>(as type: Value.Type) -> Value? {
        ((self.type as? any CaseIterable.Type)?.allCases.first as Any?).cast()
    }

    func none<Value>(as type: Value.Type) -> Value? {
        ((self.type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())).cast()
    }
}

extension Optional: OptionalModel {
    static var wrapped: Any.Type { Wrapped.self }

    /// The value as another type; nil for nil, which `as?` takes for a value of an optional type.
    @inline(__always)
    func cast<Value>(to type: Value.Type = Value.self) -> Value? { flatMap { $0 as? Value } }
}

/// A model that may be nil. `JSON` is none, although it has a nil literal.
protocol OptionalModel { static var wrapped: Any.Type { get } }

func unwrapped(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalModel.Type).map { unwrapped($0.wrapped) } ?? type
}

/// The property values after the `init()` of a ``Defaulted`` type, by coding key.
struct DeclaredValues {
    /// The encoded model, if it can be encoded; values of other types are found by property name.
    private let json: JSON?
    private let properties: [String: Any]

    init(of model: any Defaulted) {
        json = (model as? any Encodable).flatMap { try? JSON(encoding: $0, by: Self.encoder) }
        properties = json == nil ? Self.properties(of: Mirror(reflecting: model)) : [:]
    }

    func value<Value: Decodable>(
        _ type: Value.Type, named name: String, at path: JSONPath
    ) -> Value? {
        guard let json else { return properties[name].cast() }
        let value = json[path: path]
        return value.exists ? try? Self.decoder.decode(type, from: value) : nil
    }

    private static let (infinity, negative, nan) = ("+", "-", "nan")
    private static let encoder = ModelEncoder(
        nonConformingFloats: .convertToString(
            positiveInfinity: infinity, negativeInfinity: negative, nan: nan))
    private static let decoder = ModelDecoder(
        nonConformingFloats: .convertFromString(
            positiveInfinity: infinity, negativeInfinity: negative, nan: nan))

    /// The values by property name, inherited ones included; a wrapper has its property's name.
    private static func properties(of mirror: Mirror) -> [String: Any] {
        var properties = mirror.superclassMirror.map(Self.properties) ?? [:]
        for case (let label?, let value) in mirror.children {
            properties[label.hasPrefix("_") ? String(label.dropFirst()) : label] = value
        }
        return properties
    }
}
