import Foundation
import StreamNet
import Testing

/// Inputs of which some keys go to the query or to headers.
@Suite struct PlacedInputTests {
    private static let root = "https://pets.host/"
    private static let pet = Pet(id: 1, name: "a b", isDry: true, tags: ["x", "y"], note: nil)

    private static let lines: [(String, String)] = [
        (
            Pets.json.line(pet),
            #"PATCH https://pets.host/1?dry_run=1 {"name":"a b","tags":["x","y"]}"#
        ),
        (Pets.form.line(pet), "PUT https://pets.host/?dry_run=1 id=1&name=a%20b"),
        (Pets.body.line(pet), #"POST https://pets.host/1?name=a%20b&dry_run=1 ["x","y"]"#),
        (
            Pets.lost.line(pet),
            "Pets.lost: GET \(root): wanted an encoded key lost, found the keys "
        ),
        (Pets.unsaid.line(pet), "Pets.unsaid: GET /: wanted an encoded key lost, found the keys "),
    ]

    @Test(arguments: lines)
    func `named keys go to the query, and the others stay`(found: String, wanted: String) {
        #expect(found == wanted || wanted.hasSuffix("keys ") && found.hasPrefix(wanted), "\(found)")
    }

    @Test func `named keys are headers, and nil is none`() throws {
        let headers = try Pets.headers.endpoint(Self.pet).headers
        #expect(headers["tags"] == "x,y")
        #expect(headers["dry_run"] == "true")
        #expect(headers["note"] == nil)
        #expect(try Pets.list.endpoint(["Accept": "text/csv"]).headers["Accept"] == "text/csv")
        #expect(Pets.headers.line(Self.pet) == "GET https://pets.host/?id=1&name=a%20b")
    }
}

private struct Pets: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://pets.host")!)

    @PATCH("/\(\.id)", input: .json.withQuery("dry_run"))
    var json: Action<Pet, Void>
    @PUT("/", input: .form.withQuery("dry_run").withHeaders("tags"))
    var form: Action<Pet, Void>
    @POST("/\(\.id)", input: .body(\.tags).withQuery("dry_run", "name"))
    var body: Action<Pet, Void>
    @GET("/", input: .query.withHeaders("dry_run", "tags", "note"))
    var headers: Action<Pet, Void>
    @GET("/", input: .query.withHeaders("Accept")) var list: Action<[String: String], [Int]>
    @GET("/", input: .query.withQuery("lost")) var lost: Action<Pet, Void>
    @GET("/", input: .query.withHeaders("lost")) var unsaid: Action<Pet, Void>
}

private struct Pet: Encodable, Sendable {
    var id: Int
    var name: String
    var isDry: Bool
    var tags: [String]
    var note: String?

    enum CodingKeys: String, CodingKey {
        case id, name
        case isDry = "dry_run"
        case tags, note
    }
}
