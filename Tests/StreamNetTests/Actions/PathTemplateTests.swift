import Foundation
@testable import StreamNet
import Testing

/// Paths with places that the input fills.
@Suite(.hangLimit) struct PathTemplateTests {
    @Test(arguments: [
        ("ann", "GET https://code.host/users/ann/repos?sort=stars"),
        ("a/b?c", "GET https://code.host/users/a%2Fb%3Fc/repos?sort=stars"),
        ("ä ö", "GET https://code.host/users/%C3%A4%20%C3%B6/repos?sort=stars"),
    ])
    func `a place is one segment, escaped, and not in the query`(user: String, wanted: String) {
        #expect(Code.repos.line(UserRepos(user: user, sort: "stars")) == wanted)
    }

    @Test(arguments: [
        ("ann/x", "GET https://code.host/repos/ann/x/tags?sort=stars"),
        ("a b/c?d", "GET https://code.host/repos/a%20b/c%3Fd/tags?sort=stars"),
    ])
    func `a place is several segments where it says so`(name: String, wanted: String) {
        #expect(Code.tags.line(UserRepos(user: name, sort: "stars")) == wanted)
        let all = wanted.replacing("?", with: "?user=\(name.utf8.percentEncoded(keeping: .value))&")
        #expect(Code.allTags.line(UserRepos(user: name, sort: "stars")) == all)
        let found = Code.tags.line(UserRepos(user: "ann/..", sort: "stars"))
        #expect(found.hasPrefix("Code.tags: GET /repos/{user}/tags: wanted a path part other than"))
    }

    @Test(arguments: ["", ".", ".."])
    func `a place that would address another resource is an error`(user: String) {
        let wanted = #"wanted a path part other than "", "." and "..", found "\#(user)" in "#
        let found = Code.repos.line(UserRepos(user: user, sort: "stars"))
        #expect(found.hasPrefix("Code.repos: GET /users/{user}/repos: " + wanted))
    }

    private static let table: [(String, String)] = [
        (
            Code.move.line(Move(owner: "ann", name: "x", to: "bob")),
            #"POST /repos/ann/x/move {"to":"bob"}"#
        ),
        (Code.named.line(Named(userName: "ann", age: 3)), "GET /users/ann?age=3"),
        (Code.shouted.line(Named(userName: "ann", age: 3)), "GET /users/ANN?age=3"),
        (Code.all.line(Named(userName: "ann", age: 3)), "GET /users/ann?user_name=ann&age=3"),
        (Code.byNumber.line(42), "GET /users/42"),
        (
            Code.deep.line(Deep(user: UserRepos(user: "ann", sort: "x"), page: 1)),
            #"POST /users/ann {"page":1}"#
        ),
        (Code.twice.line(UserRepos(user: "ann", sort: "x")), "DELETE /users/ann/x/ann"),
        (
            Code.form.line(Move(owner: "ann", name: "x", to: "bob c")),
            "POST /repos/ann/x to=bob%20c"
        ),
        (Code.absent.line(UserPage(user: "ann")), #"POST /users/ann {}"#),
    ]

    @Test(arguments: table)
    func `what is in the path is left out of what is encoded`(found: String, wanted: String) {
        #expect(found == wanted.at("code.host"))
    }

    private static let mistakes: [(String, String)] = [
        (Code.unnamed.line(Named(userName: "ann", age: 3)), "userName"),
        (Code.mistaken.line(Named(userName: "ann", age: 3)), "user"),
        (Code.mistakenBody.line(Named(userName: "ann", age: 3)), "user"),
    ]

    @Test(arguments: mistakes)
    func `a place that leaves nothing out is an error that says so`(found: String, name: String) {
        #expect(found.hasPrefix("Code."))
        #expect(
            found.hasSuffix(
                "wanted an encoded key for the placeholder \(name), or what it omits instead,"
                    + " found the keys user_name, age"))
    }

