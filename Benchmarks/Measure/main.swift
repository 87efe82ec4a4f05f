import Clients
import Foundation

// Measures one client once: `Measure URL 'CurlBackend alone' 16 20000` writes its requests per
// second, the CPU time of this process per request in microseconds, and the bytes of a response.
// Without arguments it writes the names of the clients. For `Scripts/compare-transports`.
let arguments = CommandLine.arguments.dropFirst()
do {
    try await arguments.isEmpty ? names() : sample(Array(arguments))
} catch {
    try FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    exit(2)
}

private func names() {
    for contender in Contender.all { print(contender.name) }
}

private func sample(_ arguments: [String]) async throws {
    guard arguments.count == 4, let url = URL(string: arguments[0]),
        let contender = Contender.all.first(where: { $0.name == arguments[1] }),
        let inFlight = Int(arguments[2]), inFlight > 0, let count = Int(arguments[3]), count > 0
    else { throw Misuse() }

    let client = try contender.client(url, inFlight)
    // Its connections are there, and its code was run, before anything is measured.
    try await client.send(max(count / 10, inFlight * 10), inFlight: inFlight, within: .seconds(2))

    let (began, used) = (ContinuousClock.now, clock())
    let sent = try await client.send(count, inFlight: inFlight, within: .seconds(5))
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    let busy = Double(clock() - used) / Double(CLOCKS_PER_SEC)
    try await client.end()

    let requests = Double(sent.requests)
    print(Int(requests / seconds), busy / requests * 1_000_000, sent.bytes / sent.requests)
}

private struct Misuse: Error {}
