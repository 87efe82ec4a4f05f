import Foundation
import ResponseMapper
import Testing

/// Integers of 128 bits, for which containers have requirements of their own, which throw by
/// default.
struct WideIntegerTests {
    private struct Wide: Codable, Equatable {
        var signed: Int128
        var unsigned: UInt128
        var maybe: Int128?
        var perhaps: UInt128?
        var list: [Int128]
        var choice: Choice
        var raw: Raw
    }

    private enum Choice: Codable, Equatable {
        case signed(Int128)
        case unsigned(value: UInt128)
    }

    private enum Raw: Int128, Codable { case large = 170141183460469231731687303715884105727 }

    /// Reads and writes elements one by one, which are optional where they are asked for as such.
    private struct Elements: Codable, Equatable {
        var signed: Int128
        var unsigned: UInt128
        var none: Int128?
        var some: UInt128?

        init(signed: Int128, unsigned: UInt128, none: Int128?, some: UInt128?) {
            (self.signed, self.unsigned, self.none, self.some) = (signed, unsigned, none, some)
        }

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            signed = try list.decode(Int128.self)
            unsigned = try list.decode(UInt128.self)
            none = try list.decodeIfPresent(Int128.self)
            some = try list.decodeIfPresent(UInt128.self)
        }

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(signed)
            try list.encode(unsigned)
            try list.encodeNil()
            try list.encode(contentsOf: [some].compactMap(\.self))
        }
    }

    @Test func `they are members, payloads, optionals and raw values`() throws {
        let value = Wide(
            signed: .min, unsigned: .max, maybe: -1, perhaps: nil, list: [1, .max],
            choice: .unsigned(value: .max), raw: .large)
        let data = try ModelEncoder().encode(value)
        #expect(String(decoding: data, as: UTF8.self).hasPrefix(#"{"signed":-1701411834604692"#))
        #expect(try ModelDecoder().decode(Wide.self, from: data) == value)
        let other = Wide(
            signed: 0, unsigned: 0, maybe: nil, perhaps: 7, list: [], choice: .signed(.min),
            raw: .large)
        #expect(try ModelDecoder().decode(Wide.self, from: ModelEncoder().encode(other)) == other)
        #expect(try JSONDecoder().decode(Wide.self, from: ModelEncoder().encode(other)) == other)
    }

    @Test func `they are elements`() throws {
        let value = Elements(signed: .min, unsigned: .max, none: nil, some: 3)
        let data = try ModelEncoder().encode(value)
        #expect(try ModelDecoder().decode(Elements.self, from: data) == value)
    }

    @Test func `an error says which, and where`() throws {
        DecodingError.expect("$.unsigned: wanted UInt128, found number -1") {
            try ModelDecoder().decode(Wide.self, from: #"{"signed":1,"unsigned":-1}"#)
        }
        #expect(
            try ModelDecoder(policy: .lenient)
                .decode([String: Int128?].self, from: #"{"a":"12","b":null}"#)
                == ["a": 12, "b": nil])
    }
}
