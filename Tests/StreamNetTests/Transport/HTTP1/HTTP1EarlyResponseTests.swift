#if os(Linux)
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

                init(_ name: String, _ text: String, closes: Bool = false) {
                    (testDescription, self.text, self.closes) = (name, text, closes)
                }
            }

            private static let line = "HTTP/1.1 413 Content Too Large\r\n"

            static let answers = [
                Answer("a length, and open", "\(line)Content-Length: 5\r\n\r\nearly"),
                Answer(
                    "a length, and the end",
                    "\(line)Content-Length: 5\r\nConnection: close\r\n\r\nearly", closes: true),
                Answer(
                    "chunks, and open",
                    "\(line)Transfer-Encoding: chunked\r\n\r\n5\r\nearly\r\n0\r\n\r\n"),
                Answer("to the end", "\(line)Connection: close\r\n\r\nearly", closes: true),
                Answer(
                    "behind a hint",
                    "HTTP/1.1 100 Continue\r\n\r\n\(line)Content-Length: 5\r\n\r\nearly"),
            ]

            enum Reading: CaseIterable { case nothing, some, all }

            @Test(arguments: answers, Reading.allCases)
            func `it arrives, whatever is read`(answer: Answer, reading: Reading) async throws {
                for (isSecure, isStreamed) in [(false, false), (true, false), (false, true)] {
                    let server = try HTTP1Server(isSecure: isSecure) { connection in
                        guard connection.number == 1 else { return try connection.serve() }
                        guard try connection.head() != nil else { return }
                        if reading == .some { while try connection.receive().count < 1_000 {} }
                        try connection.send(answer.text)
                        if answer.closes {
                            try connection.notifyClose()
                            connection.close()
                        }
                        if reading == .all { while try !connection.receive().isEmpty {} }
                        connection.waitForPeerClose()
                    }
                    let backend = try HTTP1Server.backend()
                    let payload = Payload.long(isStreamed: isStreamed)
                    let endpoint = server.endpoint("POST /", payload: payload)
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
                let endpoint = server.endpoint("POST /", payload: .long(isStreamed: false))
                #expect(await backend.outcome(endpoint) == .response(413, "early"))
                #expect(server.requests.count == 1)
            }
        }
    }
#endif
