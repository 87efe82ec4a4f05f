import Foundation
import Locks
import ResponseMapper
import Testing

/// Counts the models that are read, and cancels its task at one of them.
private final class Cancelling: Sendable {
    let count = Atomic(0)
    let last: Int

    init(after last: Int) { self.last = last }

    func read() {
        guard count.add(1, ordering: .relaxed).newValue == last else { return }
        withUnsafeCurrentTask { $0?.cancel() }
    }

    @TaskLocal static var current = Cancelling(after: 0)
}

private struct Decoded: Decodable {
    private enum Keys: CodingKey { case id }

    init(from decoder: any Decoder) throws {
        Cancelling.current.read()
        _ = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .id)
    }
}

private struct Read: Modelable {
    init(_ json: JSON) { Cancelling.current.read() }
}

private struct Lossy: Decodable { @LossyArray var list: [Decoded] }

@Suite(.hangLimit) struct CancelledMappingTests {
    typealias Form = NamedCase<@Sendable (Response) throws -> Int>

    private static let forms: [Form] = [
        Form("decoded") { try $0.mapArray(Decoded.self, at: "list").count },
        Form("lenient") { try $0.with(.lenient).mapArray(Decoded.self, at: "list").count },
        Form("thorough") {
            try $0.with(.mappingPolicy(.thorough)).mapArray(Decoded.self, at: "list").count
        },
        Form("repaired") { response in
            let text = try response.mapString().replacing(
                #"{"id":1}"#, with: #"{"id":"1"}"#, maxReplacements: 1)
            return try Response(text: text).with(.lenient)
                .mapArray(Decoded.self, at: "list").count
        },
        Form("modelable") { try $0.mapArray(Read.self, at: "list").count },
        Form("optionals") { try $0.mapArray(Decoded?.self, at: "list").count },
        Form("lossy") { try $0.mapObject(Lossy.self).list.count },
    ]

    private static let response: Response = {
        let list = Array(repeating: #"{"id":1}"#, count: 3000).joined(separator: ",")
        return Response(text: #"{"list":[\#(list)]}"#)
    }()

    @Test(arguments: forms)
    func `a cancelled task reads 256 more models at most`(_ form: Form) async {
        let cancelling = Cancelling(after: 1100)
        let task = Task {
            try Cancelling.$current.withValue(cancelling) { try form.value(Self.response) }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(cancelling.count.load(ordering: .relaxed) <= 1100 + 256)
    }

    @Test(arguments: forms)
    func `a task that is not cancelled reads all`(_ form: Form) async throws {
        let task = Task {
            try Cancelling.$current.withValue(Cancelling(after: 0)) {
                try form.value(Self.response)
            }
        }
        #expect(try await task.value == 3000)
    }
}
