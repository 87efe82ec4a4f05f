import Foundation

/// A top folder of a module, with the folders in it, lowest first.
struct Tier {
    let name: String
    var files = 0, lines = 0, folders: [String] = []

    static func count(_ files: Int, _ lines: Int) -> String {
        // Hundreds, so that not every change of a line changes the picture.
        let hundreds = (lines + 50) / 100
        return "\(files) \(files == 1 ? "file" : "files") · \(hundreds / 10).\(hundreds % 10)k"
    }
}

struct Module {
    let name: String
    /// Lowest first.
    var tiers: [Tier] = []

    /// A module by its line of .ci/tiers.
    init(_ line: String) throws {
        let parts = line.split { $0 == ":" || $0 == " " }.map(String.init)
        name = parts[0]
        for folder in parts.dropFirst() where folder != "." {
            let names = folder.split(separator: "/").map(String.init)
            var at = tiers.firstIndex { $0.name == names[0] } ?? tiers.endIndex
            // A room in two places stands at the upper one, whose files are its own.
            if at == tiers.endIndex { tiers.append(Tier(name: names[0])) }
            if at < tiers.endIndex - 1 {
                tiers.append(tiers.remove(at: at))
                at = tiers.endIndex - 1
            }
            tiers[at].folders += names.dropFirst()
        }
        let root = "Sources/\(name)/"
        guard let paths = FileManager.default.enumerator(atPath: root) else { stop("no \(root)") }
        for case let path as String in paths where path.hasSuffix(".swift") {
            // A tutorial shows snippets, by links in its catalogue.
            let top = path.prefix { $0 != "/" }
            guard top.count < path.count, !top.hasSuffix(".docc") else { continue }
            guard let at = tiers.firstIndex(where: { $0.name == top }) else {
                stop("\(root)\(top): not in the order of .ci/tiers")
            }
            tiers[at].files += 1
            tiers[at].lines += try Data(contentsOf: URL(filePath: root + path)).count { $0 == 10 }
        }
    }
}

func drawTiers(_ modules: [Module], _ palette: Palette) -> Drawing {
    var drawing = Drawing(palette: palette)
    let gap = 30, column = (Drawing.width - 2 - gap * (modules.count - 1)) / modules.count
    let hues = [palette.blue, palette.green, palette.violet]
    func folders(_ tier: Tier) -> [String] {
        wrapped(tier.folders.joined(separator: ", "), 11, in: column - 20)
    }
    func height(_ tier: Tier) -> Int { tier.folders.isEmpty ? 30 : 33 + folders(tier).count * 15 }
    let bottom = 58 + (modules.map { $0.tiers.reduce(0) { $0 + height($1) + 5 } }.max() ?? 0)
    for (number, module) in modules.enumerated() {
        let x = 1 + number * (column + gap), hue = hues[number % hues.count]
        var y = bottom
        for tier in module.tiers {
            y -= height(tier) + 5
            drawing.box(x, y, column, height(tier), hue)
            drawing.text(x + 10, y + 20, tier.name, 13, palette.ink, .bold)
            let count = Tier.count(tier.files, tier.lines)
            drawing.text(x + column - 10, y + 20, count, 11, palette.quiet, anchor: "end")
            for (line, text) in folders(tier).enumerated() {
                drawing.text(x + 10, y + 37 + line * 15, text, 11, palette.quiet)
            }
        }
        let all = module.tiers.reduce((0, 0)) { ($0.0 + $1.files, $0.1 + $1.lines) }
        drawing.text(x, 20, module.name, 16, hue.strong, .bold)
        drawing.text(x, 38, Tier.count(all.0, all.1) + " lines", 12, palette.quiet)
        if number > 0 { drawing.arrow(x - 5, 15, to: x - gap + 5, 15, palette.line) }
    }
    drawing.line("M1 \(bottom + 2)H\(Drawing.width - 1)", palette.line)
    let note = "A folder may refer to those below it, a module to those on its left."
    drawing.text(1, bottom + 22, note, 12, palette.quiet)
    drawing.height = bottom + 30
    return drawing
}
