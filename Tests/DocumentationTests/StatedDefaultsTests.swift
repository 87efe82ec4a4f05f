import ResponseMapper
@testable import StreamNet
import Testing

/// The defaults that pages and comments state are those of the public API.
@Suite struct StatedDefaultsTests {
    @Test(arguments: statements)
    func `a page states the default`(_ statement: Statement) throws {
        try statement.expectStated()
    }

    @Test func `the first value of each option of parameters is the default`() throws {
        let options = Mirror(reflecting: ParameterStyle()).children
        #expect(options.count == 10)
        for option in options {
            let name = option.label ?? ""
            let isText = option.value is String
            let value = isText ? "\"\(option.value)\"" : ".\(option.value)"
            try Statement("EncodeAPayload", "| `\(name)` | `\(value)`").expectStated()
        }
    }
}

private let transport = TransportConfiguration()
private let comments = "Sources/StreamNet/Transport/Configuring/TransportConfiguration.swift"

private let statements: [Statement] = [
    Statement(
        "ConfigureTheTransport", "| `connectionsPerHost` | \(transport.connectionsPerHost) |"),
    Statement("ConfigureTheTransport", "| `connections` | \(text(transport.connections)) |"),
    Statement("ConfigureTheTransport", "| `queueTimeout` | \(text(transport.queueTimeout)) |"),
    Statement(
        "ConfigureTheTransport",
        "| `maximumIdleTimeForPost` | \(text(transport.maximumIdleTimeForPost)) |"),
    Statement("ConfigureTheTransport", "| `cookies` | \(text(transport.cookies)) |"),
    Statement("ConfigureTheTransport", "| `proxy` | \(text(transport.proxy)) |"),
    Statement("SendARequest", "runs \(transport.connectionsPerHost) requests to one host"),
    Statement("Transports", "idle for less than \(text(transport.maximumIdleTimeForPost))"),
    Statement("HandleErrors", "that stands still | \(text(transport.queueTimeout)) |"),
    Statement(in: comments, "At least 1, by default \(transport.connectionsPerHost)."),
    Statement(in: comments, "by default \(seconds(transport.queueTimeout)) seconds."),
    Statement(in: comments, "It is by default \(text(transport.maximumIdleTimeForPost))."),
    Statement(
        "Envelopes", "\(MapperPlugin.failureStatus) is ``MapperPlugin/failureStatus``",
        of: .responseMapper),
]

/// A value in the words of the pages: `nil`, `60 s`.
private func text(_ value: (any Sendable)?) -> String {
    guard let value else { return "nil" }
    guard let duration = value as? Duration else { return "\(value)" }
    return "\(seconds(duration)) s"
}

private func seconds(_ duration: Duration?) -> Int64 { duration?.components.seconds ?? 0 }
