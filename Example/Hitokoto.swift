import ResponseMapper

/// A service that returns a sentence, alone or with its source.
struct Hitokoto: API {
    static let attributes: Attributes = .host(.hitokoto)

    @GET("/", input: .key("c")) var sentence: Action<Category, Sentence>
    @GET("/?encode=text", input: .key("c")) var text: Action<Category, String>

    enum Category: String, Encodable, Sendable {
        case anime = "a"
        case poetry = "i"
    }
}

extension HostName {
    static let hitokoto: HostName = "hitokoto"
}

struct Sentence: Decodable, Sendable {
    let hitokoto: String
    let from: String
}
