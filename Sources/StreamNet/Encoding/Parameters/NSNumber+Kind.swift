import Foundation

extension NSNumber {
    /// The number as the Swift value that it was made of, by its Objective-C type code.
    ///
    /// A boolean has the code of an 8-bit integer, but there are only two boolean objects.
    package var plain: any Encodable & Sendable {
        if let decimal = self as? NSDecimalNumber { return decimal.decimalValue }
        if self === NSNumber(value: true) || self === NSNumber(value: false) { return boolValue }
        return switch objCType.pointee {
        case CChar(UInt8(ascii: "d")): doubleValue
        case CChar(UInt8(ascii: "f")): floatValue
        case CChar(UInt8(ascii: "Q")): uint64Value
        default: int64Value
        }
    }
}
