import Foundation
@testable import StreamNet
import Testing

/// Secrets in JSON are hidden by their keys; all other bytes stay what they are.
@Suite(.hangLimit) struct RedactedJSONTests {
    @Test(arguments: [
        (#"{"token":"abc"}"#, #"{"token":"•••"}"#),
        (
            #"{ "z" : 1.0 , "accessToken" : "abc" , "a" : 240558470661799936 }"#,
            #"{ "z" : 1.0 , "accessToken" : "•••" , "a" : 240558470661799936 }"#
        ),
        (
            #"{"a":[{"b":{"password":"abc"}},{"PASSWORD":"abc"}]}"#,
            #"{"a":[{"b":{"password":"•••"}},{"PASSWORD":"•••"}]}"#
        ),
        (
            #"{"secret":{"a":[1,{"b":"}"}],"c":true},"x":2}"#,
            #"{"secret":{"a":["•••",{"b":"•••"}],"c":true},"x":2}"#
        ),
        (#"{"secret":[1,[2,"]"]],"x":[2]}"#, #"{"secret":["•••",["•••","•••"]],"x":[2]}"#),
        (
            #"{"pin":1234,"otp":null,"auth":true,"token":"","x":-1.5e+3}"#,
            #"{"pin":"•••","otp":null,"auth":true,"token":"","x":-1.5e+3}"#
        ),
        (
            #"{"token":{"value":"abc","expires":"2026-11-30T10:00:00Z","on":"2026-11-30"}}"#,
            #"{"token":{"value":"•••","expires":"2026-11-30T10:00:00Z","on":"2026-11-30"}}"#
        ),
        (
            #"{"session":{"id":3,"title":"Keynote","token":"abc"},"key":"PROJ-1"}"#,
            #"{"session":{"id":3,"title":"Keynote","token":"•••"},"key":"PROJ-1"}"#
        ),
        (#"{"t\u006fken":"abc"}"#, #"{"t\u006fken":"•••"}"#),
        (#"{"token":"a\"b\\"}"#, #"{"token":"•••"}"#),
        (
            #"{"secret":{"token":"abc"},"token":"abc"}"#,
            #"{"secret":{"token":"•••"},"token":"•••"}"#
        ),
        (
            #"{"next":"https:\/\/me:abc@host\/a?token=abc\u0026page=2"}"#,
            #"{"next":"https://•••@host/a?token=•••&page=2"}"#
        ),
        (
            #"{"payload":"{\"password\":\"abc\",\"page\":2}","x":2}"#,
            #"{"payload":"{\"password\":\"•••\",\"page\":2}","x":2}"#
        ),
        (
            #"{"a":{"next":"https:\/\/host\/a?page=2","b":["{\"page\":2}"]}}"#,
            #"{"a":{"next":"https:\/\/host\/a?page=2","b":["{\"page\":2}"]}}"#
        ),
        (
            "{\"token\":\"abc\"}\n{\"token\":\"abc\"}\n",
            "{\"token\":\"•••\"}\n{\"token\":\"•••\"}\n"
        ),
        (#"["token","abc"]"#, #"["token","abc"]"#),
        (#"{"a":"token","b":"abc"}"#, #"{"a":"token","b":"abc"}"#),
        ("{}", "{}"), ("[]", "[]"), ("[[],{}]", "[[],{}]"), ("null", "null"), (" 12 ", " 12 "),
        (#""text""#, #""text""#), (#"{"é😀":"\ud83d\ude00\/"}"#, #"{"é😀":"\ud83d\ude00\/"}"#),
    ])
    func `values of secret keys are hidden, the rest is as it was`(json: String, redacted: String) {
        #expect(shown(Data(json.utf8)) == redacted)
        #expect(shown(Data(json.utf8), by: .none) == json)
        #expect(Redaction.standard.redacted(json: json) == redacted)
    }

    @Test(arguments: [
        "secret", "session_id", "x-auth", "XAuth", "x-api-key", "access_key",
        "set-cookie2_credentials", "credential",
    ])
    func `the value of a key that is the name of a secret header is hidden`(key: String) {
        let fields = Redaction(names: SecretNames(["password"])).adding("x-auth")
        let json = #"{"\#(key)":{"a":["abc"]},"b":2}"#
        let isAdded = shown(Data(json.utf8), by: .standard.adding(key))
        #expect(isAdded == #"{"\#(key)":{"a":["•••"]},"b":2}"#)
        let isListed = key.lowercased().filter(\.isLetter) == "xauth"
        #expect(shown(Data(json.utf8), by: fields)?.contains("abc") == !isListed)
    }

    @Test(arguments: ["Idempotency-Key", "idempotencyKey", "surrogate_key", "my-cache-key"])
    func `a key that is the name of a harmless header is shown`(key: String) {
        let json = #"{"\#(key)":"abc"}"#
        #expect(shown(Data(json.utf8)) == json)
    }

    @Test(arguments: [
        #"{"token":"abc""#, #"{"token":"abc"#, #"{"token":"abc"]"#, #"{"token" "abc"}"#,
        #"{token:"abc"}"#, #"{'token':'abc'}"#, #"{"a":1,}"#, "[1,]", "[1 2]", "{,}", "]", "abc",
        #"{"a":abc}"#, #"{"a":+}"#, "{\"a\":\"abc\n\"}", #"{"a":"\q"}"#, #"{"a""#, "[", "{", ",",
        ":",
        #"{"a":1}}"#, #"{"a"}"#, #"{"a":}"#, "\"abc",
    ])
    func `what is no JSON is not shown`(text: String) {
        #expect(shown(Data(text.utf8)) == "[application/json, \(text.utf8.count) bytes]")
        #expect(Redaction.standard.redacted(json: text) == nil)
    }

    @Test func `a hundred thousand brackets take no stack`() {
        let whole =
            String(repeating: "[", count: 100_000) + #"{"token":"abc"}"#
            + String(repeating: "]", count: 100_000)
        let text = shown(Data(whole.utf8), limit: .max)
        #expect(text?.contains(#"{"token":"•••"}"#) == true)
    }

    @Test(arguments: [
        (Data([0xFF, 0xD8, 0xFF]), "image/jpeg", "[image/jpeg, 3 bytes]"),
        (Data([0xFF, 0xFE]), "application/json", "[application/json, 2 bytes]"),
        (Data([0xFF, 0xFE]), nil, "[2 bytes]"),
        (Data("a=b".utf8), "multipart/form-data; boundary=x", "[multipart/form-data, 3 bytes]"),
        (Data("token=abc'd&b=2".utf8), "application/x-www-form-urlencoded", "token=•••&b=2"),
        (Data("a".utf8), "text/plain; charset=utf-8", "[text/plain, 1 bytes]"),
        (Data("<a>b</a>".utf8), "application/soap+xml", "[application/soap+xml, 8 bytes]"),
        (Data("data: {}\n\n".utf8), "text/event-stream", "[text/event-stream, 10 bytes]"),
        (Data("{ me }".utf8), "application/graphql", "[application/graphql, 6 bytes]"),
        (
            Data(#"{"token":"abc"}"#.utf8), "application/problem+json; charset=utf-8",
            #"{"token":"•••"}"#
        ),
        (Data(#"{"token":"abc"}"#.utf8), "Application/JSON", #"{"token":"•••"}"#),
        (Data(#" {"token":"abc"}"#.utf8), nil, #" {"token":"•••"}"#),
        (Data("token=abc".utf8), nil, "[9 bytes]"),
    ])
    func `a body is shown by its type`(body: Data, type: String?, text: String) {
        #expect(shown(body, type: type) == text)
        #expect(shown(body, type: type, by: Redaction(names: SecretNames(["token"]))) == text)
    }

    @Test func `a body beyond the limit is cut, with its size`() {
        for (body, limit, text) in [
            ("abcdef", 6, "abcdef"), ("abcdefg", 6, "abcdef… [7 bytes]"), ("aé", 2, "a… [3 bytes]"),
            ("abc", 0, "… [3 bytes]"), ("abc", -1, "… [3 bytes]"),
        ] {
            let form = "application/x-www-form-urlencoded"
            #expect(shown(Data(body.utf8), limit: limit, type: form) == text)
            #expect(shown(Data(body.utf8), limit: limit, type: "text/plain", by: .none) == text)
        }
        let json = #"{"a":1,"token":"abcdefgh","b":2}"#
        for limit in 0...json.utf8.count {
            let text = shown(Data(json.utf8), limit: limit)
            #expect(text?.contains("abc") == false)
        }
        #expect(shown(Data(json.utf8), limit: 7) == #"{"a":1,… [32 bytes]"#)
    }

    @Test func `a cut form shows no half of a password`() {
        for text in ["see https://me:abc@host/a", "a=https%3A%2F%2Fme%3Aabc%40host%2Fa"] {
            for type in ["text/plain", "application/x-www-form-urlencoded"] {
                for limit in 0...text.utf8.count {
                    let text = shown(Data(text.utf8), limit: limit, type: type) ?? ""
                    #expect(!text.contains("ab"), "\(limit)")
                }
            }
        }
    }

    @Test func `JSON that is sent as text is JSON`() {
        let json = "{\"secret\": {\n\"a\": \"abc\"\n}, \"page\": 2}"
        #expect(
            shown(Data(json.utf8), type: "text/plain")
                == "{\"secret\": {\n\"a\": \"•••\"\n}, \"page\": 2}")
        #expect(shown(Data("[note] abc".utf8), type: "text/plain") == "[text/plain, 10 bytes]")
    }

    @Test func `an empty body is not shown`() { #expect(shown(Data()) == nil) }
}

/// JSON bodies in a log.
func shown(
    _ body: Data, limit: Int = 10_000, type: String? = "application/json",
    by redaction: Redaction = .standard
) -> String? {
    let log = EventLog<String>()
    let plugin = RequestLog(.responseBody, redacting: redaction, bodyLimit: limit) {
        log.add($0.text)
    }
    let headers: HTTPHeaders = type.map { ["Content-Type": $0] } ?? [:]
    plugin.didReceive(
        .success(Response(headers: headers, body: body)), for: Endpoint(url: Ping().baseURL))
    return log.all.first
}
