// Made by api-table of zoo.json: Zoo 2.0.
// It writes this file anew: change the description, or names by --rename.
import Foundation
import ResponseMapper

/// Every form of a description that a table expresses.
struct ZooAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://eu.zoo.example/v2")),
        .authorization(.bearer),
        .parameterStyle(.init(arrays: .none, booleans: .words)),
        .decoder(ModelDecoder(dates: .iso8601WithFraction)),
        .encoder(ModelEncoder(dates: .iso8601)),
    ]

    /// Lists animals.
    @GET(
        "/animals",
        .paging(.link),
        .parameterStyle(.init(arrays: .commas, booleans: .words)),
        .problem(Problem.self),
        input: .query.withHeaders("X-Trace"))
    var animalsList: Action<AnimalsList, [Animal]>

    @POST("/animals") var animalsCreate: Action<Animal, Animal?>

    @available(*, deprecated)
    @DELETE("/animals/\(\.id)", .authorization(nil), input: .query.withHeaders("If-Match"))
    var animalsDelete: Action<AnimalsDelete, Void>

    @PATCH("/animals/\(\.id, omitting: nil)", input: .json.withQuery("dry_run"))
    var animalsUpdate: Action<AnimalsUpdate, Animal?>

    @PUT("/animals/\(\.id)", input: .body(\.animal).withQuery("mode"), output: .decoded)
    var animalsReplace: Action<AnimalsReplace, String>

    @POST("/animals/\(\.id)/photos", input: .payload { .multipart($0.multipart) })
    var photosAdd: Action<PhotosAdd, PhotosAddOutput>

    @PUT(
        "/animals/\(\.id)/photo",
        input: .payload { .data($0.bytes, contentType: "image/png") }.withHeaders("X-Width"))
    var photosSet: Action<PhotosSet, Void>

    @GET("/animals/\(\.self)/photo", .header("Accept", "image/png"))
    var photosGet: Action<UUID, Data>

    @POST(
        "/notes/\(\.id, omitting: nil)",
        input: .payload { .data(Data($0.text.utf8), contentType: "text/plain") }.withQuery("id"))
    var setNote: Action<SetNote, String>

    @POST("/login", .baseURL(URL(string: "https://login.example")), input: .form)
    var login: Action<Login, LoginOutput>

    @GET("/tree") var getTree: Action<Void, Tree>

    @POST("/tree") var numbers: Action<[Tree], [String: Node]>
}

// The inputs.

extension ZooAPI {
    struct AnimalsList: Encodable, Sendable {
        var ids: [Int]?
        var filter: Filter?
        var bornBefore: Day?
        @available(*, deprecated)
        var `in`: Bool?
        var xTrace: String?

        enum CodingKeys: String, CodingKey {
            case ids, filter
            case bornBefore = "born<"
            case `in`
            case xTrace = "X-Trace"
        }
    }

    struct AnimalsDelete: Encodable, Sendable {
        var id: UUID
        var ifMatch: String

        enum CodingKeys: String, CodingKey {
            case id
            case ifMatch = "If-Match"
        }
    }

    struct AnimalsUpdate: Encodable, Sendable {
        var id: UUID
        var dryRun: Bool?
        var idInField: Int?
        var name: String??
        @NullIfNil var keeper: String?
        var born: Date?
        var tags: [AnimalsUpdateTags]?
        @available(*, deprecated)
        var self_: Int?
        var `default`: [String: Double]?

        enum CodingKeys: String, CodingKey {
            case dryRun = "dry_run"
            case idInField = "id"
            case name, keeper, born, tags
            case self_ = "self"
            case `default`
        }
    }

    struct AnimalsReplace: Encodable, Sendable {
        var id: UUID
        var mode: AnimalsReplaceMode?
        var animal: Animal

        enum CodingKeys: String, CodingKey {
            case id, mode
        }
    }

    struct PhotosAdd: Sendable {
        var id: UUID
        var photo: Data
        var thumbnail: Data?
        var more: [Data]?
        var title: String?
        var stars: Int?

        var multipart: Multipart {
            var parts: [Multipart.Part] = []
            parts.append(.data("photo", photo, filename: "photo"))
            if let thumbnail { parts.append(.data("thumbnail", thumbnail, filename: "thumbnail")) }
            parts += (more ?? []).map { .data("more", $0, filename: "more") }
            parts.append(.fields(["title": title]))
            parts.append(.fields(["stars": stars]))
            return Multipart(parts)
        }
    }

    struct PhotosSet: Encodable, Sendable {
        var id: UUID
        var xWidth: Int?
        var bytes: Data

        enum CodingKeys: String, CodingKey {
            case id
            case xWidth = "X-Width"
        }
    }

    struct SetNote: Encodable, Sendable {
        var id: String
        var idInQuery: String?
        var text: String

        enum CodingKeys: String, CodingKey {
            case idInQuery = "id"
        }
    }

