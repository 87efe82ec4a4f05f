import Foundation
import StreamNet

// Sends by libcurl what it is told, one after another, and writes a line for each answer: what the
// scripts of `Scripts` compare. `Fetch authority=ca.pem 'PUT https://localhost:8443/a hello'`.
do {
    let told = try Orders(CommandLine.arguments.dropFirst())
    let backend = try CurlBackend(told.configuration)
    for ask in told.asks {
        var endpoint = ask.endpoint
        if let limit = told.buffering { endpoint.delivery = .streamed(buffering: limit) }
        let line = await answer(to: endpoint, through: backend)
        try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    }
} catch {
    try FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    exit(2)
}

/// The status and the body, or how long it is where it is long; or what went wrong.
private func answer(to endpoint: Endpoint, through backend: CurlBackend) async -> String {
    do {
        let response = try await backend.send(endpoint).value
        var body = response.body
        if let stream = response.stream { body = try await slowly(stream) }
        let text = String(decoding: body, as: UTF8.self)
        return "\(response.status) " + (body.count > 60 ? "\(body.count) bytes" : text)
    } catch NetError.transport(let failure) {
        return "\(failure.reason)"
    } catch {
        return "\(error)"
    }
}

/// All of it, with a pause after each piece.
private func slowly(_ stream: ByteStream) async throws -> Data {
    var body = Data()
    for try await piece in stream {
        body += piece
        try await Task.sleep(for: .milliseconds(2))
    }
    return body
}
