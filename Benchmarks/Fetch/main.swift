import Foundation
import StreamNet

// Sends by libcurl what it is told, one after another, and writes a line for each answer: what the
// scripts of `Scripts` compare. `Fetch authority=ca.pem 'PUT https://localhost:8443/a hello'`.
do {
    let told = try Orders(CommandLine.arguments.dropFirst())
    let backend = try CurlBackend(told.configuration)
    for ask in told.asks {
        let line = await answer(to: ask, through: backend)
        try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    }
} catch {
    try FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    exit(2)
}

/// The status and the body, or how long it is where it is long; or what went wrong.
private func answer(to ask: Orders.Ask, through backend: CurlBackend) async -> String {
    do {
        let response = try await backend.send(ask.endpoint).value
        let text = String(decoding: response.body, as: UTF8.self)
        return "\(response.status) "
            + (response.body.count > 60 ? "\(response.body.count) bytes" : text)
    } catch NetError.transport(let failure) {
        return "\(failure.reason)"
    } catch {
        return "\(error)"
    }
}
