import Foundation
import ResponseMapper

/// The cost of values that once took as long as with Foundation, and of single small models, each
/// beside Foundation's coders.
func smallValues() {
    for count in [3, 30, 3000] {
        let members = (0..<count).map { ("key\($0)", $0) }
        both("dictionary of \(count) integers", Dictionary(uniqueKeysWithValues: members))
        if count == 3 {
            bound("dictionary of 3 integers", Dictionary(uniqueKeysWithValues: members))
        }
    }
    both("tiny model", Tiny(ok: true))
    bound("tiny model", Tiny(ok: true))
    both("small model", Small(id: 1, name: "Ann", price: 19.5, isNew: true, note: "a note"))
    bound("small model", Small(id: 1, name: "Ann", price: 19.5, isNew: true, note: "a note"))
    snake("small snake-case model", Small(id: 1, name: "Ann", price: 19.5, isNew: true, note: nil))
    both("100 UUIDs", (0..<100).map { _ in UUID() })
    both("100 Data of 48 bytes", (0..<100).map { Data(repeating: UInt8($0), count: 48) })
    both("100 URLs", (0..<100).compactMap { URL(string: "https://host/users/\($0)?page=2") })
    both("100 decimals", (0..<100).map { Decimal($0) / 4 })
    dates("100 dates", (0..<100).map { Date(timeIntervalSince1970: 1_700_000_000 + Double($0)) })
    both("100 raw enums", (0..<100).map { Suit.allCases[$0 % 3] })
    bound("100 raw enums", (0..<100).map { Suit.allCases[$0 % 3] })
    both("100 enums with payloads", (0..<100).map { Shape.all[$0 % 3] })
    bound("100 enums with payloads", (0..<100).map { Shape.all[$0 % 3] })
    row("encode 100 URLs", "their texts alone", .thousand) { count in
        let urls = (0..<100).compactMap { URL(string: "https://host/users/\($0)?page=2") }
        return (0..<count).reduce(0) { sum, _ in
            urls.reduce(sum) { $0 + $1.absoluteString.utf8.count }
        }
    }
}

private struct Tiny: Codable { var ok: Bool }

private struct Small: Codable {
    var id: Int
    var name: String
    var price: Double
    var isNew: Bool
    var note: String?
}

private enum Suit: String, Codable, CaseIterable { case hearts, spades, clubs }

private enum Shape: Codable {
    case circle(radius: Double), square(side: Double), none

    static var all: [Shape] { [.circle(radius: 1.5), .square(side: 2), .none] }
}

func both<Value: Codable & Sendable>(_ name: String, _ value: Value) {
    rows(name, value, (ModelDecoder(), ModelEncoder()), (JSONDecoder(), JSONEncoder()))
}

/// Adds rows of the time that every coder spends: reading the text of the value, and its
/// conformance with a coder that does nothing. The compiler does not see which coder that is.
private func bound<Value: Codable & Sendable>(_ name: String, _ value: Value) {
    let decoder = unknown(EmptyDecoder(count: 100, name: "circle", text: "hearts"))
    let encoder = unknown(EmptyEncoder())
    guard let data = try? ModelEncoder().encode(value) else { return }
    row("decode \(name)", "text and conformance alone", .thousand) { count in
        (0..<count).count { _ in
            (try? JSON(parsing: data)) != nil && (try? Value(from: decoder)) != nil
        }
    }
    row("decode \(name)", "the conformance alone", .thousand) { count in
        (0..<count).count { _ in (try? Value(from: decoder)) != nil }
    }
    row("encode \(name)", "the conformance alone", .thousand) { count in
        (0..<count).count { _ in (try? value.encode(to: encoder)) != nil }
    }
}

@inline(never) private func unknown(_ decoder: any Decoder) -> any Decoder { decoder }
@inline(never) private func unknown(_ encoder: any Encoder) -> any Encoder { encoder }

private func snake<Value: Codable & Sendable>(_ name: String, _ value: Value) {
    let foundation = (JSONDecoder(), JSONEncoder())
    foundation.0.keyDecodingStrategy = .convertFromSnakeCase
    foundation.1.keyEncodingStrategy = .convertToSnakeCase
    let own = (
        ModelDecoder(keys: .convertFromSnakeCase), ModelEncoder(keys: .convertToSnakeCase)
    )
    rows(name, value, own, foundation)
}

private func dates(_ name: String, _ dates: [Date]) {
    let foundation = (JSONDecoder(), JSONEncoder())
    foundation.0.dateDecodingStrategy = .iso8601
    foundation.1.dateEncodingStrategy = .iso8601
    rows(name, dates, (ModelDecoder(dates: .iso8601), ModelEncoder(dates: .iso8601)), foundation)
}

private func rows<Value: Codable & Sendable>(
    _ name: String, _ value: Value, _ own: (ModelDecoder, ModelEncoder),
    _ foundation: (JSONDecoder, JSONEncoder)
) {
    guard let data = try? own.1.encode(value) else { return }
    row("decode \(name)", "ModelDecoder", .thousand) { count in
        (0..<count).count { _ in (try? own.0.decode(Value.self, from: data)) != nil }
    }
    row("decode \(name)", "JSONDecoder", .thousand) { count in
        (0..<count).count { _ in (try? foundation.0.decode(Value.self, from: data)) != nil }
    }
    row("encode \(name)", "ModelEncoder", .thousand) { count in
        (0..<count).reduce(0) { sum, _ in sum + ((try? own.1.encode(value))?.count ?? 0) }
    }
    row("encode \(name)", "JSONEncoder", .thousand) { count in
        (0..<count).reduce(0) { sum, _ in sum + ((try? foundation.1.encode(value))?.count ?? 0) }
    }
}
