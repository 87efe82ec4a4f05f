// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Names of SwiftyJSON that have another form here, so that the compiler says which.

extension JSON {
    @available(*, unavailable, message: "write double, or try get(\"key\", as: Float.self)")
    public var float: Float? { nil }
    @available(*, unavailable, message: "write Float(doubleValue)")
    public var floatValue: Float { 0 }
    @available(*, unavailable, message: "try json.get(path) throws it, with the path")
    public var error: MapError? { nil }
    @available(*, unavailable, message: "write dictionary, of JSON; object is in order")
    public var dictionaryObject: [String: Any]? { nil }
    @available(*, unavailable, message: "write array, of JSON")
    public var arrayObject: [Any]? { nil }
    @available(*, unavailable, message: "write try JSON(any: value)")
    public init(_ value: Any) { self = .null }
}
@available(*, unavailable, message: "write integer(as: Int64.self), integerValue(as: Int64.self)")
extension JSON {
    public var int64: Int64? { nil }
    public var int64Value: Int64 { 0 }
    public var int32: Int32? { nil }
    public var int32Value: Int32 { 0 }
    public var uInt: UInt? { nil }
    public var uIntValue: UInt { 0 }
    public var uInt64: UInt64? { nil }
    public var uInt64Value: UInt64 { 0 }
    public var number: NSNumber? { nil }
    public var numberValue: NSNumber { 0 }
}
@available(*, unavailable, message: "write try JSON(parsing: data), or of a text")
extension JSON {
    public init(_ data: Data) { self = .null }
    public init(data: Data, options: Any? = nil) throws { self = .null }
    public init(parseJSON text: String) { self = .null }
    public static func parse(_ text: String) -> JSON { .null }
}
@available(*, unavailable, message: "write text, prettyText or data; of a string, string")
extension JSON {
    public var rawValue: Any { 0 }
    public func rawString(options: JSONSerialization.WritingOptions = []) -> String? { nil }
    public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data { data }
}

extension JSON.Kind {
    @available(*, unavailable, renamed: "object") public static var dictionary: Self { .object }
}

@available(*, unavailable, message: "a value that does not fit is a MapError, a text a JSONError")
public typealias SwiftyJSONError = MapError
