import Foundation

/// A model of every kind of member, nested a few times.
struct RandomModel: Codable, Equatable {
    var name: String
    var isPublic: Bool
    var smallCount: Int8
    var count: Int
    var unsignedCount: UInt64?
    var ratio: Double
    var shortRatio: Float?
    var price: Decimal
    var homePageURL: URL?
    var createdAt: Date
    var rawBytes: Data
    var tags: [String]
    var byName: [String: Int]
    var byNumber: [Int: [Bool?]]
    var role: Role?
    var nestedModels: [RandomModel]
    var namedModels: [String: RandomModel]

    enum Role: String, Codable { case admin, guest }

    init(using random: inout RandomNumbers, depth: Int) {
        name = Self.text(using: &random)
        isPublic = Bool.random(using: &random)
        smallCount = .random(in: .min ... .max, using: &random)
        count = .random(in: .min ... .max, using: &random)
        unsignedCount = Bool.random(using: &random) ? random.next() : nil
        ratio = Double.random(in: -1e9...1e9, using: &random)
        shortRatio = Bool.random(using: &random) ? Float.random(in: 0...1, using: &random) : nil
        price = Decimal(Int.random(in: -99_999...99_999, using: &random)) / 100
        homePageURL = URL(string: "https://example.com/\(random.next(below: 100))")
        // Whole seconds, which no encoding rounds.
        createdAt = Date(timeIntervalSince1970: Double(random.next(below: 4_000_000_000)))
        rawBytes = Data(
            (0..<random.next(below: 20)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
        tags = (0..<random.next(below: 4)).map { _ in Self.text(using: &random) }
        byName = [Self.text(using: &random): 1, "someKey": 2, "some_key": 3]
        byNumber = [random.next(below: 1000): [true, nil], -1: []]
        role = [.admin, .guest, nil][random.next(below: 3)]
        nestedModels = []
        namedModels = [:]
        guard depth > 0 else { return }
        for _ in 0..<random.next(below: 3) {
            nestedModels.append(RandomModel(using: &random, depth: depth - 1))
        }
        if Bool.random(using: &random) {
            namedModels = ["theModel": RandomModel(using: &random, depth: depth - 1)]
        }
    }

    private static func text(using random: inout RandomNumbers) -> String {
        let letters = ["a", "B", "/", "\"", "\\", "\n", "\u{1}", "é", "中", "😀", " ", "zy"]
        return (0..<random.next(below: 24)).map { _ in letters[random.next(below: letters.count)] }
            .joined()
    }
}
