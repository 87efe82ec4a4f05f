import Foundation
import ResponseMapper
import Testing

/// Dates and data by each strategy: `null`, floats that JSON has not, and reading what was written.
@Suite(.hangLimit) struct NullStrategyTests {
    private struct Optionals: Codable, Equatable { var date: Date?, data: Data? }
    private struct Whole<Value: Codable>: Codable { var value: Value }

    /// Reads the first element of a list, or a value by itself.
    private struct Inside<Value: Decodable>: Decodable {
        var value: Value

        init(from decoder: any Decoder) throws {
            if var list = try? decoder.unkeyedContainer() {
                value = try list.decode(Value.self)
            } else {
                value = try decoder.singleValueContainer().decode(Value.self)
            }
        }
    }

    private typealias Dates = ModelDecoder.DateDecodingStrategy
    private typealias FoundationDates = JSONDecoder.DateDecodingStrategy

    private static let dates: [(Dates, FoundationDates)] = [
        (.deferredToDate, .deferredToDate), (.secondsSince1970, .secondsSince1970),
        (.millisecondsSince1970, .millisecondsSince1970), (.iso8601, .iso8601),
        (.formatted(DateFormatter()), .formatted(DateFormatter())),
        (
            .custom { _ in Date(timeIntervalSince1970: 5) },
            .custom { _ in Date(timeIntervalSince1970: 5) }
        ),
    ]
    private static let data:
        [(ModelDecoder.DataDecodingStrategy, JSONDecoder.DataDecodingStrategy)] = [
            (.base64, .base64), (.deferredToData, .deferredToData),
            (.custom { _ in Data([5]) }, .custom { _ in Data([5]) }),
        ]

    private func check<Value: Decodable>(
        _ type: Value.Type, _ text: String, _ mine: ModelDecoder, _ theirs: JSONDecoder
    ) throws {
        func found(_ decode: () throws -> Value) -> String {
            do { return "\(try decode())" } catch DecodingError.valueNotFound(_, let context) {
                return "not found at \(context.codingPath.map(\.stringValue))"
            } catch { return "\(error)" }
        }
        let wanted = found { try theirs.decode(type, from: Data(text.utf8)) }
        #expect(found { try mine.decode(type, from: text) } == wanted, "\(type)")
    }

    @Test(arguments: dates.indices, data.indices)
    func `null is no date and no data, by any strategy`(date: Int, data: Int) throws {
        let theirs = JSONDecoder()
        theirs.dateDecodingStrategy = Self.dates[date].1
        theirs.dataDecodingStrategy = Self.data[data].1
        let mine = ModelDecoder(dates: Self.dates[date].0, data: Self.data[data].0)
        try check(Optionals.self, #"{"date":null,"data":null}"#, mine, theirs)
        try check(Optionals.self, "{}", mine, theirs)
        func checkAll<Value: Codable>(_ type: Value.Type) throws {
            try check(type, "null", mine, theirs)
            try check(Inside<Value>.self, "null", mine, theirs)
            try check(Inside<Value>.self, "[null]", mine, theirs)
            try check(Whole<Value>.self, #"{"value":null}"#, mine, theirs)
            try check([Value].self, "[null]", mine, theirs)
            try check([Value?].self, "[null]", mine, theirs)
            try check([String: Value].self, #"{"a":null}"#, mine, theirs)
            try check([String: Value?].self, #"{"a":null}"#, mine, theirs)
            try check([Int: Value].self, #"{"1":null}"#, mine, theirs)
        }
        try checkAll(Date.self)
        try checkAll(Data.self)
    }

    @Test func `null is not passed to the first strategy that fits`() {
        let decoder = ModelDecoder(
            dates: .firstThatFits([.iso8601, .custom { _ in Date(timeIntervalSince1970: 5) }]))
        #expect(throws: DecodingError.self) { try decoder.decode(Date.self, from: "null") }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1.5], 0..<3)
    func `a date of any float is read back`(float: Double, strategy: Int) throws {
        let encoder = ModelEncoder(
            dates: [.deferredToDate, .secondsSince1970, .millisecondsSince1970][strategy],
            nonConformingFloats: .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
        let mine = ModelDecoder(
            dates: Self.dates[strategy].0,
            nonConformingFloats: .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
        let theirs = JSONDecoder()
        theirs.dateDecodingStrategy = Self.dates[strategy].1
        theirs.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let data = try encoder.encode(["a": [Date(timeIntervalSinceReferenceDate: float)]])
        func bits(_ dates: [String: [Date]]) -> UInt64? {
            dates["a"]?.first?.timeIntervalSinceReferenceDate.bitPattern
        }
        let wanted = try theirs.decode([String: [Date]].self, from: data)
        #expect(bits(try mine.decode([String: [Date]].self, from: data)) == bits(wanted))
    }

    /// A key whose number is only known to whoever made it by that.
    private struct Numbered: CodingKey {
        var stringValue: String
        var intValue: Int?
        init(stringValue: String) { self.stringValue = stringValue }
        init(intValue: Int) { (stringValue, self.intValue) = ("n\(intValue)", intValue) }
    }

    private struct Paths: Decodable {
        var numbers: [[Int?]] = []

        struct Path: Decodable {
            var path: [any CodingKey]
            init(from decoder: any Decoder) { path = decoder.codingPath }
        }

        init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Numbered.self)
            func note(_ path: [any CodingKey]) { numbers.append(path.map(\.intValue)) }
            for key in [Numbered(intValue: 1), Numbered(stringValue: "n1")] {
                note(try keys.decode(Path.self, forKey: key).path)
                note(try keys.decodeIfPresent(Path.self, forKey: key)?.path ?? [])
                note(try keys.nestedContainer(keyedBy: Numbered.self, forKey: key).codingPath)
                note(try keys.superDecoder(forKey: key).codingPath)
                do { _ = try keys.decode(String.self, forKey: key) } catch {
                    guard case DecodingError.typeMismatch(_, let context) = error else {
                        throw error
                    }
                    note(context.codingPath)
                }
            }
        }
    }

    @Test func `the number of a key is in the path`() throws {
        let text = #"{"n1":{"n1":{}}}"#
        let wanted = try JSONDecoder().decode(Paths.self, from: Data(text.utf8)).numbers
        #expect(try ModelDecoder().decode(Paths.self, from: text).numbers == wanted)
        #expect(wanted.contains([1]) && wanted.contains([nil]))
    }
}
