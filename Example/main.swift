import Foundation
import Loopback
import ResponseMapper

// `swift run Example`         a tour through the library, against a server of its own
// `swift run Example --live`  the GitHub part of it, against api.github.com

let server = try startServer()
let transcript = Transcript(server: server.url)
let inspector = Inspector()

if CommandLine.arguments.contains("--live") {
    await tourGitHub(Provider<GitHub>(plugins: [inspector]), as: "apple", transcript)
} else {
    let github = Provider<GitHub>(
        plugins: [inspector], attributes: .baseURL(server.url))
    await tourGitHub(github, as: "ann", transcript)
    await tourLocal(github, server, transcript)
    await tourActions(server, transcript)
    await tourLive(github, server, transcript)
    await tourChat(server, transcript)
    await tourSimulation(transcript)
    await tourInspecting(github, inspector, transcript)
}
try inspector.write(to: URL(filePath: ".build/network.html"))
print(
    """

    See what happened: open .build/network.html
    Read next:
      Example/GitHubClient               a client as an app has it: swift run GitHubClient
      Docs/StreamNet/GettingStarted.md   the first request, step by step
      Docs/README.md                     all pages, by task
    """)
exit(transcript.isAsExpected ? 0 : 1)
