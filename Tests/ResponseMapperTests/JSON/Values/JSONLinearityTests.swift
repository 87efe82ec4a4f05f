import Allocations
import Foundation
import ResponseMapper
import Testing

/// The work for a document grows with its size, not with the square of it.
///
/// It is counted in bytes allocated: a copy of a collection takes as many as it has members. A
/// search through all members for each of them does not end within the limit of the test.
@Suite(.enabled(if: allocations_are_counted()), .hangLimit)
struct JSONLinearityTests {
    private static let few = isUnderStress ? 62_500 : 250

    @Test(arguments: all)
    func `16 times the members take at most 32 times the bytes`(_ work: Work) throws {
        let few = try bytes(of: work.value(Self.few))
        #expect(try bytes(of: work.value(16 * Self.few)) <= 32 * few + 4_096)
    }

    private func bytes(of body: () throws -> Void) rethrows -> Int {
        let before = allocations_bytes()
        try body()
        return allocations_bytes() - before
    }
}

/// The work for a document with a number of members, which is counted.
typealias Work = NamedCase<@Sendable (Int) throws -> () throws -> Void>

extension JSONLinearityTests {
    private static let all = edits + reads + merges + encodings + decodings

    private static let orders: [(name: String, of: @Sendable ([Int]) -> [Int])] = [
        ("first to last", { $0 }), ("last to first", { $0.reversed() }),
        ("in no order", { $0.sorted { $0 &* 7919 % 1009 < $1 &* 7919 % 1009 } }),
    ]

    private static let edits: [Work] =
        orders.flatMap { order in
            [
                Work("keys removed \(order.name)") { count in
                    var json = built(count)
                    let numbers = order.of(Array(0..<count))
                    return {
                        for number in numbers { json.remove("k\(number)") }
                        #expect(json == [:] && json.count == 0)
                    }
                },
                Work("parsed keys removed \(order.name)") { count in
                    var json = try JSON(parsing: built(count).data)
                    let numbers = order.of(Array(0..<count))
                    return { for number in numbers { json["k\(number)"] = .absent } }
                },
                Work("record keys removed \(order.name)") { count in
                    var record = try Record(built(count))
                    let numbers = order.of(Array(0..<count))
                    return { for number in numbers { record["k\(number)"] = Int?.none } }
                },
            ]
        } + [
            Work("keys added and removed in turn") { count in
                var json = built(count)
                return {
                    for number in 0..<count {
                        json.remove("k\(number)")
                        json["k\(number + count)"] = 1
                    }
                    #expect(json.count == count)
                }
            },
            Work("repeated keys removed") { count in
                var json = JSON(object: (0..<count).map { ("k\($0 / 2)", 1) })
                return { for number in 0..<count { json.remove("k\(number)") } }
            },
            Work("elements removed from the end") { count in
                var json = JSON((0..<count).map { JSON($0) })
                return { for number in (0..<count).reversed() { json.remove(at: number) } }
            },
        ]

