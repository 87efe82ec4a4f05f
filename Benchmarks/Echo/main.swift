import Foundation

// For `Scripts/measure-sockets`: `Echo CLIENT ws://127.0.0.1:8080/ SIZE IN-FLIGHT COUNT` opens a
// socket to a server that sends each message back, and writes the messages per second and the CPU
// time of this process per message in microseconds. Without arguments it writes the names of the
// clients.
do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.isEmpty {
        for name in clients.keys.sorted() { print(name) }
    } else {
        guard arguments.count == 5, let client = clients[arguments[0]],
            let url = URL(string: arguments[1]), let size = Int(arguments[2]), size > 0,
            let inFlight = Int(arguments[3]), inFlight > 0, let count = Int(arguments[4]), count > 0
        else { throw Misuse() }
        let conversation = Conversation(url: url, size: size, inFlight: inFlight, count: count)
        let spent = try await client(conversation)
        print(Int(Double(count) / spent.seconds), Int(spent.cpu / Double(count) * 1_000_000))
    }
} catch {
    try FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    exit(2)
}

/// Arguments that name nothing to measure.
private struct Misuse: Error {}
