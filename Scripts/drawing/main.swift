// Draws pictures, and shows them in symbol graphs: see Scripts/draw. Reads the orders of .ci/tiers.
import Foundation

func stop(_ message: String) -> Never {
    print(message)
    exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
let drawings = try DocumentedDrawing.all(under: "Sources/Streams")
if arguments.first == "--show" {
    try show(drawings, in: Array(arguments.dropFirst()))
    exit(0)
}

let modules = try sequence(state: ()) { _ in readLine() }.map { try Module($0) }
guard !modules.isEmpty else { stop(".ci/tiers has no orders") }
let isCheck = arguments.first == "--check"
let general = try pictures(in: "Pictures", with: drawings)
let isSame = try [
    write(tiers(of: modules).merging(general) { $1 }, to: "Pictures", isCheck: isCheck),
    write(
        pictures(in: "Pictures/Streams", with: drawings),
        to: "Sources/Streams/Streams.docc/Resources", isCheck: isCheck),
    write(
        // Of the general ones, the chain is for users, too.
        pictures(in: "Pictures/StreamNet", with: drawings)
            .merging(general.filter { $0.key.hasPrefix("chain") }) { $1 },
        to: "Sources/StreamNet/StreamNet.docc/Resources", isCheck: isCheck),
    write(
        marbles(drawings), to: "Sources/Streams/Streams.docc/Resources/Marbles", isCheck: isCheck),
]
if isSame.allSatisfy({ $0 }) { print("as they should be") } else if isCheck { exit(1) }
