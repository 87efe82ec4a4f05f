import Foundation
import ResponseMapper

/// The shapes of values that apps have most, each beside Foundation's coders, and small models
/// that are mapped through an envelope, beside the model alone.
func modelShapes() {
    both("one scalar", 42)
    both("object of 3 fields", Cup.sample)
    both("1000 objects of 3 fields", Array(repeating: Cup.sample, count: 1000))
    both("dictionary of 200 objects", Dictionary(uniqueKeysWithValues: (0..<200).map(Cup.named)))
    both("8 optional fields", Optionals())
    both("nested objects", Outer())
    both("tree of 40 classes", Branch(40))
    both("40 classes with a superclass", (0..<40).map { _ in Leaf() })
    both("1000 integers by integers", Dictionary(uniqueKeysWithValues: (0..<1000).map { ($0, $0) }))
    both("1000 booleans", (0..<1000).map { $0 % 3 == 0 })
    both("1000 optional integers", (0..<1000).map { $0 % 3 == 0 ? nil : $0 })
    both("set of 1000 integers", Set(0..<1000))
    both(
        "string of escapes, 10 kB", String(repeating: "a \"line\"\nand\ta \\ more\u{1}", count: 450)
    )
    both("1 kB of Data", Data((0..<1024).map { UInt8(truncatingIfNeeded: $0) }))
    for policy in [MappingPolicy.strict, .lenient] { envelopes(policy) }
    repairs()
}

private func envelopes(_ policy: MappingPolicy) {
    let name = "small model in an envelope" + (policy == .lenient ? ", lenient" : "")
    let (alone, decoder) = (Data(Cup.text.utf8), ModelDecoder())
    let response = Response(text: #"{"code":0,"msg":"ok","data":\#(Cup.text)}"#)
        .with(
            .envelope(Envelope(status: "code", success: 0, tip: "msg", model: "data")),
            .mappingPolicy(policy))
    row(name, "the model alone", .thousand) { count in
        (0..<count).count { _ in (try? decoder.decode(Cup.self, from: alone)) != nil }
    }
    row(name, "mapObject", .thousand) { count in
        (0..<count).count { _ in (try? response.mapObject(Cup.self)) != nil }
    }
    row(name, "mapObjResult", .thousand) { count in
        (0..<count).count { _ in (try? response.mapObjResult(Cup.self)) != nil }
    }
}

private func repairs() {
    let right = "[" + Array(repeating: Cup.text, count: 100).joined(separator: ",") + "]"
    let wrong = right.replacing("42", with: #""42""#)
    let decoder = ModelDecoder(policy: .lenient)
    for (name, text) in [("100 that fit", right), ("100 repaired", wrong)] {
        let data = Data(text.utf8)
        row("lenient objects", name, .thousand) { count in
            (0..<count).count { _ in (try? decoder.decode([Cup].self, from: data)) != nil }
        }
        row("lenient objects, reported", name, .thousand) { count in
            (0..<count).count { _ in
                (try? decoder.reporting { try $0.decode([Cup].self, from: data) }) != nil
            }
        }
    }
}

private struct Cup: Codable {
    var id: Int
    var name: String
    var isClean: Bool

    static let text = #"{"id":42,"name":"Ann Lee","isClean":true}"#
    static let sample = Cup(id: 42, name: "Ann Lee", isClean: true)
    static func named(_ number: Int) -> (String, Cup) { ("cup \(number)", sample) }
}

private struct Optionals: Codable {
    var id: Int? = 1
    var name: String?
    var isNew: Bool? = true
    var price: Double? = 1.5
    var count: Int?
    var note: String? = "a note"
    var isOld: Bool?
    var ratio: Double?
}

private struct Outer: Codable {
    struct Inner: Codable {
        var name = "inner"
        var last = Last()
    }

    struct Last: Codable { var isLast = true }

    var name = "outer"
    var inner = Inner()
    var last = Last()
}

private final class Branch: Codable, Sendable {
    let count: Int
    let left: Branch?
    let right: Branch?

    init(_ count: Int) {
        self.count = count
        left = count > 1 ? Branch(count / 2) : nil
        right = count > 2 ? Branch((count - 1) / 2) : nil
    }
}

private class Plant: Codable, @unchecked Sendable {
    let name: String
    init(name: String) { self.name = name }
}

private final class Leaf: Plant, @unchecked Sendable {
    private enum CodingKeys: CodingKey { case size }

    let size: Double

    init() {
        size = 1.5
        super.init(name: "leaf")
    }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        size = try container.decode(Double.self, forKey: .size)
        try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(size, forKey: .size)
        try super.encode(to: container.superEncoder())
    }
}
