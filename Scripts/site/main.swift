// Finishes the site that .ci/docs has merged, and walks through it: see there. Takes its folder,
// the version and the names of the modules.
import Foundation

func stop(_ message: String) -> Never {
    print(message)
    exit(2)
}

guard CommandLine.arguments.count > 3 else { stop("wanted a folder, a version and modules") }
let site = Site(
    folder: URL(filePath: CommandLine.arguments[1]),
    modules: Array(CommandLine.arguments.dropFirst(3)))
try site.finishFirstPage(version: CommandLine.arguments[2])
try site.finishIndex()
try site.finishTutorials()
try site.showMarblesFirst()
let faults = try Walk(through: site).faults
for fault in faults { print(fault) }
if !faults.isEmpty { exit(1) }