    @Test func `a keys' spelling is that of the encoder, nested values are whole`() throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let move = Code.twoWords.with(.encoder(encoder))
        let input = TwoWords(userName: "ann", newName: UserRepos(user: "bob", sort: "x"))
        let sent = move.line(input)
        #expect(sent.hasPrefix("POST https://code.host/users/ann "))
        #expect(sent.contains(#""new_name":{"#) && sent.contains(#""user":"bob""#))
        #expect(!sent.contains("user_name"))
    }

    @Test func `a style of parameters is asked about nil, too`() {
        let page = Code.page.with(.parameterStyle(ParameterStyle(nils: .empty)))
        #expect(page.line(UserPage(user: "ann")) == "GET https://code.host/users/ann?page=")
        #expect(Code.page.line(UserPage(user: "ann")) == "GET https://code.host/users/ann")
    }

    @Test(arguments: [
        (Code.zen, "GET https://code.host/zen"), (Code.latestZen, "GET https://code.host/later"),
        (Code.emptyZen, "GET https://code.host/zen"),
        (Code.firstZen, "GET https://code.host/first"),
        (Code.explicitZen, "GET https://code.host/zen"),
        (Code.nowhere, "Code.nowhere: GET : wanted a path, found none"),
        // A whole URL ignores the base.
        (Code.elsewhere, "GET https://api.github.com/orgs/apple/repos"),
    ])
    func `a path may come as an attribute, and the first one wins`(
        action: Action<Void, String>, wanted: String
    ) {
        #expect(action.line(()) == wanted)
    }

    private static let values: [(String, String)] = [
        (Shelf.kind.line(.book), "GET https://code.host/book"),
        (Shelf.both.line(.init(kind: .film, isOpen: true)), "GET https://code.host/film/true"),
        (Shelf.named.line(.init(kind: .film, isOpen: true)), "GET https://code.host/film?isOpen=1"),
        (Shelf.identifier.line(.init(id: 7)), "GET https://code.host/no-7"),
    ]

    @Test(arguments: values)
    func `numbers, enumerations and types that say so fill a place`(found: String, wanted: String) {
        #expect(found == wanted)
    }

    @Test(arguments: [
        (Attributes(), Attributes(), "/2001-01-01T00%3A00%3A00Z"),
        (.parameterStyle(.init(dates: .seconds)), Attributes(), "/978307200"),
        (Attributes(), .parameterStyle(.init(dates: .seconds)), "/978307200"),
        (
            .parameterStyle(.init(dates: .milliseconds)), .parameterStyle(.init(dates: .seconds)),
            "/978307200000"
        ),
    ])
    func `a date is written as parameters are, the action first`(
        said: Attributes, provided: Attributes, path: String
    ) {
        let log = EventLog<String>()
        let provider = Provider<AnyTarget>(backend: .logging(log), attributes: provided)
        let day = Date(timeIntervalSinceReferenceDate: 0)
        provider.rx(Shelf.since.with(said), day).subscribe()
        #expect(log.all == ["GET https://code.host" + path])
    }

    @Test func `a date that cannot be written fails the request`() {
        let style = ParameterStyle(dates: .custom { _ in throw CancellationError() })
        let line = Shelf.since.with(.parameterStyle(style)).line(Date(timeIntervalSince1970: 0))
        #expect(line.hasPrefix("Shelf.since: GET /{self}: wanted an encoded input"))
    }

    private static let foreign: [(String, String?)] = [
        (Foreign.braces.line(()), "{first}"), (Foreign.first.line(()), ":first"),
        (Foreign.second.line("a"), ":second"), (Foreign.verb.line("a"), nil),
        (Foreign.late.line("a"), nil),
    ]

    @Test(arguments: foreign)
    func `a place as others write it is an error that says how`(line: String, found: String?) {
        let wanted = found.map {
            #": wanted a place that is a key path of the input, \(\.name), "#
                + "found \($0)"
        }
        #expect(line.contains("wanted") == (found != nil))
        #expect(wanted.map(line.hasSuffix) ?? line.hasPrefix("GET http"))
    }
}

