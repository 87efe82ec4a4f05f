import Foundation
import ResponseMapper
import Testing

/// The ways in which values are read and written directly, against Foundation's.
@Suite(.hangLimit) struct DirectValuesTests {
    @Test(arguments: [
        "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
        "00000000-0000-0000-0000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    ])
    func `a UUID is read and written as by Foundation`(_ text: String) throws {
        let uuid = try #require(UUID(uuidString: text))
        for spelled in [text, text.replacing("-", with: #"\u002d"#)] {
            #expect(try ModelDecoder().decode([UUID].self, from: "[\"\(spelled)\"]") == [uuid])
        }
        #expect(try JSON(encoding: uuid).string == uuid.uuidString)
    }

    @Test(arguments: [
        "", "E621E1F8-C36C-495A-93FC-0C247A3E6E5", "E621E1F8-C36C-495A-93FC-0C247A3E6E5FF",
        "E621E1F8-C36C-495A-93FC-0C247A3E6E5G", "E621E1F8C36C-495A-93FC-0C247A3E6E5F0",
        "E621E1F8-C36C-495A-93FC_0C247A3E6E5F", "-621E1F8-C36C-495A-93FC-0C247A3E6E5F",
        "E621E1F8-C36C-495A-93FC-0C247A3E6E5:", "E621E1F8-C36C-495A-93FC-0C247A3E6E5@",
        "E621E1F8-C36C-495A-93FC-0C247A3E6E5`",
    ])
    func `any other text is no UUID`(_ text: String) {
        DecodingError.expect("$[0]: wanted UUID, found string \"\(text)\"") {
            try ModelDecoder().decode([UUID].self, from: "[\"\(text)\"]")
        }
        #expect(throws: DecodingError.self) { try ModelDecoder().decode(UUID.self, from: "1") }
    }

    @Test func `random UUIDs survive`() throws {
        let uuids = (0..<500).map { _ in UUID() }
        let data = try ModelEncoder().encode(uuids)
        #expect(try JSONDecoder().decode([UUID].self, from: data) == uuids)
        #expect(try ModelDecoder().decode([UUID].self, from: data) == uuids)
    }

    private struct Point: Codable, Equatable { var x: Int }

    private func check<Value: Codable & Equatable>(_ type: Value.Type, _ text: String) throws {
        let own = Result { try ModelDecoder().decode(type, from: text) }
        let theirs = Result { try JSONDecoder().decode(type, from: Data(text.utf8)) }
        #expect((try? own.get()) == (try? theirs.get()), "\(type) of \(text)")
        guard case .failure(let error as DecodingError) = own,
            case .failure(let other as DecodingError) = theirs
        else { return }
        // The other decoder reads several members in no order.
        if !text.contains(",") { #expect(error.words == other.words) }
    }

    @Test(arguments: [
        "{}", #"{"a":1}"#, #"{"a":1,"b":2}"#, #"{"a":{"x":1},"b":{"x":2}}"#, #"{"a":"x"}"#,
        #"{"a":[1],"b":[]}"#, #"{"a":1,"b":null}"#, #"{"a":{"x":1},"b":{"x":"y"}}"#, "[]", "1",
        #"{"a_b":1}"#, #"{"":1}"#, #"{"\u0061":1}"#,
    ])
    func `dictionaries are read as by JSONDecoder`(_ text: String) throws {
        for type in [
            [String: Int].self, [String: Double].self, [String: String].self, [String: Bool].self,
            [String: Point].self, [String: [Int]].self, [String: Int?].self,
            [String: [String: Int]].self,
        ] as [any (Codable & Equatable).Type] { try check(type, text) }
    }

    @Test func `the last value of a key counts, and none before it`() throws {
        let decoder = ModelDecoder()
        #expect(try decoder.decode([String: Int].self, from: #"{"a":1,"a":2}"#) == ["a": 2])
        let text = #"{"a":"x","b":{"x":1},"a":{"x":2}}"#
        #expect(
            try decoder.decode([String: Point].self, from: text)
                == ["a": Point(x: 2), "b": Point(x: 1)])
        DecodingError.expect(#"$.a: wanted an object, found string "x""#) {
            try decoder.decode([String: Point].self, from: #"{"a":{"x":2},"a":"x"}"#)
        }
    }

    @Test func `the keys of a dictionary are data, and those of its models are not`() throws {
        struct Named: Codable, Equatable { var userName: String }
        let decoder = ModelDecoder(keys: .convertFromSnakeCase)
        let text = #"{"a_b":{"user_name":"Ann"}}"#
        #expect(
            try decoder.decode([String: Named].self, from: text) == ["a_b": Named(userName: "Ann")])
        #expect(try decoder.decode([String: Int].self, from: #"{"a_b":1}"#) == ["a_b": 1])
        #expect(try decoder.decode([[String: Int]].self, from: #"[{"a_b":1}]"#) == [["a_b": 1]])
    }

    @Test func `converted keys are the same in every decoding`() throws {
        struct Wide: Codable, Equatable { var userName: Int, urlPath: Int }
        let decoder = ModelDecoder(keys: .convertFromSnakeCase)
        let encoder = ModelEncoder(keys: .convertToSnakeCase)
        let text = #"{"user_name":1,"url_path":2}"#
        for _ in 0..<3 {
            #expect(try decoder.decode(Wide.self, from: text) == Wide(userName: 1, urlPath: 2))
            #expect(try JSON(encoding: Wide(userName: 1, urlPath: 2), by: encoder).text == text)
        }
        let kebab = ModelDecoder(keys: .convertFromKebabCase)
        #expect(throws: DecodingError.self) { try kebab.decode(Wide.self, from: text) }
    }

    @Test(arguments: [
        -62_167_219_200, -1, 0, 0.001, 1_700_000_000.5, 253_402_300_799, 951_782_400, 68_169_600,
    ])
    func `dates are written and read digit by digit`(_ seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        let encoder = ModelEncoder(dates: .iso8601WithFraction)
        let decoder = ModelDecoder(dates: .iso8601WithFraction)
        let data = try encoder.encode([date])
        #expect(try decoder.decode([Date].self, from: data) == [date])
        let escaped = try JSON(encoding: date, by: encoder).text.replacing("T", with: #"\u0054"#)
        #expect(try decoder.decode(Date.self, from: escaped) == date)
    }
}
