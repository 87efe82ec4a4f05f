/// The tables of the `citm` corpus, typed: many small objects, and lists that are mostly empty.
struct TableList: Decodable {
    let areaNames: [String: String]
    let events: [String: Event]
    let performances: [Performance]
    let topicSubTopics: [String: [Int]]
    let venueNames: [String: String]
}

extension TableList {
    struct Event: Decodable {
        let description: String?
        let id: Int
        let logo: String?
        let name: String
        let subTopicIds: [Int]
        let subjectCode: String?
        let subtitle: String?
        let topicIds: [Int]
    }

    struct Performance: Decodable {
        let eventId: Int
        let id: Int
        let logo: String?
        let name: String?
        let prices: [Price]
        let seatCategories: [SeatCategory]
        let seatMapImage: String?
        let start: Int
        let venueCode: String
    }

    struct Price: Decodable {
        let amount: Int
        let audienceSubCategoryId: Int
        let seatCategoryId: Int
    }

    struct SeatCategory: Decodable {
        let areas: [Area]
        let seatCategoryId: Int
    }

    struct Area: Decodable {
        let areaId: Int
        let blockIds: [Int]
    }
}
