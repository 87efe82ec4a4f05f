import Foundation

/// A date in a `Codable` model with a format of its own, whatever the strategy of the decoder or
/// the encoder, and with any of them: `@UnixSeconds var placed: Date`.
///
/// An optional date is nil if its key is missing or `null`, and is left out when encoded.
@propertyWrapper
public struct FormattedDate<Format: DateFormat, Value: DateProperty>: Codable {
    /// The date.
    public var wrappedValue: Value
    /// Makes a property with a date.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Decodes the date by the format; throws a `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        let json = try JSON(from: decoder)
        let reader = ModelDecoder(dates: Format.strategies.reading)
        let date = json.isNull ? nil : try? reader.decode(Date.self, from: json)
        let isNone = json.isNull && Value.self is any OptionalModel.Type
        guard let value = isNone ? Optional(date) as? Value : date.cast()
        else { throw decoder.misfit(json.mismatch(wanted: "Date")) }
        wrappedValue = value
    }

    /// Encodes the date by the format.
    public func encode(to encoder: any Encoder) throws {
        let writer = ModelEncoder(dates: Format.strategies.writing)
        let json = try (wrappedValue as? Date).map { try JSON(encoding: $0, by: writer) }
        try (json ?? .null).encode(to: encoder)
    }
}

extension FormattedDate: MissableProperty where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var ofMissingKey: Self { Self(wrappedValue: nil) }
    /// True for nil.
    public var isLeftOut: Bool { wrappedValue as? Date == nil }
}

extension FormattedDate: Sendable where Value: Sendable {}
extension FormattedDate: Equatable where Value: Equatable {}
extension FormattedDate: Hashable where Value: Hashable {}

/// A format of dates, as a type: `FormattedDate<DayFormat, Value>` is the wrapper of a property.
public protocol DateFormat {
    /// The strategies by which dates are read and written.
    typealias Strategies = (
        reading: ModelDecoder.DateDecodingStrategy, writing: ModelEncoder.DateEncodingStrategy
    )

    /// The strategies of the format.
    static var strategies: Strategies { get }
}

/// A date in the format of RFC 3339, read with any fraction of a second, written without one.
public typealias ISODate<Value: DateProperty> = FormattedDate<ISODateFormat, Value>
/// A date in seconds since 1970.
public typealias UnixSeconds<Value: DateProperty> = FormattedDate<UnixSecondsFormat, Value>
/// A date in milliseconds since 1970.
public typealias UnixMilliseconds<Value: DateProperty> = FormattedDate<UnixMillisFormat, Value>

/// The format of ``ISODate``.
public enum ISODateFormat: DateFormat {
    /// RFC 3339.
    public static var strategies: Strategies { (.iso8601WithFraction, .iso8601) }
}

/// The format of ``UnixSeconds``.
public enum UnixSecondsFormat: DateFormat {
    /// Seconds since 1970.
    public static var strategies: Strategies { (.secondsSince1970, .secondsSince1970) }
}

/// The format of ``UnixMilliseconds``.
public enum UnixMillisFormat: DateFormat {
    /// Milliseconds since 1970.
    public static var strategies: Strategies { (.millisecondsSince1970, .millisecondsSince1970) }
}

/// The type of a ``FormattedDate``: `Date` or `Date?`.
public protocol DateProperty: Codable {}
extension Date: DateProperty {}
extension Date?: DateProperty {}
