import Foundation
import Loopback
import ResponseMapper

extension Inspector {
    /// Serves the page of the requests so far, on this machine only.
    func serve(on port: UInt16) throws -> LoopbackServer {
        try LoopbackServer(port: port) { exchange in
            try exchange.respond(
                headers: [("Content-Type", "text/html; charset=utf-8")],
                body: self.page())
        }
    }
}

/// The page of an inspector, as a browser loads it while requests are sent.
func tourInspecting(
    _ github: Provider<GitHub>, _ inspector: Inspector, _ transcript: Transcript
) async {
    await transcript.step("the page of what happens, inspector.serve(on: port)") {
        let server = try inspector.serve(on: 0)
        let browser = Provider<GitHub>(attributes: .baseURL(server.url))
        func isShown() async throws -> Bool {
            try await browser.rx(.zen).mapString().value.contains("/users/eve")
        }
        let before = try await isShown()
        _ = try await github.rx(.user("eve")).value
        return try await "a request to come is shown: \(before), one that came: \(isShown())"
    }
}
