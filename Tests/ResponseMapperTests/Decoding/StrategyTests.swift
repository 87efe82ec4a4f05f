import Foundation
import ResponseMapper
import Testing

private struct Spelled: Codable, Equatable {
    var name = 1
    var myUrlPath = 2
}

@Suite(.hangLimit) struct StrategyTests {
    private struct Named: Decodable {
        var firstName: String
        var urlOfPage: String?
        var nested: [Named]?
        var byName: [String: Int]?
    }

    @Test func `snake case is read as camel case, at every depth, but not in dictionaries`() throws
    {
        let text = #"""
            {"first_name":"a","url_of_page":"b","nested":[{"first_name":"c"}],
            "by_name":{"one_two":1}}
            """#
        let named = try ModelDecoder(keys: .convertFromSnakeCase).decode(Named.self, from: text)
        #expect(named.firstName == "a" && named.urlOfPage == "b")
        #expect(named.nested?[0].firstName == "c")
        #expect(named.byName == ["one_two": 1])
    }

    @Test(arguments: [1, 9, 70, 300])
    func `converted keys are found in one object after another`(_ more: Int) throws {
        let others = (0..<more).map { ",\"other_\($0)\":\"x\"" }.joined()
        let objects = [
            #"{"first_name":"a"\#(others)}"#, #"{"first\u005fname":"b","url_of_page":"u"}"#,
            #"{"url_of_page":"v","first_name":"c"}"#,
            #"{"first_name":"x"\#(others),"firstName":"d"}"#,
        ]
        let named = try ModelDecoder(keys: .convertFromSnakeCase)
            .decode([Named].self, from: "[\(objects.joined(separator: ","))]")
        #expect(named.map(\.firstName) == ["a", "b", "c", "d"])
        #expect(named.map(\.urlOfPage) == [nil, "u", "v", nil])
    }

    private struct AnyKeys: Decodable {
        var keys: [String]

        init(from decoder: any Decoder) throws {
            keys = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue)
        }
    }

    @Test(arguments: [
        "a", "a_b", "_a_b", "a_b_", "__a_b__", "a__b", "aB_cD", "ABC", "A_B", "_", "__", "", "a_1",
        "my_URL", "ünï_cödé", "one_two_three", "_a", "a_", "x_y_Z",
    ])
    func `keys are converted as by JSONDecoder`(_ key: String) throws {
        let text = "{\"\(key)\":1}"
        let theirs = JSONDecoder()
        theirs.keyDecodingStrategy = .convertFromSnakeCase
        #expect(
            try ModelDecoder(keys: .convertFromSnakeCase).decode(AnyKeys.self, from: text).keys
                == theirs.decode(AnyKeys.self, from: Data(text.utf8)).keys)
    }

    @Test func `keys are converted by a closure, which gets the path`() throws {
        let decoder = ModelDecoder(
            keys: .custom { path in
                Name(path.map(\.stringValue).joined(separator: ".").lowercased())
            })
        let found = try decoder.decode([String: AnyKeys].self, from: #"{"A":{"B":1,"C":2}}"#)
        #expect(found["A"]?.keys == ["a.b", "a.c"])
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode(Held<[Int]>.self, from: #"{"A":["x"]}"#)
        }
        // The JSON's own words, while the coding path has the model's.
        #expect(error?.text == #"$.A[0]: wanted Int, found string "x""#)
        #expect(error?.words == #"mismatch at ["a", "Index 0"]"#)
    }

    private static let formatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter
    }()

    private static let dates: [(ModelDecoder.DateDecodingStrategy, String, TimeInterval)] = [
        (.deferredToDate, "0", 978_307_200), (.secondsSince1970, "1.5", 1.5),
        (.millisecondsSince1970, "1500", 1.5), (.iso8601, #""1970-01-02T00:00:01Z""#, 86_401),
        (.iso8601WithFraction, #""1970-01-01T00:00:01.25Z""#, 1.25),
        (.iso8601WithFraction, #""1970-01-01T00:00:01Z""#, 1),
        (.formatted(formatter), #""1970-01-03""#, 172_800),
        (
            .custom { try Date(timeIntervalSince1970: [Double](from: $0).reduce(0, +)) },
            "[1,2,3]", 6
        ),
        (.firstThatFits([.iso8601, .formatted(formatter), .secondsSince1970]), "7", 7),
        (.firstThatFits([.iso8601, .formatted(formatter)]), #""1970-01-02""#, 86_400),
        (.firstThatFits([.secondsSince1970, .iso8601]), #""1970-01-01T00:00:09Z""#, 9),
    ]

    @Test(arguments: dates)
    func `dates are read by strategy`(
        _ strategy: ModelDecoder.DateDecodingStrategy, _ text: String, _ seconds: TimeInterval
    ) throws {
        let date = try ModelDecoder(dates: strategy).decode([Date].self, from: "[\(text)]")
        #expect(date == [Date(timeIntervalSince1970: seconds)])
    }

    private static let noDates: [(ModelDecoder.DateDecodingStrategy, String, String)] = [
        (.secondsSince1970, #""1""#, "mismatch"), (.secondsSince1970, "null", "no value"),
        (.secondsSince1970, "1e999", "corrupted"), (.iso8601, "1", "mismatch"),
        (.iso8601, #""1970-01-01T00:00:01.5Z""#, "corrupted"), (.iso8601, "null", "no value"),
        (.iso8601WithFraction, #""1970-01-01T00:00:01.Z""#, "corrupted"),
        (.formatted(formatter), #""today""#, "corrupted"), (.formatted(formatter), "0", "mismatch"),
        (.firstThatFits([.iso8601, .secondsSince1970]), #""today""#, "corrupted"),
        (.firstThatFits([.iso8601, .secondsSince1970]), "[]", "mismatch"),
        (.firstThatFits([]), "1", "mismatch"),
        (.custom { try Date(from: $0) }, #""a""#, "mismatch"),
    ]

    @Test(arguments: noDates)
    func `what is no date is refused by strategy`(
        _ strategy: ModelDecoder.DateDecodingStrategy, _ text: String, _ words: String
    ) {
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder(dates: strategy).decode(Held<Date>.self, from: "{\"a\":\(text)}")
        }
        #expect(error?.words == #"\#(words) at ["a"]"#)
    }

    @Test(arguments: [
        "2001-02-03T04:05:06Z", "2001-02-03T04:05:06+01:00", "2001-02-03T04:05:06-0130",
        "2000-02-29T23:59:59Z", "1900-03-01T00:00:00Z", "1582-10-15T00:00:00Z",
        "9999-12-31T23:59:59Z", "1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z",
    ])
    func `ISO 8601 is read as by JSONDecoder`(_ text: String) throws {
        let theirs = JSONDecoder()
        theirs.dateDecodingStrategy = .iso8601
        let list = "[\"\(text)\"]"
        #expect(
            try ModelDecoder(dates: .iso8601).decode([Date].self, from: list)
                == theirs.decode([Date].self, from: Data(list.utf8)))
    }

    @Test(arguments: [
        "", "2001-02-03", "2001-02-03T04:05:06", "2001-02-03 04:05:06Z", "2001-13-01T00:00:00Z",
        "2001-02-29T00:00:00Z", "2001-02-03T24:00:00Z", "2001-02-03T04:05:06ZZ",
        "2001-2-3T4:5:6Z", "2001-02-03T04:05:06.Z", "2001-02-03T04:05:06+1", "+2001-02-03T04:05Z",
        "2001-00-03T04:05:06Z", "2001-02-00T04:05:06Z", "1900-02-29T00:00:00Z",
    ])
    func `what is not quite ISO 8601 is refused`(_ text: String) {
        for strategy in [ModelDecoder.DateDecodingStrategy.iso8601, .iso8601WithFraction] {
            DecodingError.expect("$[0]: wanted Date, found string \"\(text)\"") {
                try ModelDecoder(dates: strategy).decode([Date].self, from: "[\"\(text)\"]")
            }
        }
    }

    @Test func `bytes are read by strategy`() throws {
        func read(_ strategy: ModelDecoder.DataDecodingStrategy, _ text: String) throws -> Data {
            try ModelDecoder(data: strategy).decode([Data].self, from: "[\(text)]")[0]
        }
        #expect(try read(.base64, #""SGk=""#) == Data("Hi".utf8))
        #expect(try read(.deferredToData, "[72,105]") == Data("Hi".utf8))
        #expect(try read(.custom { Data(try String(from: $0).utf8) }, #""Hi""#) == Data("Hi".utf8))
        DecodingError.expect(#"$[0]: wanted Data, found string "S""#) { try read(.base64, #""S""#) }
    }

    @Test func `strings may stand for floats that JSON cannot say`() throws {
        let decoder = ModelDecoder(
            nonConformingFloats: .convertFromString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?"))
        let doubles = try decoder.decode([Double].self, from: #"["+","-","?",1]"#)
        #expect(doubles[0] == .infinity && doubles[1] == -.infinity && doubles[2].isNaN)
        #expect(try decoder.decode([Float?].self, from: #"["+",null]"#) == [.infinity, nil])
        for text in [#"["1"]"#, #"["!"]"#] {
            #expect(throws: DecodingError.self) { try decoder.decode([Double].self, from: text) }
        }
        #expect(throws: DecodingError.self) {
            try ModelDecoder().decode([Double].self, from: #"["+"]"#)
        }
    }

    @Test(arguments: [
        (
            ModelDecoder(keys: .convertFromKebabCase), ModelEncoder(keys: .convertToKebabCase),
            #"{"name":1,"my-url-path":2}"#
        ),
        (
            ModelDecoder(keys: .convertFromPascalCase), ModelEncoder(keys: .convertToPascalCase),
            #"{"Name":1,"MyUrlPath":2}"#
        ),
        (
            ModelDecoder(keys: .convertFromScreamingSnakeCase),
            ModelEncoder(keys: .convertToScreamingSnakeCase), #"{"NAME":1,"MY_URL_PATH":2}"#
        ),
        (
            ModelDecoder(keys: .convertFromSnakeCase), ModelEncoder(keys: .convertToSnakeCase),
            #"{"name":1,"my_url_path":2}"#
        ),
    ])
    func `keys are converted both ways`(
        _ decoder: ModelDecoder, _ encoder: ModelEncoder, _ text: String
    ) throws {
        #expect(try JSON(encoding: Spelled(), by: encoder).text == text)
        #expect(try decoder.decode(Spelled.self, from: text) == Spelled())
    }

    struct Words: Decodable, Equatable {
        var url, urlPath, aBC, name, élan: Int?
    }

    @Test(arguments: [
        ("URL", Words(url: 1)), ("URLPath", Words(urlPath: 1)), ("UrlPath", Words(urlPath: 1)),
        ("Name", Words(name: 1)), ("name", Words(name: 1)), ("ABC", Words()),
        ("Élan", Words(élan: 1)),
    ])
    func `a first word of capitals becomes small`(_ key: String, _ words: Words) throws {
        let decoder = ModelDecoder(keys: .convertFromPascalCase)
        #expect(try decoder.decode(Words.self, from: #"{"\#(key)":1}"#) == words)
    }
}
