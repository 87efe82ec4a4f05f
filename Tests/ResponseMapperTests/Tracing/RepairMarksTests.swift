import Foundation
import StreamNet
import Testing

@testable import ResponseMapper

/// The repairs of a model in the trace of its request.
@Suite struct RepairMarksTests {
    private struct Cup: Codable, Equatable {
        var size: Int
        var name: String
    }

    private func response(_ body: String, _ policy: MappingPolicy) async throws -> Response {
        let provider = Provider<Cups>(
            backend: .stub(Response(text: body)),
            attributes: [.tracing(), .mappingPolicy(policy)])
        return try await provider.request(Cups())
    }

    @Test func `each repair is a mark, though no handler is set`() async throws {
        let response = try await response(#"{"size": "7", "name": null}"#, .lenient)
        _ = try response.mapping { try $0.mapObject(Cup.self) }
        let trace = try #require(response.trace)
        let repairs = trace.marks.filter { $0.name == "repaired" }
        #expect(repairs.count == 2)
        #expect(repairs.first?.detail.hasPrefix("$.size") == true)
        #expect(trace.marks.last { $0.name == "mapped" }?.detail == "Cup")
    }

    @Test(arguments: [(20, 20), (21, 21), (30, 21), (1_030, 21)])
    func `beyond twenty, the rest is one mark, which counts those that are not logged`(
        count: Int, marks: Int
    ) async throws {
        let cups = Array(repeating: #"{"size": "7", "name": "a"}"#, count: count)
        let response = try await response("[\(cups.joined(separator: ","))]", .lenient)
        #expect(try response.mapArray(Cup.self).count == count)
        let repairs = try #require(response.trace).marks.filter { $0.name == "repaired" }
        #expect(repairs.count == marks)
        if count > 20 { #expect(repairs.last?.detail == "\(count - 20) more") }
    }

    @Test func `a model that cannot be made says what was wanted`() async throws {
        let response = try await response(#"{"size": "x"}"#, .strict)
        #expect(throws: MapError.self) { try response.mapping { try $0.mapObject(Cup.self) } }
        let failure = response.trace?.marks.last { $0.name == "unmapped" }
        #expect(failure?.detail.contains("$.size") == true)
    }
}

private struct Cups: Target {
    let baseURL = URL(string: "https://host/cups")!
    let path: Path = ""
}