private struct Code: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://code.host")!)

    @GET("/users/\(\.user)/repos") var repos: Action<UserRepos, [Post]>
    @GET("/repos/\(segments: \.user)/tags") var tags: Action<UserRepos, [Post]>
    @GET("/repos/\(segments: \.user, omitting: nil)/tags") var allTags: Action<UserRepos, [Post]>
    @POST("/repos/\(\.owner)/\(\.name)/move") var move: Action<Move, Void>
    @GET("/users/\(\.userName, omitting: "user_name")") var named: Action<Named, Post>
    @GET("/users/\(\.shouted, omitting: "user_name")") var shouted: Action<Named, Post>
    @GET("/users/\(\.userName, omitting: nil)") var all: Action<Named, Post>
    @GET("/users/\(\.self)") var byNumber: Action<Int, Post>
    @POST("/users/\(\.user.user, omitting: "user")") var deep: Action<Deep, Void>
    @DELETE("/users/\(\.user)/\(\.sort)/\(\.user)") var twice: Action<UserRepos, Void>
    @POST("/repos/\(\.owner)/\(\.name)", input: .form) var form: Action<Move, Void>
    @POST("/users/\(\.user)") var absent: Action<UserPage, Void>
    @GET("/users/\(\.user)") var page: Action<UserPage, Void>
    @GET("/users/\(\.userName)") var unnamed: Action<Named, Post>
    @GET("/users/\(\.userName, omitting: "user")") var mistaken: Action<Named, Post>
    @POST("/users/\(\.userName, omitting: "user")") var mistakenBody: Action<Named, Post>
    @POST("/users/\(\.userName)") var twoWords: Action<TwoWords, Void>

    @GET(.path("/zen")) var zen: Action<Void, String>
    @GET(nil, .path("/zen"), .path("/later")) var latestZen: Action<Void, String>
    @GET("", .path("/zen")) var emptyZen: Action<Void, String>
    @GET("/first", .path("/zen")) var firstZen: Action<Void, String>
    @GET(nil, .path("/zen"), output: .parsed) var explicitZen: Action<Void, String>
    @GET(nil) var nowhere: Action<Void, String>
    @GET("https://api.github.com/orgs/apple/repos") var elsewhere: Action<Void, String>
}

private struct Shelf: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://code.host")!)

    @GET("/\(\.self)") var kind: Action<Kind, Void>
    @GET("/\(\.kind)/\(\.isOpen)") var both: Action<Item, Void>
    @GET("/\(\.kind, omitting: "kind")") var named: Action<Item, Void>
    @GET("/\(\.self)") var identifier: Action<Identifier, Void>
    @GET("/\(\.self)") var since: Action<Date, Void>

    enum Kind: String, Encodable, Sendable { case book, film }
    struct Item: Encodable, Sendable { var kind: Kind, isOpen: Bool }
    struct Identifier: Encodable, Sendable, PathValue, CustomStringConvertible {
        var id: Int
        var description: String { "no-\(id)" }
    }
}

private struct Foreign: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://code.host")!)

    @GET("/p/{first}") var braces: Action<Void, Void>
    @GET(":first") var first: Action<Void, Void>
    @GET("/p/\(\.self)/:second") var second: Action<String, Void>
    @GET("/p/\(\.self):archive") var verb: Action<String, Void>
    @GET("/p?q=\(\.self)&r=/:second") var late: Action<String, Void>
}

private struct UserRepos: Encodable, Sendable { var user: String, sort: String }
private struct UserPage: Encodable, Sendable { var user: String, page: Int? = nil }
private struct Move: Encodable, Sendable { var owner: String, name: String, to: String }
private struct Deep: Encodable, Sendable { var user: UserRepos, page: Int }
private struct TwoWords: Encodable, Sendable { var userName: String, newName: UserRepos }

private struct Named: Encodable, Sendable {
    var userName: String
    var age: Int
    var shouted: String { userName.uppercased() }

    private enum CodingKeys: String, CodingKey {
        case userName = "user_name"
        case age
    }
}
