// Made by api-table of tea_shop.json: Tea shop 1.0.
// It writes this file anew: change the description, or names by --rename.
import Foundation
import ResponseMapper

/// A shop for tea.
struct TeaShopAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://tea.example/v1")),
        .problem(Problem.self),
        .parameterStyle(.init(arrays: .none, booleans: .words)),
        .decoder(ModelDecoder(dates: .iso8601WithFraction)),
    ]

    /// Lists the teas, a page at a time.
    @GET("/teas", .paging(.cursor("page_token", at: "next_page_token")))
    var listTeas: Action<ListTeas, TeaPage>

    /// Returns a tea.
    @GET("/teas/\(\.self)") var getTea: Action<Int, Tea>

    /// Changes some properties of a tea.
    @PATCH("/teas/\(\.teaID)", .authorization(.bearer))
    var updateTea: Action<UpdateTea, Tea>

    /// Orders teas.
    @POST(
        "/orders",
        .authorization(.bearer),
        input: .body(\.newOrder).withHeaders("Idempotency-Key"))
    var createOrder: Action<CreateOrder, Order>
}

// The inputs.

extension TeaShopAPI {
    struct ListTeas: Encodable, Sendable {
        var kind: Kind?
        var pageToken: String?

        enum CodingKeys: String, CodingKey {
            case kind
            case pageToken = "page_token"
        }
    }

    struct UpdateTea: Encodable, Sendable {
        var teaID: Int
        var name: String?
        var harvestedOn: Day??

        enum CodingKeys: String, CodingKey {
            case teaID, name
            case harvestedOn = "harvested_on"
        }
    }

    struct CreateOrder: Encodable, Sendable {
        var idempotencyKey: UUID
        var newOrder: NewOrder

        enum CodingKeys: String, CodingKey {
            case idempotencyKey = "Idempotency-Key"
        }
    }
}

// The models.

extension TeaShopAPI {
    struct TeaPage: Decodable, Sendable {
        let teas: [Tea]
        let nextPageToken: String?

        enum CodingKeys: String, CodingKey {
            case teas
            case nextPageToken = "next_page_token"
        }
    }

    struct Tea: Decodable, Sendable {
        let id: Int
        let name: String
        let kind: Kind
        /// The price of 100 g.
        @LosslessScalar var price: Decimal
        let harvestedOn: Day?

        enum CodingKeys: String, CodingKey {
            case id, name, kind, price
            case harvestedOn = "harvested_on"
        }
    }

    struct Kind: RawRepresentable, Codable, Hashable, Sendable {
        let rawValue: String

        static let black = Self(rawValue: "black")
        static let green = Self(rawValue: "green")
        static let halfFermented = Self(rawValue: "half-fermented")
    }

    struct Problem: Decodable, Sendable {
        let message: String
    }

    struct Order: Decodable, Sendable {
        let teaID: Int
        let grams: Int
        let payment: Payment
        let id: UUID
        let placedAt: Date

        enum CodingKeys: String, CodingKey {
            case teaID = "tea_id"
            case grams, payment, id
            case placedAt = "placed_at"
        }
    }

    enum Payment: Codable, Sendable {
        case card(Card)
        case invoice(Invoice)
        /// Another value than the description has.
        case unknown(JSON)

        init(from decoder: any Decoder) throws {
            self = try decoder.oneOf(
                by: .inside("type"),
                [
                    "card": { .card(try Card(from: $0)) },
                    "invoice": { .invoice(try Invoice(from: $0)) },
                ], else: { .unknown(try JSON(from: $0)) })
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .card(let value): try value.encode(to: encoder)
            case .invoice(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    struct Card: Codable, Sendable {
        var type: String
        var number: String
    }

    struct Invoice: Codable, Sendable {
        var type: String
        var address: String
    }

    struct NewOrder: Encodable, Sendable {
        var teaID: Int
        var grams: Int
        var payment: Payment

        enum CodingKeys: String, CodingKey {
            case teaID = "tea_id"
            case grams, payment
        }
    }
}

extension TeaShopAPI {
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
// - minimum, which the server checks:
// #/components/schemas/NewOrder/properties/grams