    struct Login: Encodable, Sendable {
        var user: String
        var password: String
        var scopes: [String]?
    }
}

// The models.

extension ZooAPI {
    enum Animal: Codable, Sendable {
        case cat(Cat)
        case dog(Dog)
        /// Another value than the description has.
        case unknown(JSON)

        init(from decoder: any Decoder) throws {
            self = try decoder.oneOf(
                by: .inside("type"),
                [
                    "Cat": { .cat(try Cat(from: $0)) },
                    "Dog": { .dog(try Dog(from: $0)) },
                ], else: { .unknown(try JSON(from: $0)) })
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .cat(let value): try value.encode(to: encoder)
            case .dog(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    struct Cat: Codable, Sendable {
        var id: UUID?
        var type: String
        @NullIfNil var weight: Decimal?
        var price: String?
        var secret: String?
        var chip: Data?
        var extra: JSON?
        var lives: Int?
        @Indirect var mother: Cat?
    }

    /// - Warning: Deprecated.
    struct Dog: Codable, Sendable {
        var id: UUID?
        var type: String
        @NullIfNil var weight: Decimal?
        var price: String?
        var secret: String?
        var chip: Data?
        var extra: JSON?
        var tricks: [DogTricks]
        var owner: DogOwner?
    }

    enum DogTricks: Codable, Sendable {
        case string(String)
        case int(Int)
        /// Another value than the description has.
        case unknown(JSON)

        init(from decoder: any Decoder) throws {
            if let value = try? decoder.singleValueContainer().decode(Int.self) {
                self = .int(value)
            } else if let value = try? decoder.singleValueContainer().decode(String.self) {
                self = .string(value)
            } else {
                self = .unknown(try JSON(from: decoder))
            }
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .string(let value): try value.encode(to: encoder)
            case .int(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    enum DogOwner: Codable, Sendable {
        case date(Date)
        case node(Node)
        /// Another value than the description has.
        case unknown(JSON)

        init(from decoder: any Decoder) throws {
            if let value = try? decoder.singleValueContainer().decode(Date.self) {
                self = .date(value)
            } else if let value = try? Node(from: decoder) {
                self = .node(value)
            } else {
                self = .unknown(try JSON(from: decoder))
            }
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .date(let value): try value.encode(to: encoder)
            case .node(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    struct Node: Codable, Sendable {
        @Indirect var next: Node?
        var state: NodeState?
        var action: ActionModel?

        enum CodingKeys: String, CodingKey {
            case next, state
            case action = "Action"
        }
    }

    struct NodeState: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let on = Self(rawValue: "on")
        static let off = Self(rawValue: "off")
        static let `default` = Self(rawValue: "default")
    }

    struct ActionModel: Codable, Sendable {
        var url: String?
        var url2: String?

        enum CodingKeys: String, CodingKey {
            case url = "URL"
            case url2 = "url"
        }
    }

    struct Problem: Decodable, Sendable {
        let title: String?
        let status: Int?
    }

    struct Filter: Encodable, Sendable {
        var kind: String?
        var age: Int?
    }

    struct AnimalsUpdateTags: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let wild = Self(rawValue: "wild")
        static let tame = Self(rawValue: "tame")
    }

    struct AnimalsReplaceMode: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: Int

        static let value1 = Self(rawValue: 1)
        static let value2 = Self(rawValue: 2)
    }

    struct PhotosAddOutput: Decodable, Sendable {
        let url: String
    }

    struct LoginOutput: Decodable, Sendable {
        let token: String?
        let expires: Date?
    }

    indirect enum Tree: Codable, Sendable {
        case double(Double)
        case trees([Tree])
        case fork(Fork)
        /// Another value than the description has.
        case unknown(JSON)

        init(from decoder: any Decoder) throws {
            if let value = try? decoder.singleValueContainer().decode(Double.self) {
                self = .double(value)
            } else if let value = try? Fork(from: decoder) {
                self = .fork(value)
            } else if let value = try? [Tree](from: decoder) {
                self = .trees(value)
            } else {
                self = .unknown(try JSON(from: decoder))
            }
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .double(let value): try value.encode(to: encoder)
            case .trees(let value): try value.encode(to: encoder)
            case .fork(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    struct Fork: Codable, Sendable {
        var left: Tree
        var right: Tree
    }
}

extension ZooAPI {
    /// A day of the calendar, without a time: `2026-11-29`.
    struct Day: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        /// The beginning of the day in Greenwich; nil for other texts.
        var date: Date? { try? Date(rawValue, strategy: .iso8601.year().month().day()) }

        /// Returns the day of a date in Greenwich.
        static func of(_ date: Date) -> Day {
            Day(rawValue: date.formatted(.iso8601.year().month().day()))
        }
    }
}

// Not in this table:
// - a key that the provider sets, .header("X-Key", key): #/components/securitySchemes/key
// - a parameter in a cookie, not sent: #/paths/~1animals/get/parameters/5
