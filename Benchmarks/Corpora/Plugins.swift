/// The plugins of a server by name, with their dependencies and developers.
func plugins(_ random: inout SplitMix) -> Document {
    let all = (0..<560).map { number in
        let name = "\(random.word())-\(number)"
        return (name, plugin(name, &random))
    }
    return .object([
        ("connectionCheckUrl", .string("http://www.example.com/")),
        ("id", .string("default")),
        ("plugins", .object(all)),
        ("updateCenterVersion", .number(1)),
    ])
}

private func plugin(_ name: String, _ random: inout SplitMix) -> Document {
    let dependencies: [Document] = (0..<random.below(4)).map { _ in
        .object([
            ("name", .string(random.word())), ("optional", .flag(random.below(3) == 0)),
            ("version", .string("1.\(random.below(90))")),
        ])
    }
    let developers: [Document] = (0..<1 + random.below(2)).map { _ in
        .object([
            ("developerId", .string(random.word())),
            ("email", .string("\(random.word())@example.com")),
            ("name", .string(random.words(2))),
        ])
    }
    let version = "1.\(random.below(90))"
    let text = "\(random.words(4)) <a href=\"http://\(random.word()).com/\">\(random.words(3))</a> "
    return .object([
        ("buildDate", .string("Aug \(10 + random.below(20)), 2013")),
        ("dependencies", .array(dependencies)),
        ("developers", .array(developers)),
        ("excerpt", .string(text + random.words(10 + random.below(20)))),
        ("gav", .string("org.example.plugins:\(name):\(version)")),
        ("labels", .array((0..<random.below(3)).map { _ in .string(random.word()) })),
        ("name", .string(name)),
        ("previousTimestamp", .string("2013-07-\(10 + random.below(20))T16:05:32.00Z")),
        ("releaseTimestamp", .string("2013-08-\(10 + random.below(20))T11:13:10.00Z")),
        ("requiredCore", .string("1.4\(random.digits(2))")),
        ("scm", .string("github.com")),
        ("sha1", .string(random.hex(27) + "=")),
        ("title", .string(random.words(3))),
        ("url", .string("http://updates.example.com/\(name)/\(version)/\(name).hpi")),
        ("version", .string(version)),
        ("wiki", .string("https://wiki.example.com/display/\(random.word())")),
    ])
}
