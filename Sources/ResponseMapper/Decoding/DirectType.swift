import Foundation

/// A type that has a strategy, or that is read without a decoder of its own.
enum DirectType: Sendable {
    case url, date, data, decimal, json, strings, doubles, integers, int128, uint128

    init?(_ type: Any.Type) {
        if type == URL.self {
            self = .url
        } else if type == Date.self {
            self = .date
        } else if type == Data.self {
            self = .data
        } else if type == Decimal.self {
            self = .decimal
        } else if type == JSON.self {
            self = .json
        } else if type == [String].self {
            self = .strings
        } else if type == [Double].self {
            self = .doubles
        } else if type == [Int].self {
            self = .integers
        } else if type == Int128.self {
            self = .int128
        } else if type == UInt128.self {
            self = .uint128
        } else {
            return nil
        }
    }
}
