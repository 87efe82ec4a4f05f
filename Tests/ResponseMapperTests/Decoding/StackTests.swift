import Foundation
import ResponseMapper
import Testing

/// Models that contain themselves, on threads with little stack.
@Suite(.hangLimit) struct StackTests {
    private struct Chain: Codable {
        var name = ""
        var next: [Chain]?

        init(_ depth: Int) { next = depth > 0 ? [Chain(depth - 1)] : nil }
    }

    private struct Links: Modelable {
        let next: [Links]?

        init(_ json: JSON) throws {
            next = json["next"].exists ? try json.mapArray(at: "next") : nil
        }
    }

    private static func text(_ depth: Int) -> String {
        String(repeating: #"{"name":"n","next":["#, count: depth) + #"{"name":"n"}"#
            + String(repeating: "]}", count: depth)
    }

    /// Runs a closure on a thread with a stack of 512 KB, which is what a dispatch queue has.
    private func onSmallStack(_ body: @escaping @Sendable () throws -> Void) async -> String {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                do {
                    try body()
                    continuation.resume(returning: "done")
                } catch {
                    continuation.resume(returning: "\(error)")
                }
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }

    @Test(arguments: [MappingPolicy.strict, .lenient])
    func `a depth that the stack cannot take is an error`(_ policy: MappingPolicy) async {
        let json = try? JSON(parsing: Self.text(20_000), depth: 100_000)
        let found = await onSmallStack {
            _ = try ModelDecoder(policy: policy).decode(Chain.self, from: json ?? .null)
        }
        #expect(found.contains("wanted") && found.contains("stack"), "\(found.prefix(300))")
    }

    @Test(arguments: [MappingPolicy.strict, .lenient])
    func `a lossy array leaves nothing out for lack of stack`(_ policy: MappingPolicy) async {
        struct Lossy: Decodable { @LossyArray var next: [Lossy] }
        let text =
            String(repeating: #"{"next":["#, count: 20_000) + #"{"next":[]}"#
            + String(repeating: "]}", count: 20_000)
        let json = try? JSON(parsing: text, depth: 100_000)
        let found = await onSmallStack {
            _ = try ModelDecoder(policy: policy).decode(Lossy.self, from: json ?? .null)
        }
        #expect(found.contains("wanted") && found.contains("stack"), "\(found.prefix(300))")
    }

    @Test func `a depth that the stack can take is decoded and encoded`() async {
        let found = await onSmallStack {
            let chain = try ModelDecoder().decode(Chain.self, from: Self.text(12))
            #expect(try JSON(encoding: chain).text == Self.text(12))
        }
        #expect(found == "done")
    }

    @Test func `models that read themselves are limited, too`() async {
        let json = try? JSON(parsing: Self.text(20_000), depth: 100_000)
        let found = await onSmallStack {
            _ = try (json ?? .null).map(Links.self)
        }
        #expect(found.contains("wanted") && found.contains("stack"), "\(found.prefix(300))")
        let decoded = await onSmallStack {
            _ = try ModelDecoder().decode(Links.self, from: json ?? .null)
        }
        #expect(decoded.contains("wanted") && decoded.contains("stack"), "\(found.prefix(300))")
    }

    @Test func `a model that decodes itself without an end is an error`() async {
        struct Endless: Modelable {
            init(_ json: JSON) throws { self = try ModelDecoder().decode(Self.self, from: json) }
        }
        let found = await onSmallStack { _ = try JSON(1).map(Endless.self) }
        #expect(found.contains("stack"), "\(found.prefix(300))")
    }

    @Test func `the usual limit of nesting never ends the process`() async {
        let text = Self.text(255)
        for _ in 0..<2 {
            let found = await onSmallStack {
                _ = try ModelDecoder().decode(Chain.self, from: text)
            }
            #expect(found == "done" || found.contains("stack"), "\(found.prefix(300))")
        }
    }

    @Test func `encoding is limited, too`() async {
        let found = await onSmallStack {
            _ = try ModelEncoder().encode(
                Encoding { encoder in
                    var list = encoder.unkeyedContainer()
                    for _ in 0..<500 { list = list.nestedUnkeyedContainer() }
                })
            _ = try ModelEncoder().encode(Chain(250))
        }
        #expect(found == "done" || found.contains("stack"), "\(found.prefix(300))")
    }

    @Test func `untyped values are limited, too`() async {
        let found = await onSmallStack {
            let deep = (0..<800).reduce([String: Any]()) { value, _ in ["next": value] }
            _ = try JSON(from: deep)
        }
        #expect(found == "done" || found.contains("stack"), "\(found.prefix(300))")
    }

    @Test func `a model without an end is an error`() async {
        struct Endless: Decodable {
            init(from decoder: any Decoder) throws {
                self = try decoder.singleValueContainer().decode(Endless.self)
            }
        }
        let found = await onSmallStack { _ = try ModelDecoder().decode(Endless.self, from: "1") }
        #expect(found.contains("stack"), "\(found.prefix(300))")
    }
}
