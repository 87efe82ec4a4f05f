import Foundation
import Locks
import ResponseMapper
import Testing

/// Counts the models that are read, and cancels its task at one of them.
private final class Cancelling: Sendable {
    let count = Mutex(0)
    let last: Int

    init(after last: Int) { self.last = last }

    func read() {
        let number = count.withLock { count in
            count += 1
            return count
        }
        if number == last { withUnsafeCurrentTask { $0?.cancel() } }
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
    struct Form: Sendable, CustomStringConvertible {
        let description: String
        let map: @Sendable (Response) throws -> Int

        init(_ name: String, _ map: @escaping @Sendable (Response) throws -> Int) {
            (description, self.map) = (name, map)
        }
    }

    private static let forms = [
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
            try Cancelling.$current.withValue(cancelling) { try form.map(Self.response) }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(cancelling.count.withLock { $0 } <= 1100 + 256)
    }

    @Test(arguments: forms)
    func `a task that is not cancelled reads all`(_ form: Form) async throws {
        let task = Task {
            try Cancelling.$current.withValue(Cancelling(after: 0)) {
                try form.map(Self.response)
            }
        }
        #expect(try await task.value == 3000)
    }
}
