import Foundation
import ResponseMapper
import Testing

/// Lists, sets and dictionaries of scalars, read as by `JSONDecoder`, or with its kind of error.
@Suite struct ListsTests {
    private static let texts = [
        "[]", "[1,0]", "[true,false]", "[1,null,3]", #"["a",null,"b"]"#, "[1.5,2]", "[300,-1]",
        "[1,1]", "[1e2,1.0]", "[[1]]", "[null]", "{}", #"{"1":1,"2":2}"#, #"{"a":1}"#,
        #"{"1":null}"#, #"{"+5":1,"-5":2}"#, "null", #"[18446744073709551615]"#, #"[1,"a"]"#,
    ]

    private func compare<Value: Decodable & Equatable>(_ type: Value.Type) {
        for text in Self.texts {
            let mine = Result { try ModelDecoder().decode(type, from: text) }
            let theirs = Result { try JSONDecoder().decode(type, from: Data(text.utf8)) }
            #expect((try? mine.get()) == (try? theirs.get()), "\(type) \(text)")
            let snake = try? ModelDecoder(keys: .convertFromSnakeCase).decode(type, from: text)
            #expect(snake == (try? mine.get()), "\(type) \(text)")
        }
    }

    @Test func `they are those of JSONDecoder`() {
        for type in [
            [Bool].self, [Bool?].self, [Int?].self, [Int8].self, [UInt8?].self, [UInt64].self,
            [Float].self, [Double?].self, [String?].self, [Int??].self, Set<Int>.self,
            Set<String>.self, Set<Int?>.self, [Int: Int].self, [Int: Int?].self,
            [Int: [Bool]].self, [String: Int?].self, [UInt8: Int].self,
        ] as [any (Decodable & Equatable).Type] {
            compare(type)
        }
    }

    /// `JSONDecoder` takes any of them, by its order of hashes.
    @Test func `of keys that are one number the last counts`() throws {
        let text = #"{"01":1,"1":2,"+1":3}"#
        #expect(try ModelDecoder().decode([Int: Int].self, from: text) == [1: 3])
    }

    @Test func `an element of another kind is found by its place`() {
        DecodingError.expect(#"$[1]: wanted Bool, found number 1"#) {
            try ModelDecoder().decode([Bool].self, from: "[true,1]")
        }
        DecodingError.expect(#"$[1]: wanted Int, found string "a""#) {
            try ModelDecoder().decode([Int?].self, from: #"[null,"a"]"#)
        }
        DecodingError.expect(#"$["1"]: wanted Int, found null"#) {
            try ModelDecoder().decode([Int: Int].self, from: #"{"1":null}"#)
        }
    }
}
