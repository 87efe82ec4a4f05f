import Foundation
import Loopback
import ResponseMapper

// `swift run Example`         a tour through the library, against a server of its own
// `swift run Example --live`  the GitHub part of it, against api.github.com

let server = try startServer()
let transcript = Transcript(server: server.url)

if CommandLine.arguments.contains("--live") {
    await tourGitHub(Provider<GitHub>(), as: "apple", transcript)
} else {
    let github = Provider<GitHub>(attributes: .baseURL(server.url))
    await tourGitHub(github, as: "ann", transcript)
    await tourLocal(github, server, transcript)
    await tourActions(server, transcript)
    await tourLive(github, server, transcript)
}
exit(transcript.isAsExpected ? 0 : 1)
