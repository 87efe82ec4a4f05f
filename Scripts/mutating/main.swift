import Foundation

do {
    let status = try Session(Options(CommandLine.arguments.dropFirst())).start()
    exit(status)
} catch {
    note("Scripts/mutate: \(error)")
    exit(2)
}
