import Foundation
import ResponseMapper
import Testing

/// Types and the shapes that they are put in: what two decoders are compared over.
struct Probe: Sendable, CustomStringConvertible {
    let description: String
    /// The text around a scalar for this type.
    let around: (String, String)
    /// The texts that are decoded as they are.
    var texts: [String] = []
    /// The result of decoding a text, in words.
    let outcome: @Sendable (_ decoder: any BodyDecoder, _ text: String) -> String

    init<Value: Decodable>(_ type: Value.Type, of first: String, _ others: String...) {
        self.init(type)
        texts = [first] + others
    }

    init<Value: Decodable>(_ type: Value.Type, _ before: String = "", _ after: String = "") {
        description = "\(type)"
        around = (before, after)
        outcome = { decoder, text in
            Self.outcome { try decoder.decode(Value.self, from: Data(text.utf8)) }
        }
    }

    /// The value with all that is in it, or the kind of the error and its path.
    private static func outcome(_ decode: () throws -> Any) -> String {
        do {
            return words(of: try decode())
        } catch let error as DecodingError {
            return error.words
        } catch { return "\(error)" }
    }

    private static func words(of value: Any) -> String {
        if let data = value as? Data { return data.base64EncodedString() }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle != nil, !mirror.children.isEmpty else { return "\(value)" }
        let inherited = mirror.superclassMirror.map { Array($0.children) } ?? []
        var parts = (inherited + mirror.children).map {
            ($0.label ?? "") + ":" + words(of: $0.value)
        }
        if mirror.displayStyle == .dictionary { parts.sort() }
        return "\(type(of: value))(\(parts.joined(separator: ",")))"
    }
}

extension DecodingError {
    /// The kind of the error and its path.
    var words: String {
        switch self {
        case .keyNotFound(let key, let context): "no key \(key.stringValue) in \(context.path)"
        case .valueNotFound(_, let context): "no value at \(context.path)"
        case .typeMismatch(_, let context): "mismatch at \(context.path)"
        case .dataCorrupted(let context): "corrupted at \(context.path)"
        @unknown default: "unknown"
        }
    }

    var context: Context? {
        switch self {
        case .keyNotFound(_, let context), .valueNotFound(_, let context): context
        case .typeMismatch(_, let context), .dataCorrupted(let context): context
        @unknown default: nil
        }
    }

    var text: String { context?.debugDescription ?? "unknown" }
    var path: [any CodingKey] { context?.codingPath ?? [] }
}

extension DecodingError.Context {
    /// The steps of the path.
    var path: [String] { codingPath.map(\.stringValue) }
}

extension DecodingError {
    /// Expects an error of this type with this text.
    static func expect<Value>(
        _ text: String, at location: SourceLocation = #_sourceLocation, _ body: () throws -> Value
    ) {
        let error = #expect(throws: Self.self, sourceLocation: location) { _ = try body() }
        #expect(error?.text == text, sourceLocation: location)
    }
}

extension MapError {
    /// Expects an error of this type with this description.
    static func expect<Value>(
        _ text: String, at location: SourceLocation = #_sourceLocation, _ body: () throws -> Value
    ) {
        let error = #expect(throws: Self.self, sourceLocation: location) { _ = try body() }
        #expect(error?.description == text, sourceLocation: location)
    }
}
