import StreamNet
import Testing

/// A request as a command that can be pasted.
@Suite(.hangLimit) struct CurlTests {
    private static let place = URL(string: "https://host/path")!

    private func request(
        _ method: HTTPMethod = .get, _ headers: HTTPHeaders = [:], _ body: String? = nil
    ) throws -> EncodedRequest {
        try Endpoint(
            url: Self.place, method: method, headers: headers,
            payload: body.map { .data(Data($0.utf8)) } ?? .none
        ).encoded()
    }

    @Test(
        arguments: [
            (.get, nil, "curl 'https://host/path'"),
            (.head, nil, "curl 'https://host/path' --head"),
            (.post, nil, "curl 'https://host/path' -X 'POST'"),
            (.delete, nil, "curl 'https://host/path' -X 'DELETE'"),
            ("RE'PORT", nil, #"curl 'https://host/path' -X 'RE'\''PORT'"#),
            (.post, "a", "curl 'https://host/path' -H 'Content-Type:' --data-raw 'a'"),
            (.put, "a", "curl 'https://host/path' -X 'PUT' -H 'Content-Type:' --data-raw 'a'"),
            (.post, "", "curl 'https://host/path' -H 'Content-Type:' --data-raw ''"),
            (.post, "\0", "curl 'https://host/path' -H 'Content-Type:' --data-binary '@[1 bytes]'"),
        ] as [(HTTPMethod, String?, String)])
    func `the method is named where curl would take another`(
        method: HTTPMethod, body: String?, command: String
    ) throws { #expect(try request(method, [:], body).curl(redacting: .none) == command) }

    @Test func `every header is there once, an empty one too`() throws {
        let headers: HTTPHeaders = ["Accept-Language": "en", "X-Empty": "", "A": "1", "a": "2"]
        #expect(
            try request(.get, headers).curl()
                == "curl 'https://host/path' -H 'Accept-Language: en' -H 'X-Empty;' -H 'A: 1'"
                + " -H 'a: 2'")
    }

    @Test func `secrets are hidden unless they are asked for`() throws {
        let endpoint = Endpoint(
            url: URL(string: "https://me:abc@host/path?token=abc")!, method: .post,
            headers: ["Authorization": "Bearer abc"], payload: .json(["password": "abc", "a": "b"]))
        #expect(
            try endpoint.encoded().curl()
                == "curl 'https://•••@host/path?token=•••' -H 'Authorization: •••'"
                + " -H 'Content-Type: application/json'"
                + #" --data-raw '{"a":"b","password":"•••"}'"#)
        #expect(
            try endpoint.encoded().curl(redacting: .none)
                == "curl 'https://me:abc@host/path?token=abc' -H 'Authorization: Bearer abc'"
                + " -H 'Content-Type: application/json'"
                + #" --data-raw '{"a":"b","password":"abc"}'"#)
    }

    @Test(arguments: [
        Data([0xFF, 0xD8]), Data("a\0b".utf8), Data(#"{"token":"abc"#.utf8), Data("abc".utf8),
    ])
    func `a body that cannot be written is a file that is not there`(body: Data) throws {
        let endpoint = Endpoint(url: Self.place, method: .post, payload: .data(body))
        #expect(
            try endpoint.encoded().curl()
                == "curl 'https://host/path' -H 'Content-Type:'"
                + " --data-binary '@[\(body.count) bytes]'")
    }

    @Test func `an empty body is one, whatever it should be`() throws {
        let headers: HTTPHeaders = ["Content-Type": "application/json"]
        #expect(
            try request(.post, headers, "").curl()
                == "curl 'https://host/path' -H 'Content-Type: application/json' --data-raw ''")
    }

    @Test func `an endpoint that cannot be sent has no command`() {
        #expect(throws: NetError.self) {
            try Endpoint(url: URL(string: "ftp://host")!).encoded().curl()
        }
    }

    @Test func `brackets in a URL are no pattern`() throws {
        let url = URL(string: "http://[::1]:80/a")!
        #expect(try Endpoint(url: url).encoded().curl() == "curl 'http://[::1]:80/a' --globoff")
    }

    #if os(Linux) || os(macOS)
        /// The arguments that a shell passes to the command.
        private func words(of command: String) throws -> [String] {
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            let script = #"curl() { for word in "$@"; do printf '%s\0' "$word"; done; }"#
            shell.arguments = ["-c", script + "\n" + command]
            let output = Pipe()
            shell.standardOutput = output
            try shell.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            shell.waitUntilExit()
            return String(decoding: data, as: UTF8.self).split(
                separator: "\0", omittingEmptySubsequences: false
            ).dropLast().map(String.init)
        }

        @Test(arguments: [
            "it's", "''", "'", "'\u{301}$(id)'\u{200D}", "\r\n'\r\n", "a\nb\r\nc",
            "$HOME ${HOME} $(id) `id`", #"back\slash \' \" \n"#,
            "!!",
            "a;b&&c|d>e<f", "\"quoted\"", "* ? [a] {b,c} ~", "日本語 😀 é", "-X DELETE", "@file",
            " spaces  ", "#comment", "%s%n", "\t", "{\"a\": \"it's $5\"}", "'; rm -rf /; '",
        ])
        func `a shell hands on every word as it was`(text: String) throws {
            let header = text.split(whereSeparator: \.isNewline).joined()
            let method: HTTPMethod = "A'b$`"
            let request = try Endpoint(
                url: Self.place, method: method, headers: ["X-A": header],
                payload: .data(Data(text.utf8), contentType: "text/plain", query: ["q": text])
            ).encoded()
            #expect(
                try words(of: request.curl(redacting: .none)) == [
                    request.url.absoluteString, "-X", method.rawValue, "-H", "X-A: \(header)",
                    "-H", "Content-Type: text/plain", "--data-raw", text,
                ])
        }
    #endif
}
