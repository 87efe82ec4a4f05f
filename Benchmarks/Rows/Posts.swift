/// The posts of the `twitter` corpus, typed.
struct PostList: Decodable {
    let statuses: [Post]
}

struct Post: Decodable {
    let id: Int
    let text: String
    let createdAt: String
    let user: Person
    let original: Original?
    let retweets: Int
    let favorites: Int
    let entities: Entities
    let isFavorited: Bool
    let language: String

    enum CodingKeys: String, CodingKey {
        case id, text, user, entities
        case createdAt = "created_at"
        case original = "retweeted_status"
        case retweets = "retweet_count"
        case favorites = "favorite_count"
        case isFavorited = "favorited"
        case language = "lang"
    }
}

extension Post {
    struct Person: Decodable {
        let id: Int
        let name: String
        let location: String
        let description: String
        let url: String?
        let followers: Int
        let posts: Int
        let image: String
        let isProtected: Bool

        enum CodingKeys: String, CodingKey {
            case id, name, location, description, url
            case followers = "followers_count"
            case posts = "statuses_count"
            case image = "profile_image_url"
            case isProtected = "protected"
        }
    }

    struct Entities: Decodable {
        struct Mention: Decodable {
            let id: Int
            let name: String
            let indices: [Int]
        }

        let mentions: [Mention]

        enum CodingKeys: String, CodingKey {
            case mentions = "user_mentions"
        }
    }

    /// A post inside a post.
    final class Original: Decodable {
        let post: Post

        init(from decoder: any Decoder) throws {
            post = try Post(from: decoder)
        }
    }
}
