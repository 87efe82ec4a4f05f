import Foundation
import ResponseMapper
import Testing

/// `mapping(_:)` of models that are decoded.
@Suite(.hangLimit) struct MappingInDecodingTests {
    private struct Post: Mappable, Equatable {
        var title: String
        var page = 0
        var author: Author?

        enum CodingKeys: CodingKey { case title }

        mutating func mapping(_ json: JSON) throws {
            page += try json.get("meta>page", default: 1)
            if json["author"].exists { author = try json.map(at: "author") }
        }
    }

    private struct Author: Decodable, Equatable {
        var fullName: String
        var age: Int
    }

    private struct Feed: Decodable, Equatable {
        var first: Post
        var maybe: Post?
        var posts: [Post]
        var named: [String: Post]
    }

    private let text = #"{"title":"a","meta":{"page":3},"author":{"full_name":"Ann","age":7}}"#
    private let snake = ModelDecoder(keys: .convertFromSnakeCase)
    private var post: Post { Post(title: "a", page: 3, author: Author(fullName: "Ann", age: 7)) }

    @Test func `it is called once at the root, however the model is made`() throws {
        let json = try JSON(parsing: text)
        #expect(try snake.decode(Post.self, from: text) == post)
        #expect(try snake.decode(Post.self, from: Data(text.utf8)) == post)
        #expect(try snake.decode(Post.self, from: ["in": json], at: "in") == post)
        #expect(try json.map(Post.self, by: snake) == post)
        #expect(try Post(from: json, by: snake) == post)
        #expect(try Post(from: text, by: snake) == post)
        #expect(try Post(from: Data(text.utf8), by: snake) == post)
        #expect(try [Post](from: JSON([json]), by: snake) == [post])
        #expect(try JSON([json]).mapArray(Post.self, by: snake) == [post])
        var response = Response(json: json)
        response.attributes = .decoder(snake)
        #expect(try response.mapObject(Post.self) == post)
        #expect(try snake.decode(Post.self, of: response) == post)
    }

    @Test func `it is called once inside of other models`() throws {
        let feed =
            #"{"first":\#(text),"maybe":\#(text),"posts":[\#(text),\#(text)],"#
            + #""named":{"k":\#(text)}}"#
        let found = try snake.decode(Feed.self, from: feed)
        #expect(found == Feed(first: post, maybe: post, posts: [post, post], named: ["k": post]))
    }

    @Test func `its error has the whole path`() {
        let wrong = #"{"first":{"title":"a","meta":{"page":"x"}},"posts":[],"named":{}}"#
        DecodingError.expect(#"$.first.meta.page: wanted Int, found string "x""#) {
            try snake.decode(Feed.self, from: wrong)
        }
    }

    @Test func `what it maps is repaired and reported, as everything else`() throws {
        let lenient = ModelDecoder(keys: .convertFromSnakeCase, policy: .lenient)
        let wrong = #"[{"title":"a","author":{"full_name":"Ann","age":"7"}}]"#
        let (posts, report) = try lenient.reporting { try $0.decode([Post].self, from: wrong) }
        #expect(posts.first?.author?.age == 7)
        #expect(report.repairs.map(\.path) == ["0>author>age"])
    }

    @Test func `an optional model is made by the decoder that is given`() throws {
        let json: JSON = ["author": ["full_name": "Ann", "age": 7]]
        #expect(try json.map(Author.self, at: "author", by: snake).fullName == "Ann")
        #expect(throws: MapError.self) { try json.map(Author.self, at: "author") }
        let strict = try? json.map(Author.self, at: "author", policy: .lenient, by: JSONDecoder())
        #expect(strict == nil)
    }
}
