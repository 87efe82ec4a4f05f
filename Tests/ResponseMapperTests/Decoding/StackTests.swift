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

    private struct Lossy: Decodable { @LossyArray var next: [Lossy] }

    private struct Endless: Decodable {
        init(from decoder: any Decoder) throws {
            self = try decoder.singleValueContainer().decode(Endless.self)
        }
    }

    private struct Mapped: Modelable {
        init(_ json: JSON) throws { self = try ModelDecoder().decode(Self.self, from: json) }
    }

    private static func text(_ depth: Int, _ innermost: String = #"{"name":"n"}"#) -> String {
        String(repeating: #"{"name":"n","next":["#, count: depth) + innermost
            + String(repeating: "]}", count: depth)
    }

    private static func deep(_ innermost: String = #"{"name":"n"}"#) throws -> JSON {
        try JSON(parsing: text(20_000, innermost), depth: 100_000)
    }

    /// Runs a closure on a thread with a stack of 512 KB, which is what a dispatch queue has.
    private func onSmallStack(_ body: @escaping @Sendable () throws -> Void) async -> String {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                do {
                    try body()
                    continuation.resume(returning: "done")
                } catch { continuation.resume(returning: "\(error)") }
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }

    typealias Work = @Sendable () throws -> Void

    private static func endless(_ policy: MappingPolicy) -> [NamedCase<Work>] {
        let decoder = ModelDecoder(policy: policy)
        return [
            NamedCase("decoded") { _ = try decoder.decode(Chain.self, from: deep()) },
            NamedCase("lossy, which leaves nothing out for it") {
                _ = try decoder.decode(Lossy.self, from: deep(#"{"next":[]}"#))
            },
            NamedCase("mapped") { _ = try deep().map(Links.self, policy: policy) },
            NamedCase("mapped in decoding") { _ = try decoder.decode(Links.self, from: deep()) },
            NamedCase("mapping itself") { _ = try JSON(1).map(Mapped.self, policy: policy) },
            NamedCase("decoding itself") { _ = try decoder.decode(Endless.self, from: "1") },
        ]
    }

    @Test(arguments: endless(.strict) + endless(.lenient))
    func `a depth that the stack cannot take is an error`(_ work: NamedCase<Work>) async {
        let found = await onSmallStack(work.value)
        #expect(found.contains("wanted") && found.contains("stack"), "\(found.prefix(300))")
    }

    @Test func `a depth that the stack can take is decoded and encoded`() async {
        let found = await onSmallStack {
            let chain = try ModelDecoder().decode(Chain.self, from: Self.text(12))
            #expect(try JSON(encoding: chain).text == Self.text(12))
        }
        #expect(found == "done")
    }

    private static let limited: [NamedCase<Work>] = [
        NamedCase("decoding") { _ = try ModelDecoder().decode(Chain.self, from: text(255)) },
        NamedCase("encoding") {
            _ = try ModelEncoder().encode(
                Encoding { encoder in
                    var list = encoder.unkeyedContainer()
                    for _ in 0..<500 { list = list.nestedUnkeyedContainer() }
                })
            _ = try ModelEncoder().encode(Chain(250))
        },
        NamedCase("untyped values") {
            let deep = (0..<800).reduce([String: Any]()) { value, _ in ["next": value] }
            _ = try JSON(from: deep)
        },
    ]

    @Test(arguments: limited)
    func `the usual limit of nesting never ends the process`(_ work: NamedCase<Work>) async {
        for _ in 0..<2 {
            let found = await onSmallStack(work.value)
            #expect(found == "done" || found.contains("stack"), "\(found.prefix(300))")
        }
    }
}