    private static let reads: [Work] = [
        Work("elements appended and changed in place") { count in
            var json: JSON = ["data": ["list": []]]
            return {
                for number in 0..<count { json["data"]["list"].append(JSON(number)) }
                for number in 0..<count { json["data", "list", number] = "changed" }
                for number in 0..<count { json[path: "data>list"][number] = JSON(-number) }
                #expect(json["data"]["list"].count == count)
                #expect(json["data"]["list"][count - 1].int == 1 - count)
            }
        },
        Work("lookups") { count in
            let (one, other) = (built(count), try JSON(parsing: built(count).data))
            return { for number in 0..<count { #expect(one["k\(number)"] == other["k\(number)"]) } }
        },
        Work("comparing, ordering and hashing") { count in
            let (one, other) = (built(count), try JSON(parsing: built(count).data))
            return { #expect(one == other && !(one < other) && Set([one, other]).count == 1) }
        },
        Work("writing") { count in
            let json = built(count)
            return { #expect(json.text(.sortedKeys).count == json.text.count) }
        },
    ]

    private static let merges: [Work] = [
        Work("merging") { count in
            var json = built(count)
            let other = try JSON(parsing: JSON(["k0": [1], "list": built(count)]).data)
            return {
                for _ in 0..<2 { try json.merge(with: other["list"]) }
                try json.merge(with: other)
            }
        },
        Work("merging elements") { count in
            var json = JSON((0..<count).map { JSON($0) })
            let other = try JSON(parsing: json.data)
            return { try json.merge(with: other) }
        },
    ]

    private static func built(_ count: Int) -> JSON {
        JSON(object: (0..<count).map { ("k\($0)", [JSON($0)]) })
    }
}

extension JSONLinearityTests {
    private static let encodings: [Work] = [
        Work("nested containers of many keys") { count in
            encoding(count) { object, key in
                var nested = object.nestedContainer(keyedBy: Name.self, forKey: key)
                try nested.encode(1, forKey: Name("a"))
            }
        },
        Work("nested containers over many values") { count in
            encoding(count) { object, key in
                try object.encode([1], forKey: key)
                var nested = object.nestedUnkeyedContainer(forKey: key)
                try nested.encode(2)
            }
        },
        Work("super encoders of many keys") { count in
            encoding(count) { try 1.encode(to: $0.superEncoder(forKey: $1)) }
        },
        Work("nested containers of one key") { count in
            encoding(count) { object, _ in
                var nested = object.nestedUnkeyedContainer(forKey: Name("one"))
                try nested.encode(2)
            }
        },
        Work("members that fail beside nested containers") { count in
            encoding(count) { object, key in
                try? object.encode(Double.nan, forKey: Name("nan"))
                _ = object.nestedUnkeyedContainer(forKey: key)
            }
        },
    ]

    private static func encoding(
        _ count: Int, _ encode: @escaping (inout KeyedEncodingContainer<Name>, Name) throws -> Void
    ) -> () throws -> Void {
        {
            let members = Members { object in
                for number in 0..<count { try encode(&object, Name("k\(number)")) }
            }
            _ = try ModelEncoder().encode(members)
        }
    }

    private struct Item: Mappable, Defaulted {
        var id = 0
        var name = "n"
        var price: Double?
    }

    private static let decodings: [Work] = [
        Work("a repair for each element") { count in
            let json = try repairable(count)
            return {
                let (items, report) = try ModelDecoder(policy: .lenient).reporting {
                    try $0.decode([Item].self, from: json)
                }
                #expect(items.count == count - count / 4 && report.omitted > 0 || count < 1_000)
            }
        },
        Work("a repair for each element that is mapped") { count in
            let json = try repairable(count)
            return {
                let (items, _) = try json.reporting {
                    try $0.mapArray(Item.self, policy: .lenient(dropping: .any))
                }
                #expect(items.count <= count)
            }
        },
        Work("a report for each element") { count in
            let json = try repairable(count)
            return {
                for index in 0..<count {
                    let (item, _) = json[index].reporting {
                        try? $0.map(Item.self, policy: .lenient)
                    }
                    #expect(item == nil || item?.name == "n")
                }
            }
        },
        Work("a repair for each member") { count in
            let json = JSON(object: (0..<count).map { ("k\($0)", JSON("\($0)")) })
            let taped = try JSON(parsing: json.data)
            return {
                let found = try ModelDecoder(policy: .lenient)
                    .decode([String: Int].self, from: taped)
                #expect(found.count == count)
            }
        },
        Work("elements that are left out") { count in
            let json = try repairable(count)
            return { _ = try ModelDecoder().decode(LossyArray<Item>.self, from: json) }
        },
        Work("keys that are converted") { count in
            let json = JSON(object: (0..<count).map { ("the_key_\($0)", JSON($0)) })
            let taped = try JSON(parsing: json.data)
            return {
                struct AllKeys: Decodable {
                    init(from decoder: any Decoder) throws {
                        let object = try decoder.container(keyedBy: Name.self)
                        for key in object.allKeys { _ = try object.decode(Int.self, forKey: key) }
                    }
                }
                _ = try ModelDecoder(keys: .convertFromSnakeCase).decode(AllKeys.self, from: taped)
            }
        },
    ]

    /// A quarter of the elements has to be dropped, and one value of the others to be converted.
    private static func repairable(_ count: Int) throws -> JSON {
        let elements = (0..<count).map { index -> JSON in
            ["id": index % 4 == 0 ? "x" : JSON("\(index)"), "price": "7"]
        }
        return try JSON(parsing: JSON(elements).data)
    }
}
