// The table of a small description, as api-table writes it, and its first calls; they stand on the
// page "From an OpenAPI description to a first call". A test of Tools compares the table.
// swift-format-ignore-file
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

let stubs = Stubs<AnyTarget>()
stubs.on(
    TeaShopAPI.getTea, #"{"id": 7, "name": "Assam", "kind": "black", "price": "4.50"}"#)
stubs.on(
    TeaShopAPI.listTeas,
    #"""
    {"teas": [{"id": 7, "name": "Assam", "kind": "black", "price": "4.50"},
    {"id": 8, "name": "Souchong", "kind": "smoked", "price": "6"}]}
    """#)
stubs.on(
    TeaShopAPI.updateTea, #"{"id": 7, "name": "Assam", "kind": "black", "price": "4.50"}"#)
stubs.on(TeaShopAPI.createOrder, .text(#"{"message": "sold out"}"#, status: 410))

// snippet.calls
let provider = Provider<AnyTarget>(
    backend: stubs, plugins: [AccessToken { _ in "secret" }])

let tea = try await provider.rx(TeaShopAPI.getTea, 7).value
assert(tea.name == "Assam" && tea.price == 4.5)

// an unknown kind is preserved
let page = try await provider.rx(
    TeaShopAPI.listTeas, .init(kind: .black)).value
assert(page.teas.map(\.kind.rawValue) == ["black", "smoked"])

// nil leaves a property out, .some(nil) sends null
_ = try await provider.rx(
    TeaShopAPI.updateTea, .init(teaID: 7, harvestedOn: .some(nil))).value

let order = TeaShopAPI.NewOrder(
    teaID: 7, grams: 100,
    payment: .card(.init(type: "card", number: "4242")))
do {
    _ = try await provider.rx(
        TeaShopAPI.createOrder,
        .init(idempotencyKey: UUID(), newOrder: order)).value
} catch let problem as Problem<TeaShopAPI.Problem> {
    assert(problem.model.message == "sold out")
}
// snippet.end

let bodies = try stubs.requests.map {
    String(decoding: try $0.encoded.body?.collected() ?? Data(), as: UTF8.self)
}
assert(stubs.requests.map { "\($0.encoded.method) \($0.encoded.url.path)" } == [
    "GET /v1/teas/7", "GET /v1/teas", "PATCH /v1/teas/7", "POST /v1/orders",
])
assert(stubs.requests[1].encoded.url.query == "kind=black")
assert(bodies[2] == #"{"harvested_on":null}"#)
assert(bodies[3]
    == #"{"grams":100,"payment":{"number":"4242","type":"card"},"tea_id":7}"#)
assert(stubs.requests[3].encoded.headers["Authorization"] == "Bearer secret")
assert(stubs.requests[3].encoded.headers["Idempotency-Key"]?.count == 36)
