import Benchmark
import Clients
import Foundation
import Synchronization

/// The cost of a request over a loopback connection, 16 or 64 at a time: time of this process on
/// all its threads. `Scripts/compare-transports` measures the same clients in turns.
func transports() {
    for contender in Contender.all {
        for inFlight in [16, 64] { transport(contender, inFlight) }
    }
}

private func transport(_ contender: Contender, _ inFlight: Int) {
    let count = 2_000
    let configuration = Benchmark.Configuration(
        metrics: [.cpuTotal, .wallClock], timeUnits: .microseconds, warmupIterations: 2,
        maxDuration: .seconds(20), maxIterations: 40)
    let row = TransportRow(contender, inFlight)
    Benchmark(
        "2 KB over loopback, \(count), \(inFlight) at a time: \(contender.name)",
        configuration: configuration,
        closure: { benchmark in
            let client = try row.client()
            benchmark.startMeasurement()
            try await client.send(count, inFlight: inFlight)
            benchmark.stopMeasurement()
        },
        teardown: { try await row.end() })
}

/// The client of a row, made at its first sample, a warming one, for all of them.
private final class TransportRow: Sendable {
    private let contender: Contender
    private let inFlight: Int
    private let made = Mutex<Client?>(nil)

    init(_ contender: Contender, _ inFlight: Int) {
        self.contender = contender
        self.inFlight = inFlight
    }

    func client() throws -> Client {
        try made.withLock { made in
            if let made { return made }
            let client = try contender.client(try Server.shared.get().url, inFlight)
            made = client
            return client
        }
    }

    func end() async throws { try await made.withLock { $0.take() }?.end() }
}

/// The server of `Serve`, which stands beside this executable, or the one at `SERVER`.
private struct Server: Sendable {
    static let shared = Result { try Server() }

    let url: URL
    private let process: Process?
    /// The server goes when this is closed.
    private let input = Pipe()

    private init() throws {
        if let there = ProcessInfo.processInfo.environment["SERVER"].flatMap(URL.init(string:)) {
            url = there
            process = nil
            return
        }
        let tool = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
            .deletingLastPathComponent().appending(path: "Serve")
        let (process, output) = (Process(), Pipe())
        process.executableURL = tool
        process.standardOutput = output
        process.standardInput = input
        try process.run()
        let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let url = URL(string: "http://127.0.0.1:\(port.prefix { $0.isNumber })/") else {
            throw CocoaError(.fileReadUnknown)
        }
        self.url = url
        self.process = process
    }
}
