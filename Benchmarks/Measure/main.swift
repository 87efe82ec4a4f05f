import Clients
import Foundation
import StreamNet

// For `Scripts/compare-transports`: `Measure URL 'CurlBackend alone' 16 20000` writes the client's
// requests per second, the CPU time of this process per request in microseconds, and the bytes of a
// response. Without arguments it writes the names of the clients. `CA` is the path of the server's
// authority, here and below.
//
// For `Scripts/measure-wire`:
//     Measure requests URL METHOD CONNECTIONS IN-FLIGHT COUNT
//         requests per second, CPU µs per request, p50 and p99 in µs, connections opened
//     Measure first URL        ms from the start of `main` to the first response
//     Measure download URL     seconds, CPU seconds, megabytes
//     Measure upload URL       the same of a gigabyte that is sent from a file
//     Measure idle URL N       KB of memory for each connection, CPU ms per second when idle
//     Measure streams URL N    KB of memory for each, CPU ms per second while they are silent
//
// For `Scripts/measure-sockets`:
//     Measure sockets URL N PERIOD
//         the same of WebSockets with a ping each so many seconds, 0 for none, over the period
//
// Measure simulation N     seconds for so many seeds of 20 actors, ten minutes each
let began = ContinuousClock.now
let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch arguments.first {
    case nil: for contender in Contender.all { print(contender.name) }
    case "requests"?: try await requests()
    case "first"?: try await first()
    case "download"?: try await download()
    case "upload"?: try await upload()
    case "idle"?: try await idle()
    case "streams"?: try await streams()
    case "sockets"?: try await sockets()
    case "simulation"?: try simulation()
    default: try await sample()
    }
} catch {
    try FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    exit(2)
}

private func sample() async throws {
    guard arguments.count == 4, let url = URL(string: arguments[0]),
        let contender = Contender.all.first(where: { $0.name == arguments[1] }),
        let inFlight = Int(arguments[2]), inFlight > 0, let count = Int(arguments[3]), count > 0
    else { throw Misuse() }

    let client = try contender.client(url, inFlight)
    // Its connections are there, and its code was run, before anything is measured.
    try await client.send(max(count / 10, inFlight * 10), inFlight: inFlight, within: .seconds(2))

    let (began, used) = (ContinuousClock.now, Usage.cpu)
    let sent = try await client.send(count, inFlight: inFlight, within: .seconds(5))
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    let busy = Usage.cpu - used
    try await client.end()

    let requests = Double(sent.requests)
    print(Int(requests / seconds), busy / requests * 1_000_000, sent.bytes / sent.requests)
}

private func figures(_ method: HTTPMethod = .get, connections: Int = 6) throws -> Figures {
    guard arguments.count > 1, let url = URL(string: arguments[1]) else { throw Misuse() }
    return try Figures(url, method, connections: connections)
}

private func requests() async throws {
    guard arguments.count == 6, let connections = Int(arguments[3]),
        let inFlight = Int(arguments[4]), inFlight > 0, let count = Int(arguments[5]),
        count >= inFlight
    else { throw Misuse() }
    let figures = try figures(
        HTTPMethod(rawValue: arguments[2]), connections: connections)
    let opened = try await figures.requests(inFlight, inFlight: inFlight).connections
    let (began, used) = (ContinuousClock.now, Usage.cpu)
    let sent = try await figures.requests(count, inFlight: inFlight)
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    let (busy, times) = ((Usage.cpu - used) / Double(count), sent.times.sorted())
    print(
        Int(Double(count) / seconds), Int(busy * 1_000_000), Int(times[count / 2]),
        Int(times[count * 99 / 100]), opened + sent.connections)
}

private func first() async throws {
    _ = try await figures().requests(1, inFlight: 1)
    print((ContinuousClock.now - began) / .milliseconds(1))
}

private func download() async throws {
    let count = try await figures().download()
    print((ContinuousClock.now - began) / .seconds(1), Usage.cpu, count / 1_000_000)
}

private func upload() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "gigabyte-\(getpid())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try FileHandle(forWritingTo: file).truncate(atOffset: 1_000_000_000)
    try await figures(.post).upload(file)
    print((ContinuousClock.now - began) / .seconds(1), Usage.cpu, 1_000)
}

private func idle() async throws {
    guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else { throw Misuse() }
    let figures = try figures(connections: count)
    try await silence(count, 5) {
        _ = try await figures.requests(count, inFlight: count)
        return figures
    }
}

private func streams() async throws {
    guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else { throw Misuse() }
    let figures = try figures(connections: count)
    try await silence(count, 5) { try await figures.streams(count) }
}

private func sockets() async throws {
    guard arguments.count == 4, let count = Int(arguments[2]), count > 0,
        let period = Int(arguments[3])
    else { throw Misuse() }
    let figures = try figures(connections: 16)
    try await silence(count, period > 0 ? period : 5) {
        try await figures.sockets(count, pinging: period > 0 ? .seconds(period) : nil)
    }
}

private func simulation() throws {
    guard arguments.count == 2, let seeds = UInt64(arguments[1]), seeds > 0 else { throw Misuse() }
    try SimulatedShop.simulation(seeds: seeds).run()
    print((ContinuousClock.now - began) / .seconds(1))
}

/// Writes what `count` connections, which `open` returns, use in so many seconds.
private func silence<Opened>(
    _ count: Int, _ seconds: Int, _ open: () async throws -> Opened
) async throws {
    let before = Usage.memory
    let opened = try await open()
    let (memory, used) = (Usage.memory - before, Usage.cpu)
    try await Task.sleep(for: .seconds(seconds))
    print(memory / count, (Usage.cpu - used) / Double(seconds) * 1_000)
    withExtendedLifetime(opened) {}
}
