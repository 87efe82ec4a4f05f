import ResponseMapper
import Testing

private struct Named: Codable, Equatable {
    var name = 1
    var myUrlPath = 2
}

@Suite(.hangLimit) struct KeyCaseTests {
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
        #expect(try JSON(encoding: Named(), by: encoder).text == text)
        #expect(try decoder.decode(Named.self, from: text) == Named())
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
