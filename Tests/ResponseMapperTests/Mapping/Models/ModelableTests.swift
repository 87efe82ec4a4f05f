import Foundation
import ResponseMapper
import Testing

/// Decoded, and then completed by `mapping`.
private struct Post: Mappable, Codable, Equatable {
    var title: String
    var page: Int?
    var mappings: Int?

    mutating func mapping(_ json: JSON) {
        page = json["meta"]["page"].int
        mappings = (mappings ?? 0) + 1
    }
}

private struct Dated: Mappable, Codable, Equatable {
    let madeAt: Date
}

/// Reads what is inside by the decoder of the response around.
private struct Timeline: Modelable {
    let first: Dated

    init(_ json: JSON) throws { first = try json.map(Dated.self, at: "list>0") }
}

@Suite struct ModelableTests {
    private static let text = #"{"title":"t","meta":{"page":2}}"#
    private static let post: Post = {
        var post = Post(title: "t")
        post.page = 2
        post.mappings = 1
        return post
    }()

    @Test func `it is decoded by the request's decoder, inside of other models, too`() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
        let json: JSON = ["list": [["made_at": 10]]]
        let response = Response(json: json).with(.decoder(decoder))
        let dated = Dated(madeAt: Date(timeIntervalSince1970: 10))
        #expect(try response.mapArray(Dated.self, at: "list") == [dated])
        #expect(try response.mapObject(Timeline.self).first == dated)
        #expect(throws: MapError.missing(path: "list>0>madeAt")) { try Timeline(from: json) }
    }

    @Test func `a strategy for keys does not meet what is read by hand`() throws {
        struct Names: Mappable {
            let firstName: String
            var short: String?
            mutating func mapping(_ json: JSON) { short = json["firstName"].string }
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let names = try Response(json: ["first_name": "Ann", "firstName": "A"])
            .with(.decoder(decoder)).mapObject(Names.self)
        #expect(names.short == "A")
    }

    @Test func `a model is made without a response`() throws {
        #expect(try Post(from: ["title": "t", "meta": ["page": 2]] as JSON) == Self.post)
        let objects: [String: Any] = ["title": "t", "meta": ["page": 2]]
        #expect(try Post(from: objects) == Self.post)
        #expect(try Person(from: ["name": "ann", "age": 3]) == Person(name: "ann", age: 3))
    }

    @Test func `models are made without a response`() throws {
        #expect(try [Post](from: "[\(Self.text)]") == [Self.post])
        #expect(try [Person](from: #"[{"name":"a"}]"#) == [Person(name: "a", age: 0)])
        #expect(try [String: Person](from: #"{"x":{"name":"a"}}"#)["x"]?.name == "a")
        #expect(try Person?(from: "null") == nil)
        #expect(try [Person?](from: #"[null,{"name":"a"}]"#).map { $0?.name } == [nil, "a"])
        #expect(try Response(text: #"[{"name":"a"}]"#).mapObject([Person].self).count == 1)
    }

    @Test func `JSON is a model, too`() throws {
        let response = Response(json: ["error": true, "list": [1, nil]], envelope: gank)
        #expect(try response.mapArray(JSON.self, at: "list") == [1, nil])
        #expect(try response.mapObjResult(JSON.self).1.isNull)
        #expect(throws: MapError.missing(path: "results")) { try response.mapObject(JSON.self) }
        #expect(JSON("text").string == "text")
        #expect(JSON([1, "a"]).count == 2)
    }

    @Test(arguments: [
        (#"{"name":1}"#, "$.name: wanted String, found number 1"),
        (#"{}"#, "$.name: wanted a value, found nothing"),
        (#"{"name""#, "not JSON: byte 7 (line 1, column 8): wanted ':', found the end"),
        ("", "wanted JSON, found an empty body"),
    ])
    func `a model that cannot be made says why`(_ text: String, _ words: String) {
        MapError.expect(words) { try Person(from: text) }
    }

    @Test func `models in containers say which`() {
        #expect(throws: MapError.missing(path: "1>name")) {
            try [Person](from: #"[{"name":"a"},{}]"#)
        }
        #expect(throws: MapError.missing(path: "x>name")) {
            try [String: Person](from: #"{"x":{}}"#)
        }
        #expect(throws: MapError.mismatch(path: "", wanted: "an array", found: "object of 0")) {
            try [Person](from: "{}")
        }
        #expect(throws: MapError.mismatch(path: "", wanted: "an object", found: "array of 0")) {
            try [String: Person](from: "[]")
        }
    }

    @Test func `of several bad models in an object the first is told`() throws {
        let members = (0..<20).map { #""k\#($0)":{\#($0 < 7 ? #""name":"a""# : "")}"# }
        let text = #"{"k3":{},\#(members.joined(separator: ","))}"#
        #expect(throws: MapError.missing(path: "k7>name")) { try [String: Person](from: text) }
        let optional = try [String: Person?](from: #"{"b":null,"a":{"name":"x"},"b":null}"#)
        #expect(optional.count == 2 && optional["b"] == .some(nil))
    }

    @Test func `a dictionary of something else than JSON is an error`() {
        #expect(
            throws: MapError.mismatch(
                path: "name", wanted: "a value that JSON has", found: "a Thing")
        ) { try Person(from: ["name": Thing()] as [String: Any]) }
    }

    @Test func `a model is written`() throws {
        let post = Post(title: "t", page: 2)
        #expect(try post.toJSON() == ["title": "t", "page": 2])
        #expect(try post.toDictionary() == ["title": "t", "page": 2])
        #expect(try JSON(parsing: post.toData()) == post.toJSON())
        #expect(try JSON(parsing: post.toJSONString()) == post.toJSON())
        #expect(try Post(title: "t").toJSONString() == #"{"title":"t"}"#)
        #expect(try Post(title: "t").toJSONString(isPretty: true) == "{\n  \"title\": \"t\"\n}")
    }

    @Test func `models are written`() throws {
        let posts = [Post(title: "a"), Post(title: "b")]
        #expect(try posts.toJSON() == [["title": "a"], ["title": "b"]])
        #expect(try posts.toJSONString() == #"[{"title":"a"},{"title":"b"}]"#)
        #expect(throws: MapError.mismatch(path: "", wanted: "an object", found: "array of 2")) {
            try posts.toDictionary()
        }
    }

    @Test func `what is written is read again`() throws {
        let dated = Dated(madeAt: Date(timeIntervalSince1970: 10))
        #expect(try Dated(from: dated.toData()) == dated)
        #expect(try Dated(from: dated.toDictionary()) == dated)
        #expect(try [Dated](from: [dated].toJSON()) == [dated])
    }
}

private struct Thing {}
