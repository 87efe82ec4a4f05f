import Foundation
import ResponseMapper
import Testing

/// A call of an action, with the request and the response that its description has as examples.
struct SampledCall: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Sends the call, and compares what was sent and what was received.
    let run: @Sendable () async throws -> Void

    /// - Parameters:
    ///   - fields: The members of the example that the description itself does not have.
    ///   - read: Finds a value in the output, and in the example of the response.
    init<Input, Output>(
        _ operation: String, _ action: Action<Input, Output>, _ input: Input, line: String,
        without fields: Set<String> = [], _ file: String, at path: JSONPath,
        _ read: @escaping @Sendable (Output) -> String?
    ) {
        testDescription = operation
        run = {
            let example = try Example(of: operation, in: file)
            let stubs = Stubs<AnyTarget>().on(action, .text(example.response.text))
            let output = try await Provider<AnyTarget>(backend: stubs).rx(action, input).value
            #expect(read(output) == example.response[path: path].stringValue)
            let request = try #require(stubs.requests(of: action).first?.encoded)
            #expect("\(request.method) \(request.url)" == line)
            let body = try String(decoding: request.body?.collected() ?? Data(), as: UTF8.self)
            let sent = body.split(separator: "&").map { $0.removingPercentEncoding ?? "" }
            let wanted = example.request.filter { !fields.contains($0.key) }.flatMap { key, value in
                (value.array ?? [value]).map { "\(key)=\($0.stringValue)" }
            }
            #expect(sent.sorted() == wanted.sorted())
        }
    }
}

/// The examples of an operation.
private struct Example {
    let request, response: JSON

    init(of operation: String, in file: String) throws {
        let place = folder.appending(path: "Examples/Descriptions/\(file).json")
        let paths = try JSON(parsing: Data(contentsOf: place))["paths"]
        let all = paths.objectValue.flatMap { $0.value.objectValue.map(\.value) }
        let json = try #require(all.first { $0["operationId"].string == operation })
        let form = json[path: "requestBody>content"].objectValue.first?.value["examples"]
        let sent = form?.objectValue.first
        request = sent?.value["value"] ?? .null
        let answer = json["responses"].objectValue.first { $0.key.hasPrefix("2") }
        let content = try #require(answer?.value)["content"]["application/json"]["examples"]
        // That of the request, or the first one.
        let same = content[sent?.key ?? ""]
        response = try #require(same.exists ? same : content.objectValue.first?.value)["value"]
    }
}

/// The folder of the package.
let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
