/// The corners of a mesh, and the bones that move them.
func corners(_ random: inout SplitMix) -> Document {
    let count = 3_700
    return .object([
        ("batches", .array((0..<4).map { _ in batch(count, &random) })),
        ("colors", .array((0..<count * 4).map { _ in .number(random.below(256)) })),
        ("indices", .array((0..<count * 5).map { _ in .number(random.below(count)) })),
        ("influences", .array((0..<count).map { _ in influence(&random) })),
        ("normals", numbers(count * 3, 16, &random)),
        ("positions", numbers(count * 3, 15, &random)),
        ("texCoords", numbers(count * 2, 16, &random)),
    ])
}

private func batch(_ corners: Int, _ random: inout SplitMix) -> Document {
    .object([
        (
            "indexRange",
            .array([.number(random.below(corners)), .number(random.below(corners))])
        ),
        ("usedBones", .array((0..<30).map { .number($0) })),
    ])
}

private func influence(_ random: inout SplitMix) -> Document {
    .array(
        (0..<1 + random.below(3)).map { _ in
            .array([.number(random.below(60)), .word("0.\(random.digits(15))")])
        })
}

/// A figure, and where its bones are at each moment.
func figure(_ random: inout SplitMix) -> Document {
    let corners = 6_000
    let bones: [Document] = (0..<120).map { number in
        .object([
            ("parent", .number(number - 1)),
            ("name", .string("bone_\(number)")),
            ("pos", numbers(3, 6, &random)),
            ("rotq", numbers(4, 6, &random)),
        ])
    }
    let movements: [Document] = (0..<120).map { number in
        .object([("parent", .number(number - 1)), ("keys", .array(keys(&random)))])
    }
    return .object([
        (
            "metadata",
            .object([("version", .word("4.3")), ("generator", .string("an exporter"))])
        ),
        ("vertices", numbers(corners * 3, 6, &random)),
        ("faces", .array((0..<corners * 11).map { _ in .number(random.below(corners)) })),
        ("normals", numbers(corners * 3, 6, &random)),
        ("skinWeights", numbers(corners * 2, 6, &random)),
        ("bones", .array(bones)),
        (
            "animations",
            .array([.object([("length", .word("3.2")), ("hierarchy", .array(movements))])])
        ),
    ])
}

private func keys(_ random: inout SplitMix) -> [Document] {
    (0..<120).map { moment in
        .object([
            ("pos", numbers(3, 6, &random)),
            ("time", .word("\(moment / 30).\(random.digits(6))")),
            ("scl", .array([.number(1), .number(1), .number(1)])),
            ("rot", numbers(4, 6, &random)),
        ])
    }
}

/// Numbers between -10 and 10 with so many decimals.
private func numbers(_ count: Int, _ decimals: Int, _ random: inout SplitMix) -> Document {
    .array(
        (0..<count).map { _ in
            let sign = random.below(2) == 0 ? "-" : ""
            return .word("\(sign)\(random.below(10)).\(random.digits(decimals))")
        })
}
