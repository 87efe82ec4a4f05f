/// People with their friends.
func people(_ random: inout SplitMix) -> Document {
    .object([
        ("id", .number(1)),
        ("jsonrpc", .string("2.0")),
        ("total", .number(1_000)),
        ("result", .array((0..<1_000).map { person($0, &random) })),
    ])
}

private func person(_ number: Int, _ random: inout SplitMix) -> Document {
    let friends: [Document] = (0..<1 + random.below(3)).map { friend in
        .object([
            ("id", .number(friend)),
            ("name", .string(name(&random))),
            ("phone", .string("+7 (\(random.digits(3))) \(random.digits(7))")),
        ])
    }
    return .object([
        ("id", .number(number)),
        ("avatar", .string("http://example.com/avatars/\(random.hex(12)).png")),
        ("age", .number(18 + random.below(60))),
        ("admin", .flag(random.below(2) == 0)),
        ("name", .string(name(&random))),
        ("company", .string(name(&random))),
        ("phone", .string("+7 (\(random.digits(3))) \(random.digits(7))")),
        ("email", .string("\(random.word())@example.com")),
        ("birthDate", .string("19\(random.digits(2))-0\(1 + random.below(9))-1\(random.below(9))")),
        ("friends", .array(friends)),
        ("field", .string("field value")),
    ])
}

private func name(_ random: inout SplitMix) -> String {
    "\(names[random.below(names.count)]) \(names[random.below(names.count)])"
}

private let names = [
    "Анна", "Пётр", "Мария", "Сергей", "Ольга", "Дмитрий", "Екатерина", "Иванов", "Смирнова",
    "Кузнецов", "Новикова", "Морозов",
]
