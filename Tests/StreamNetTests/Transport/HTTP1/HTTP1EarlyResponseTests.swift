#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Responses that come while 5 MB are sent: they are delivered, what is left of the body
        /// is not sent, and the connection takes no other request (RFC 9112 §9.3).
        @Suite(.needsLibSSL) struct HTTP1EarlyResponses {
            struct Answer: Sendable, CustomTestStringConvertible {
                let testDescription: String
                let text: String
                let closes: Bool
            }

            private static let line = "HTTP/1.1 413 Content Too Large\r\n"

            static let answers = [
                Answer(
                    testDescription: "a length, and open",
                    text: "\(line)Content-Length: 5\r\n\r\nearly", closes: false),
                Answer(
                    testDescription: "a length, and the end",
                    text: "\(line)Content-Length: 5\r\nConnection: close\r\n\r\nearly",
                    closes: true),
                Answer(
                    testDescription: "chunks, and open",
                    text: "\(line)Transfer-Encoding: chunked\r\n\r\n5\r\nearly\r\n0\r\n\r\n",
                    closes: false),
                Answer(
                    testDescription: "to the end",
                    text: "\(line)Connection: close\r\n\r\nearly", closes: true),
                Answer(
                    testDescription: "behind a hint",
                    text: "HTTP/1.1 100 Continue\r\n\r\n\(line)Content-Length: 5\r\n\r\nearly",
                    closes: false),
            ]

            enum Reading: CaseIterable { case nothing, some, all }

            private static let count = 5_000_000

            private static func payload(isStreamed: Bool) -> Payload {
                guard isStreamed else { return .data(Data(count: count), contentType: "a/b") }
                return .stream(
                    BodySource(count: count) {
                        var left = 100
                        return { _ in
                            left -= 1
                            return left < 0 ? nil : Data(count: count / 100)
                        }
                    })
            }

            @Test(arguments: answers, Reading.allCases)
            func `it arrives, whatever the server reads of the body`(
                answer: Answer, reading: Reading
            ) async throws {
                for (isSecure, isStreamed) in [(false, false), (true, false), (false, true)] {
                    let server = try HTTP1Server(isSecure: isSecure) { connection in
                        guard connection.number == 1 else { return try connection.serve() }
                        guard try connection.head() != nil else { return }
                        if reading == .some {
                            while try connection.receive().count < 1_000 {}
                        }
                        try connection.send(answer.text)
                        if answer.closes {
                            try connection.notifyClose()
                            connection.close()
                        }
                        if reading == .all { while try !connection.receive().isEmpty {} }
                        connection.waitForPeerClose()
                    }
                    let backend = try HTTP1Server.backend()
                    var endpoint = server.endpoint("POST /")
                    endpoint.payload = Self.payload(isStreamed: isStreamed)
                    let outcome = await backend.outcome(endpoint)
                    #expect(outcome == .response(413, "early"))
                    #expect(await backend.outcome(server.endpoint("POST /next hi")) == .ok)
                    #expect(server.connections.last == 2)
                    #expect(server.requests.count == 2)
                }
            }

            /// What a server says before it has read all, and closes: nothing else tells why.
            @Test(arguments: [false, true])
            func `it arrives in front of a reset, too`(isSecure: Bool) async throws {
                let server = try HTTP1Server(isSecure: isSecure) { connection in
                    guard connection.number == 1 else { return try connection.serve() }
                    guard try connection.head() != nil else { return }
                    try connection.send(Self.answers[1].text)
                    // The client reads it before the reset, as a server that is careful waits.
                    try connection.waitUntilReceived()
                    connection.reset()
                }
                let backend = try HTTP1Server.backend()
                var endpoint = server.endpoint("POST /")
                endpoint.payload = Self.payload(isStreamed: false)
                let outcome = await backend.outcome(endpoint)
                #expect(outcome == .response(413, "early"))
                #expect(server.requests.count == 1)
            }
        }
    }
#endif
