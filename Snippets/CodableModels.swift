// Models in one line each; every part stands on the page "Write Codable models".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

// snippet.paths
struct User: Codable, Equatable {
    let city, zip, name: String

    enum CodingKeys: String, PathCodingKey {
        case city = "location>city"
        case zip = "location>zip"
        // read by either name, written by the first
        case name = "name|username"
    }
}
// snippet.end

// snippet.reading
let text =
    #"{"location": {"city": "Bonn", "zip": "53111"}, "username": "Ann"}"#
let user = try ModelDecoder().decode(User.self, from: text)
// {"location":{"city":"Bonn","zip":"53111"},"name":"Ann"}
let written = try JSON(encoding: user).text
// snippet.end
assert(user == User(city: "Bonn", zip: "53111", name: "Ann"))
assert(written == #"{"location":{"city":"Bonn","zip":"53111"},"name":"Ann"}"#)

struct Team: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://team.example"))

    @POST("/members") var add: Action<Member, Member>
    @GET("/members") var find: Action<Member, Member>
}
let team = Stubs<AnyTarget>()
    .on(Team.add, #"{"user_name": "ann"}"#).on(Team.find, #"{"user_name": "ann"}"#)
// snippet.snake
struct Member: Codable, Equatable { let userName: String }

// "user_name" in JSON is userName in models
let snakeCase: Attributes = [
    // of responses
    .decoder(ModelDecoder(keys: .convertFromSnakeCase)),
    // of JSON bodies
    .encoder(ModelEncoder(keys: .convertToSnakeCase)),
    // of queries, forms and multipart fields
    .parameterStyle(.init(keys: .snakeCase)),
]
let members = Provider<AnyTarget>(backend: team, attributes: snakeCase)
// snippet.end
let ann = Member(userName: "ann")
let (added, matching) = try await (
    members.rx(Team.add, ann).value, members.rx(Team.find, ann).value)
assert(added == ann && matching == ann)
assert(team.requests[0].encoded.body == RequestBody(text: #"{"user_name":"ann"}"#))
assert(team.requests[1].encoded.url.query() == "user_name=ann")

// snippet.wrappers
enum FirstPage: DefaultSource { static var value: Int { 1 } }

struct Visit: Codable {
    // missing or null: 1
    @DefaultIfMissing<FirstPage> var page: Int
    // the same, and for "x" or []
    @DefaultIfUnreadable<FirstPage> var size: Int
    // 7, "7", 7.0
    @LosslessScalar var id: Int
    @LosslessScalar var code: String?
    // each in its own format
    @ISODate var placed: Date
    @UnixSeconds var paid: Date?
    // without those that cannot be read
    @LossyArray var tags: [String]
    @LossyDictionary var prices: [String: Double]
}
// snippet.end
let visit = try JSONDecoder().decode(
    Visit.self,
    from: Data(
        #"""
        {"size":[],"id":"7","code":7,"placed":"1970-01-01T00:00:01Z",
        "tags":[1,"a"],"prices":{"a":"x","b":2}}
        """#.utf8))
assert(visit.page == 1 && visit.size == 1 && visit.id == 7 && visit.code == "7")
assert(visit.placed == Date(timeIntervalSince1970: 1) && visit.paid == nil)
assert(visit.tags == ["a"] && visit.prices == ["b": 2])

// snippet.format
enum DayFormat: DateFormat {
    static let days: DateFormatter = {
        let days = DateFormatter()
        days.locale = Locale(identifier: "en_US_POSIX")
        days.timeZone = TimeZone(secondsFromGMT: 0)
        days.dateFormat = "dd.MM.yyyy"
        return days
    }()
    static var strategies: Strategies {
        (.formatted(days), .formatted(days))
    }
}
typealias Day<Value: DateProperty> = FormattedDate<DayFormat, Value>

struct Birth: Codable { @Day var day: Date }
// snippet.end
let birth = try ModelDecoder().decode(Birth.self, from: #"{"day": "02.01.1970"}"#)
assert(birth.day == Date(timeIntervalSince1970: 86_400))

// snippet.tags
struct Circle: Codable { let radius: Int }
struct Square: Codable { let side: Int }

enum Shape: Codable {
    case circle(Circle), square(Square)

    // {"type": "circle", "radius": 1}
    static var tag: CaseTag { .inside("type") }

    init(from decoder: any Decoder) throws {
        self = try decoder.oneOf(by: Self.tag, [
            "circle": { .circle(try Circle(from: $0)) },
            "square": { .square(try Square(from: $0)) },
        ])
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let circle):
            try Self.tag.encode("circle", circle, to: encoder)
        case .square(let square):
            try Self.tag.encode("square", square, to: encoder)
        }
    }
}
// snippet.end
let shape = try ModelDecoder().decode(Shape.self, from: #"{"type": "square", "side": 2}"#)
let tagged = try JSON(encoding: shape).text
assert(tagged == #"{"type":"square","side":2}"#)
