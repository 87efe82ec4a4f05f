import Foundation

extension Date: Record.Storable {}
extension Data: Record.Storable {}
extension URL: Record.Storable {}
extension UUID: Record.Storable {}

extension Record.Storable where Self: Codable {
    /// Decodes the value; nil if that fails.
    public init?(recorded json: JSON) { self.init(coded: json) }
    /// The encoded value; null if that fails.
    public var recorded: JSON { coded }
}

extension Record.Storable where Self: RawRepresentable, RawValue: Record.Storable {
    /// Reads the raw value; nil if it names no case.
    public init?(recorded json: JSON) {
        guard let value = RawValue(recorded: json).flatMap(Self.init) else { return nil }
        self = value
    }

    /// The raw value.
    public var recorded: JSON { rawValue.recorded }
}

extension Record.Storable where Self: RawRepresentable & Codable, RawValue: Record.Storable {
    /// Reads the raw value; nil if it names no case.
    public init?(recorded json: JSON) {
        guard let value = RawValue(recorded: json).flatMap(Self.init) else { return nil }
        self = value
    }

    /// The raw value.
    public var recorded: JSON { rawValue.recorded }
}

extension Record.Model {
    /// The value at a key as a `Codable` type; nil if there is none, or none that can be decoded.
    ///
    /// Dates in it have the format of ``Record/Field``. A value that JSON cannot represent, such as
    /// an infinite number, is written as `null`. For the rest see ``subscript(_:name:)``.
    public subscript<Value: Codable>(
        as type: Value.Type, _ place: Record.Place? = nil, name name: String = #function
    ) -> Value? {
        get { Value(coded: value(at: place ?? naming[name])) }
        set { write(newValue?.coded ?? .absent, at: place ?? naming[name]) }
    }
}

extension Decodable where Self: Encodable {
    /// Decodes a value; dates have the format of all dates in a record.
    fileprivate init?(coded json: JSON) {
        let decoder = ModelDecoder(dates: .iso8601WithFraction)
        guard json.exists, let value = try? decoder.decode(Self.self, from: json)
        else { return nil }
        self = value
    }

    fileprivate var coded: JSON {
        let encoder = ModelEncoder(
            outputFormatting: .sortedKeys,
            dates: .custom { date, encoder in try date.recordedText.encode(to: encoder) })
        return (try? JSON(encoding: self, by: encoder)) ?? .null
    }
}
