/// Posts: nested people and entities, links with escaped slashes, large identifiers.
func posts(_ random: inout SplitMix) -> Document {
    let all = (0..<142).map { _ in post(&random, isOriginal: false) }
    return .object([
        ("statuses", .array(all)),
        (
            "search_metadata",
            .object([
                ("completed_in", .word("0.087")), ("max_id", .word(random.digits(18))),
                ("query", .string("%E4%B8%80")), ("count", .number(100)),
            ])
        ),
    ])
}

private func post(_ random: inout SplitMix, isOriginal: Bool) -> Document {
    let id = random.digits(18)
    var members: [(String, Document)] = [
        (
            "metadata",
            .object([("result_type", .string("recent")), ("iso_language_code", .string("ja"))])
        ),
        ("created_at", .string("Sun Aug 31 00:29:\(10 + random.below(50)) +0000 2014")),
        ("id", .word(id)),
        ("id_str", .string(id)),
        ("text", .string(random.words(8 + random.below(20), isForeign: true) + "\n@aym")),
        ("source", .string("<a href=\"http://\(random.word()).com/\(random.word())\">web</a>")),
        ("truncated", .flag(false)),
        ("in_reply_to_status_id", .null),
        ("in_reply_to_user_id", .word(random.digits(10))),
        ("in_reply_to_screen_name", .string(random.word())),
        ("user", person(&random)),
        ("geo", .null),
        ("coordinates", .null),
        ("place", .null),
        ("contributors", .null),
    ]
    if !isOriginal, random.below(4) > 0 {
        members.append(("retweeted_status", post(&random, isOriginal: true)))
    }
    members += [
        ("retweet_count", .number(random.below(1000))),
        ("favorite_count", .number(random.below(1000))),
        ("entities", entities(&random)),
        ("favorited", .flag(false)),
        ("retweeted", .flag(false)),
        ("lang", .string("ja")),
    ]
    return .object(members)
}

private func entities(_ random: inout SplitMix) -> Document {
    let mentions: [Document] = (0..<random.below(3)).map { _ in
        .object([
            ("screen_name", .string(random.word())),
            ("name", .string(random.words(2, isForeign: true))),
            ("id", .word(random.digits(9))),
            ("indices", .array([.number(random.below(10)), .number(10 + random.below(90))])),
        ])
    }
    return .object([
        ("hashtags", .array([])), ("symbols", .array([])), ("urls", .array([])),
        ("user_mentions", .array(mentions)),
    ])
}

private func person(_ random: inout SplitMix) -> Document {
    let id = random.digits(10)
    let image = "http://pbs.images.com/profile_images/\(random.digits(18))/\(random.word()).jpeg"
    return .object([
        ("id", .word(id)),
        ("id_str", .string(id)),
        ("name", .string(random.words(2, isForeign: true))),
        ("screen_name", .string(random.word())),
        ("location", .string(random.words(1, isForeign: true))),
        ("description", .string(random.words(12 + random.below(20), isForeign: true))),
        ("url", .null),
        ("entities", .object([("description", .object([("urls", .array([]))]))])),
        ("protected", .flag(false)),
        ("followers_count", .number(random.below(20_000))),
        ("friends_count", .number(random.below(2_000))),
        ("created_at", .string("Tue Oct 29 12:46:53 +0000 2013")),
        ("utc_offset", .null),
        ("time_zone", .null),
        ("geo_enabled", .flag(random.below(2) == 0)),
        ("statuses_count", .number(random.below(90_000))),
        ("profile_background_color", .string(random.hex(6).uppercased())),
        ("profile_image_url", .string(image)),
        ("profile_image_url_https", .string(image)),
        ("profile_link_color", .string(random.hex(6).uppercased())),
        ("default_profile", .flag(true)),
        ("following", .flag(false)),
        ("notifications", .flag(false)),
    ])
}
