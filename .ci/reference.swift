// Checks the reference that .ci/docs has made: each thing is on one page, in a group that somebody
// chose, and no code block is wider than a page. Takes a folder and the names of its modules: the
// folder has the symbol graphs of a module in `name`, and its archive in `name.doccarchive`.
import Foundation

/// A page of the site shows 76 characters of code at 1280 pixels.
let widestCode = 76
/// A type with more members has a page in `Types`, which groups them.
let mostUngrouped = 12

func stop(_ message: String) -> Never {
    print(message)
    exit(2)
}

func object(_ file: URL) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    guard let object = json as? [String: Any] else { stop("\(file.path): wanted an object") }
    return object
}

func files(in folder: URL, _ suffix: String) -> [URL] {
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { stop("\(folder.path): wanted a folder") }
    return all.compactMap { $0 as? URL }.filter { $0.path.hasSuffix(suffix) }
        .sorted { $0.path < $1.path }
}

/// The symbols of a module's graphs that its sources do not declare, such as copies and those of
/// other modules.
func foreignSymbols(of module: String, in folder: URL) throws -> (all: Int, foreign: [String]) {
    var all = 0
    var foreign: [String] = []
    for file in files(in: folder.appending(path: module), ".symbols.json") {
        guard let symbols = try object(file)["symbols"] as? [[String: Any]] else {
            stop("\(file.path): wanted symbols")
        }
        for symbol in symbols {
            let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String
            let name = (symbol["pathComponents"] as? [String])?.joined(separator: ".") ?? "?"
            let id = (symbol["identifier"] as? [String: Any])?["precise"] as? String ?? "?"
            let uri = (symbol["location"] as? [String: Any])?["uri"] as? String ?? ""
            // Extensions of other modules' types are there to hold our members of them.
            guard kind != "swift.extension" else { continue }
            all += 1
            // What the compiler adds, such as `init(rawValue:)`, is nowhere in the sources.
            let isOurs =
                uri.isEmpty
                ? id.hasPrefix("s:\(module.count)\(module)") : uri.contains("/Sources/\(module)/")
            if id.contains("::SYNTHESIZED::") || !isOurs { foreign.append("\(name) (\(id))") }
        }
    }
    return (all, foreign)
}

/// The code blocks of a page that have a line that is too wide.
func wideBlocks(in json: Any) -> [String] {
    if let list = json as? [Any] { return list.flatMap { wideBlocks(in: $0) } }
    guard let object = json as? [String: Any] else { return [] }
    if object["type"] as? String == "codeListing", let lines = object["code"] as? [String] {
        return lines.filter { $0.count > widestCode }.prefix(1).map { $0 }
    }
    return object.flatMap { $0.key == "references" ? [] : wideBlocks(in: $0.value) }
}

/// The members of a page in groups that nobody chose, such as "Instance Methods".
func ungrouped(on page: [String: Any]) -> [String] {
    let sections = page["topicSections"] as? [[String: Any]] ?? []
    // These have symbols of other modules, and no page could name them on all platforms.
    let excepted: Set = ["Extended Modules", "Default Implementations"]
    return
        sections
        .filter {
            $0["generated"] as? Bool == true && !excepted.contains($0["title"] as? String ?? "")
        }
        .flatMap { $0["identifiers"] as? [String] ?? [] }
}

guard CommandLine.arguments.count > 2 else { stop("wanted a folder and modules") }
let folder = URL(filePath: CommandLine.arguments[1])
var faults: [String] = []
let modules = Array(CommandLine.arguments.dropFirst(2))
for module in modules {
    let graph = try foreignSymbols(of: module, in: folder)
    guard graph.all > 0 else { stop("\(module): wanted symbols") }
    faults += graph.foreign.map { "\(module): a symbol of another module: \($0)" }

    let archive = folder.appending(path: "\(module).doccarchive/data/documentation")
    let pages = files(in: archive, ".json")
    for file in pages {
        let page = try object(file)
        let name = file.path.dropFirst(archive.path.count + 1).dropLast(".json".count)
        faults += wideBlocks(in: page).map { "\(name): wider than \(widestCode): \($0)" }
        let members = ungrouped(on: page)
        let isModule = !name.contains("/")
        if isModule ? !members.isEmpty : members.count > mostUngrouped {
            faults += members.map { "\(name): in no group: \($0)" }
        }
    }
    print("\(module): \(graph.all) symbols, \(pages.count) pages")
}
for fault in faults { print(fault) }
print(faults.isEmpty ? "each thing once, in a group" : "\(faults.count) faults")
exit(faults.isEmpty ? 0 : 1)
