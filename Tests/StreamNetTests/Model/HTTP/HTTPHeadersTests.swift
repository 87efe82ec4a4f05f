@testable import StreamNet
import Testing

@Suite struct HTTPHeadersTests {
    private func lines(_ headers: HTTPHeaders) -> [String] {
        headers.map { "\($0.name): \($0.value)" }
    }

    @Test func `a literal keeps its order and its repeated names`() {
        let headers: HTTPHeaders = ["c": "1", "a": "2", "b": "3", "A": "4"]
        #expect(lines(headers) == ["c: 1", "a: 2", "b: 3", "A: 4"])
    }

    @Test func `writing keeps the position and takes the new spelling`() {
        var headers: HTTPHeaders = ["c": "1", "a": "2", "b": "3"]
        headers["C"] = "4"
        #expect(lines(headers) == ["C: 4", "a: 2", "b: 3"])
    }

    @Test func `writing replaces every value, nil removes them all, a new name goes last`() {
        var headers: HTTPHeaders = ["a": "1", "b": "2", "A": "3"]
        headers["a"] = "4"
        headers["c"] = "5"
        #expect(lines(headers) == ["a: 4", "b: 2", "c: 5"])
        headers.add("A", "6")
        headers["a"] = nil
        #expect(lines(headers) == ["b: 2", "c: 5"])
    }

    @Test func `values of one name are joined on reading, and nil where there are none`() {
        var headers: HTTPHeaders = ["Accept": "text/html"]
        headers.add("accept", "text/plain")
        #expect(headers["Accept"] == "text/html, text/plain")
        #expect(headers.values(for: "ACCEPT") == ["text/html", "text/plain"])
        #expect(headers["Missing"] == nil)
        #expect(headers.values(for: "Missing").isEmpty)
    }

    @Test func `cookies are never joined`() {
        let headers: HTTPHeaders = ["Set-Cookie": "a=1; Expires=Wed, 1", "set-cookie": "b=2"]
        #expect(headers["set-cookie"] == "a=1; Expires=Wed, 1")
        #expect(headers.values(for: "Set-Cookie") == ["a=1; Expires=Wed, 1", "b=2"])
    }

    @Test func `in merging the argument replaces whole names, in place`() {
        let own: HTTPHeaders = ["a": "1", "b": "2", "A": "3"]
        let laid: HTTPHeaders = ["c": "4", "A": "5", "a": "6"]
        #expect(lines(own.merging(laid)) == ["A: 5", "a: 6", "b: 2", "c: 4"])
    }

    @Test func `equality ignores the case of names, and compares values byte by byte`() {
        #expect((["A": "\u{E9}"] as HTTPHeaders) == ["a": "\u{E9}"])
        #expect((["A": "\u{E9}"] as HTTPHeaders) != ["A": "e\u{301}"])
        #expect((["A": "x"] as HTTPHeaders) != ["A": "X"])
        #expect((["A": "x"] as HTTPHeaders) != ["Ä": "x"])
    }

    @Test func `the description has one line for each field`() {
        #expect((["a": "1", "b": "2"] as HTTPHeaders).description == "a: 1\nb: 2")
    }

    @Test(arguments: ["", "a b", "a:", "Ä", "a\r\n", "(a)", "a\0"])
    func `a name that is no token is invalid`(name: String) {
        let headers: HTTPHeaders = [name: "1"]
        let failure = #expect(throws: RequestError.self) { try headers.validate() }
        #expect(failure?.reason == .invalidHeader)
        #expect(failure?.found == name.debugDescription)
    }

    @Test(arguments: ["", "a b\tc", "grüße", "W/\"1\""])
    func `any other value is valid`(value: String) throws {
        try (["X-Any!#$%&'*+-.^_`|~9": value] as HTTPHeaders).validate()
    }

    @Test(arguments: [
        (["en-001"], "en"), (["de-AT", "en-001"], "de-AT, en;q=0.9"), (["es-419"], "es-419"),
    ])
    func `the English of the world is English`(languages: [String], field: String) {
        #expect(HTTPHeaders.languages(languages) == field)
    }
}
