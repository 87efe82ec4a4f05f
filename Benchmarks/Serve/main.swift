import Foundation
import Loopback

// A server for the transport rows, in a process of its own so that its work is not counted.
let body = String(repeating: #"{"id": 1, "name": "Ann"}, "#, count: 80)
let server = try LoopbackServer {
    try $0.respond(headers: [("Content-Type", "application/json")], body: body)
}
// Written, not printed: a buffer would keep it.
try FileHandle.standardOutput.write(contentsOf: Data("\(server.port)\n".utf8))
// Until the process that started it is gone.
while readLine() != nil {}
server.stop()
