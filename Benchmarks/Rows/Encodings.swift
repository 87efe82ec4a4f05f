import Foundation
import ResponseMapper

private let repositories = (0..<1000).map { Repository(number: $0) }
private let doubles = (0..<1000).map { Double($0) * 0.37 }

/// The cost of encoding models as JSON, per model of an array.
func encodings() {
    for isSorted in [false, true] {
        let foundation = JSONEncoder()
        foundation.outputFormatting = isSorted ? .sortedKeys : []
        let encoder = ModelEncoder(outputFormatting: isSorted ? .sortedKeys : [])
        let workload = "encode repositories" + (isSorted ? ", sorted keys" : "")
        row(workload, "JSONEncoder", of: repositories) { try foundation.encode($0) }
        row(workload, "ModelEncoder", of: repositories) { try encoder.encode($0) }
    }
    row("encode doubles", "JSONEncoder", of: doubles) { try JSONEncoder().encode($0) }
    row("encode doubles", "ModelEncoder", of: doubles) { try ModelEncoder().encode($0) }
}

private func row<Model: Encodable & Sendable>(
    _ workload: String, _ who: String, of models: [Model],
    encode: @escaping ([Model]) throws -> Data
) {
    row(workload, who, .thousand) { count in (try? encode(Array(models.prefix(count))).count) ?? 0 }
}
