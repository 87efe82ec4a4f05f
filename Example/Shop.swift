import ResponseMapper

/// A shop as a table of actions, whose payments go to another host, encrypted.
struct Shop: API {
    static let attributes: Attributes = .host(.shop)

    @POST("/user/login") var login: Action<LoginRequest, UserProfile>
    @GET("/users/\(\.name)/orders") var orders: Action<OrderSearch, [Order]>
    @POST("/vip/subscription", .payAPI) var subscribe: Action<Order, Receipt>
}

extension HostName {
    static let shop: HostName = "shop"
    static let pay: HostName = "pay"
}

extension Attributes {
    static var shouldEncrypt: Key<Bool> { .init(false) }
    static var payAPI: Attributes { [.host(.pay), .shouldEncrypt()] }
}

struct LoginRequest: Encodable, Sendable {
    let name: String
    let password: String
}

struct UserProfile: Decodable, Sendable {
    let name: String
    let points: Int
}

struct OrderSearch: Encodable, Sendable {
    let name: String
    let year: Int
}

struct Order: Codable, Sendable {
    let item: String
}

struct Receipt: Modelable {
    let number: Int

    init(_ json: JSON) throws { number = try json.get("number") }
}
