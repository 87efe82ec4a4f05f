/// Projects by number: a paragraph or two on each, and who pays for it.
func projects(_ random: inout SplitMix) -> Document {
    .object((1...1_260).map { (String($0), project(&random)) })
}

private func project(_ random: inout SplitMix) -> Document {
    let paragraphs = (0..<3).map { _ in random.words(60 + random.below(80)) }
    return .object([
        ("@context", .string("http://schema.example.org")),
        ("@type", .string("SoftwareSourceCode")),
        ("name", .string(random.words(6))),
        ("description", .string(paragraphs.joined(separator: ".\n\n"))),
        (
            "sponsor",
            .object([
                ("@type", .string("Organization")),
                ("name", .string(random.words(3))),
                ("disambiguatingDescription", .string(random.words(14))),
                ("description", .string(random.words(60) + " \"" + random.words(30) + "\"")),
                ("url", .string("http://\(random.word()).example.org/\(random.word())")),
                ("logo", .string("http://logos.example.org/\(random.hex(16)).png")),
            ])
        ),
        (
            "author",
            .object([("@type", .string("Person")), ("name", .string(random.words(2)))])
        ),
    ])
}
