import Foundation
import ResponseMapper
import Testing

/// The keys that an error names beside a missing one.
@Suite(.hangLimit) struct MissingKeyTests {
    private func text(_ body: String, at path: JSONPath) -> String? {
        #expect(throws: MapError.self) {
            try Response(text: body).mapObject(Int.self, at: path)
        }?.description
    }

    @Test(
        arguments: [
            (#"{"data":{"list":7,"b":1}}"#, JSONPath("data.lists"), "; keys: data"),
            (#"{"data":{"list":"x"}}"#, "data.list", "; did you mean data>list?; keys: data"),
            (#"{"data":[{"id":"x"}]}"#, "data.0.id", "; did you mean data>0>id?; keys: data"),
            (#"{"a":{"userName":1}}"#, "a>username", "; did you mean userName?; keys: userName"),
            (#"{"user_name":1}"#, "userName", "; did you mean user_name?; keys: user_name"),
            (#"{"user-name":1}"#, "userName", "; did you mean user-name?; keys: user-name"),
            (#"{"name":1}"#, "nam", "; did you mean name?; keys: name"),
            (#"{"name":1}"#, "nape", "; did you mean name?; keys: name"),
            (#"{"name":1}"#, "nname", "; did you mean name?; keys: name"),
            (#"{"name":1}"#, "nammme", "; keys: name"), (#"{"name":1}"#, "mane", "; keys: name"),
            (#"{"ab":1}"#, "ac", "; keys: ab"),
            (#"{"abc":1}"#, "abd", "; did you mean abc?; keys: abc"),
            (#"{"a":1,"b":2,"c":3,"d":4,"e":5}"#, "x", "; keys: a, b, c, d, e"),
            (#"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}"#, "x", "; keys: a, b, c, d, e, …"),
            (#"{"a":"secret","a":1}"#, "x", "; keys: a"), ("{}", "x", ""), ("[1]", "7", ""),
            (#"{"a":"secret"}"#, "a>b", ""),
        ] as [(String, JSONPath, String)])
    func `a missing key is followed by those that there are`(
        _ body: String, _ path: JSONPath, _ hint: String
    ) { #expect(text(body, at: path) == "\(path): wanted a value, found nothing\(hint)") }

    @Test func `a hundred keys are compared, and no more`() {
        for (count, isNamed) in [(99, true), (100, false)] {
            let keys = (0..<count).map { "\"k\($0)\":0," }.joined()
            let text = text("{\(keys)\"name\":1}", at: "nme")
            #expect(text?.contains("did you mean name?") == isNamed)
        }
    }

    @Test func `the key of a model is named, too`() {
        let error = #expect(throws: MapError.self) {
            try Response(text: #"[{"Id":1,"tags":[]}]"#).mapArray(Item.self)
        }
        #expect(
            error?.description
                == "$[0].id: wanted a value, found nothing; did you mean Id?; keys: Id, tags"
        )
        #expect(error == .missing(path: "0>id"))
    }
}
