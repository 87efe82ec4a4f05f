/// Tables by number, then performances with prices and areas.
func tables(_ random: inout SplitMix) -> Document {
    let areas = (0..<17).map { _ in (random.digits(9), Document.string(random.words(3))) }
    let events = (0..<184).map { _ in
        let id = random.digits(9)
        return (id, event(id, &random))
    }
    let topics = (0..<40).map { _ in (random.digits(9), Document.array(numbers(4, &random))) }
    return .object([
        ("areaNames", .object(areas)),
        ("audienceSubCategoryNames", .object([("337100890", .string("Abonné"))])),
        ("blockNames", .object([])),
        ("events", .object(events)),
        ("performances", .array((0..<243).map { _ in performance(&random) })),
        ("topicSubTopics", .object(topics)),
        ("venueNames", .object([("PLEYEL_PLEYEL", .string("Salle Pleyel"))])),
    ])
}

private func numbers(_ count: Int, _ random: inout SplitMix) -> [Document] {
    (0..<count).map { _ in .word(random.digits(9)) }
}

private func event(_ id: String, _ random: inout SplitMix) -> Document {
    .object([
        ("description", .null),
        ("id", .word(id)),
        ("logo", .string("/images/UE0AAAAACEKo6QAAAAZDSVRN")),
        ("name", .string(random.words(4))),
        ("subTopicIds", .array(numbers(3, &random))),
        ("subjectCode", .null),
        ("subtitle", .null),
        ("topicIds", .array(numbers(3, &random))),
    ])
}

private func performance(_ random: inout SplitMix) -> Document {
    let prices: [Document] = (0..<5).map { _ in
        .object([
            ("amount", .number(1000 * random.below(200))),
            ("audienceSubCategoryId", .number(337_100_890)),
            ("seatCategoryId", .word(random.digits(9))),
        ])
    }
    let categories: [Document] = (0..<5).map { _ in
        let areas: [Document] = (0..<9).map { _ in
            .object([("areaId", .word(random.digits(9))), ("blockIds", .array([]))])
        }
        return .object([
            ("areas", .array(areas)), ("seatCategoryId", .word(random.digits(9))),
        ])
    }
    return .object([
        ("eventId", .word(random.digits(9))),
        ("id", .word(random.digits(9))),
        ("logo", .null),
        ("name", .null),
        ("prices", .array(prices)),
        ("seatCategories", .array(categories)),
        ("seatMapImage", .null),
        ("start", .word("1372" + random.digits(9))),
        ("venueCode", .string("PLEYEL_PLEYEL")),
    ])
}
