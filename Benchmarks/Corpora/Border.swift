/// Rings of points, longitude and latitude.
func border(_ random: inout SplitMix) -> Document {
    let rings: [Document] = (0..<480).map { _ in
        .array((0..<128).map { _ in point(&random) })
    }
    let feature: Document = .object([
        ("type", .string("Feature")),
        ("properties", .object([("name", .string("Canada"))])),
        (
            "geometry",
            .object([("type", .string("Polygon")), ("coordinates", .array(rings))])
        ),
    ])
    return .object([("type", .string("FeatureCollection")), ("features", .array([feature]))])
}

private func point(_ random: inout SplitMix) -> Document {
    .array([
        .word("-\(50 + random.below(90)).\(random.digits(12 + random.below(4)))"),
        .word("\(42 + random.below(40)).\(random.digits(12 + random.below(4)))"),
    ])
}
