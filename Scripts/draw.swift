// Draws the pictures of ARCHITECTURE.md: see Scripts/draw. Reads the orders of .ci/tiers.
import Foundation

func stop(_ message: String) -> Never {
    print(message)
    exit(2)
}

/// A family of colours: a ground, its border, and a colour that stands out on the page.
struct Hue {
    var fill: String, edge: String, strong: String

    var filled: Hue { Hue(fill: strong, edge: strong, strong: strong) }
}

struct Palette {
    let suffix: String, ink: String, quiet: String, line: String, onStrong: String
    let blue: Hue, green: Hue, violet: Hue

    static let light = Palette(
        suffix: "", ink: "#1D1D1F", quiet: "#55555C", line: "#8E8E93", onStrong: "#FFFFFF",
        blue: Hue(fill: "#E8F1FC", edge: "#9CC3EE", strong: "#1F66B8"),
        green: Hue(fill: "#E7F5EC", edge: "#98CFAE", strong: "#217A48"),
        violet: Hue(fill: "#F1ECFA", edge: "#BFA9E4", strong: "#6E46B5"))
    static let dark = Palette(
        suffix: "~dark", ink: "#F5F5F7", quiet: "#B4B4BC", line: "#8E8E93", onStrong: "#101418",
        blue: Hue(fill: "#152A42", edge: "#35608F", strong: "#7DB4F0"),
        green: Hue(fill: "#14301F", edge: "#33704B", strong: "#79CB98"),
        violet: Hue(fill: "#2A2140", edge: "#654C99", strong: "#BCA0F0"))
}

/// A font of the page; system fonts differ, so widths are those of the widest.
enum Face: Int { case plain = 55, bold = 62, mono = 63 }

func width(_ text: String, _ size: Int, _ face: Face = .plain) -> Int {
    text.count * size * face.rawValue / 100
}

/// Lines of words that are no wider than `limit`.
func wrapped(_ text: String, _ size: Int, in limit: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
        if let last = lines.last, width("\(last) \(word)", size) <= limit {
            lines[lines.count - 1] += " \(word)"
        } else {
            lines.append(String(word))
        }
    }
}

/// An SVG of the width of a page, as it grows.
struct Drawing {
    static let width = 720

    let palette: Palette
    var height = 0
    var body: [String] = []

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    mutating func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ hue: Hue) {
        let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"7\""
        body.append("<rect \(place) fill=\"\(hue.fill)\" stroke=\"\(hue.edge)\"/>")
    }

    mutating func text(
        _ x: Int, _ y: Int, _ text: String, _ size: Int, _ colour: String, _ face: Face = .plain,
        anchor: String = "start"
    ) {
        guard !text.isEmpty else { return }
        let place = "x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\""
        let style = "class=\"\(face)\" font-size=\"\(size)\" fill=\"\(colour)\""
        body.append("<text \(place) \(style)>\(Self.escaped(text))</text>")
    }

    mutating func line(_ path: String, _ colour: String, isDotted: Bool = false) {
        let dots = isDotted ? " stroke-dasharray=\"1 5\"" : ""
        body.append("<path class=\"line\" d=\"\(path)\" stroke=\"\(colour)\"\(dots)/>")
    }

    /// An arrow straight across or straight down or up, its tip at the end.
    mutating func arrow(_ x: Int, _ y: Int, to toX: Int, _ toY: Int, _ colour: String) {
        let dx = (toX - x).signum(), dy = (toY - y).signum()
        line("M\(x) \(y)L\(toX - dx * 5) \(toY - dy * 5)", colour)
        let (x, y) = (toX - dx * 8, toY - dy * 8)
        let base = "\(x + dy * 5),\(y + dx * 5) \(x - dy * 5),\(y - dx * 5)"
        body.append("<polygon points=\"\(toX),\(toY) \(base)\" fill=\"\(colour)\"/>")
    }

    mutating func disc(_ x: Int, _ y: Int, _ fill: String) {
        body.append("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"14\" fill=\"\(fill)\"/>")
    }

    func svg(_ title: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)"
        viewBox="0 0 \(Self.width) \(height)" role="img">
        <title>\(Self.escaped(title))</title>
        <style>
        text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, Inter, sans-serif }
        .bold { font-weight: 600 }
        .line { fill: none; stroke-width: 2; stroke-linecap: round }
        .mono { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
        </style>
        \(body.joined(separator: "\n"))
        </svg>

        """
    }
}

/// A top folder of a module, with all that is in it.
struct Tier {
    let name: String
    var files = 0, lines = 0, folders: Set<String> = []

    static func count(_ files: Int, _ lines: Int) -> String {
        // Hundreds, so that not every change of a line changes the picture.
        let hundreds = (lines + 50) / 100
        return "\(files) \(files == 1 ? "file" : "files") · \(hundreds / 10).\(hundreds % 10)k"
    }
}

struct Module {
    let name: String
    /// Lowest first.
    var tiers: [Tier]

    /// A module by its line of .ci/tiers.
    init(_ line: String) throws {
        let parts = line.split { $0 == ":" || $0 == " " }.map(String.init)
        name = parts[0]
        let tops = parts.dropFirst().map { String($0.prefix { $0 != "/" }) }
        tiers = tops.enumerated().filter { $1 != "." && tops.firstIndex(of: $1) == $0 }
            .map { Tier(name: $1) }
        let root = "Sources/\(name)/"
        guard let paths = FileManager.default.enumerator(atPath: root) else { stop("no \(root)") }
        for case let path as String in paths where path.hasSuffix(".swift") {
            let folders = path.split(separator: "/").dropLast().map(String.init)
            guard let top = folders.first else { continue }
            guard let at = tiers.firstIndex(where: { $0.name == top }) else {
                stop("\(root)\(top): not in the order of .ci/tiers")
            }
            tiers[at].files += 1
            tiers[at].lines += try Data(contentsOf: URL(filePath: root + path)).count { $0 == 10 }
            if folders.count > 1 { tiers[at].folders.insert(folders[1]) }
        }
    }
}

func drawTiers(_ modules: [Module], _ palette: Palette) -> Drawing {
    var drawing = Drawing(palette: palette)
    let gap = 30, column = (Drawing.width - 2 - gap * (modules.count - 1)) / modules.count
    let hues = [palette.blue, palette.green, palette.violet]
    func folders(_ tier: Tier) -> [String] {
        wrapped(tier.folders.sorted().joined(separator: ", "), 11, in: column - 20)
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

struct Step {
    let title: String, subtitle: String, file: String

    var note: String { subtitle.isEmpty ? file : subtitle }

    init(_ line: Substring, in text: String) {
        let parts = line.components(separatedBy: "|") + ["", ""]
        let trimmed = parts.map { $0.trimmingCharacters(in: .whitespaces) }
        (title, subtitle, file) = (trimmed[0], trimmed[1], trimmed[2])
        guard file.isEmpty || FileManager.default.fileExists(atPath: "Sources/\(file)") else {
            stop("\(text): there is no Sources/\(file)")
        }
    }
}

func drawChain(_ steps: [Step], _ palette: Palette) -> Drawing {
    var drawing = Drawing(palette: palette)
    let box = steps.allSatisfy(\.note.isEmpty) ? 34 : 48
    let gap = 22, margin = 60, lane = 30, top = 44
    let inset = min(16, 130 / max(1, steps.count - 1)), hue = palette.violet
    let (out, back) = (palette.blue.strong, palette.green.strong)
    for (number, step) in steps.enumerated() {
        let x = margin + number * inset, right = Drawing.width - x
        let isLast = number == steps.count - 1
        let y = top + number * (box + gap), above = y - gap + (number == 0 ? -8 : 2)
        drawing.arrow(x + lane, above, to: x + lane, y - 2, out)
        drawing.arrow(right - lane, y - 2, to: right - lane, above, back)
        drawing.box(x, y, right - x, box, isLast ? hue.filled : hue)
        let line = y + (step.note.isEmpty ? box / 2 + 5 : 21), middle = Drawing.width / 2
        let ink = isLast ? palette.onStrong : palette.ink, quiet = isLast ? ink : palette.quiet
        drawing.text(middle, y + 38, step.note, 12, quiet, anchor: "middle")
        let ends = step.title.components(separatedBy: " … "), isOne = ends.count != 2
        drawing.text(middle, line, isOne ? step.title : "", 14, ink, .bold, anchor: "middle")
        guard !isOne else { continue }
        drawing.text(x + lane - 14, line, ends[0], 14, ink, .bold)
        drawing.text(right - lane + 14, line, ends[1], 14, ink, .bold, anchor: "end")
        let from = x + lane + width(ends[0], 14, .bold)
        let to = right - lane - width(ends[1], 14, .bold)
        if from < to { drawing.line("M\(from) \(line - 5)H\(to)", palette.line, isDotted: true) }
    }
    let x = margin + lane + 14, right = Drawing.width - x
    drawing.text(x, 20, "the request, on its way out", 13, out, .bold)
    drawing.text(right, 20, "the response, on its way back", 13, back, .bold, anchor: "end")
    drawing.height = top + steps.count * (box + gap) - gap + 2
    return drawing
}

func drawSteps(_ steps: [Step], isList: Bool, _ palette: Palette) -> Drawing {
    var drawing = Drawing(palette: palette)
    let left = isList ? 1 : 46, end = Drawing.width - 1, inner = end - left - 28
    let hue = isList ? palette.green : palette.blue
    var y = 1, before: Int?
    for (number, step) in steps.enumerated() {
        let lines = wrapped(step.subtitle, 13, in: inner)
        // The file stands beside the title where there is room, or else below.
        let isBeside = width(step.title, 15, .bold) + width(step.file, 12, .mono) + 20 <= inner
        let height = 36 + lines.count * 18 + (isBeside ? 0 : 20), center = y + height / 2
        drawing.box(left, y, end - left, height, hue)
        drawing.text(left + 14, y + 23, step.title, 15, palette.ink, .bold)
        for (line, text) in lines.enumerated() {
            drawing.text(left + 14, y + 43 + line * 18, text, 13, palette.quiet)
        }
        let baseline = isBeside ? y + 23 : y + height - 13
        drawing.text(end - 14, baseline, step.file, 12, hue.strong, .mono, anchor: "end")
        if !isList {
            if let before { drawing.arrow(16, before + 17, to: 16, center - 16, palette.line) }
            drawing.disc(16, center, hue.strong)
            let number = "\(number + 1)"
            drawing.text(16, center + 5, number, 14, palette.onStrong, .bold, anchor: "middle")
        }
        before = center
        y += height + 12
    }
    drawing.height = y - 11
    return drawing
}

let modules = try sequence(state: ()) { _ in readLine() }.map { try Module($0) }
guard !modules.isEmpty else { stop(".ci/tiers has no orders") }
typealias Picture = (name: String, title: String, draw: (Palette) -> Drawing)
var pictures: [Picture] = [("tiers", "The folders of each module", { drawTiers(modules, $0) })]
let present = try FileManager.default.contentsOfDirectory(atPath: "Pictures").sorted()
for file in present where file.hasSuffix(".txt") {
    let path = "Pictures/\(file)"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let head = lines.first.map { $0.split(separator: ":", maxSplits: 1) } ?? []
    let steps = lines.dropFirst().map { Step($0, in: path) }
    guard head.count == 2, ["chain", "steps", "list"].contains(head[0]), !steps.isEmpty else {
        stop("\(path): wanted `chain`, `steps` or `list`, a title after a colon, and steps")
    }
    let title = head[1].trimmingCharacters(in: .whitespaces), isList = head[0] == "list"
    let draw = head[0] == "chain" ? drawChain : { drawSteps($0, isList: isList, $1) }
    pictures.append((String(file.dropLast(4)), title, { draw(steps, $0) }))
}

let isCheck = CommandLine.arguments.contains("--check")
var wanted: [String: String] = [:]
for picture in pictures {
    for palette in [Palette.light, .dark] {
        wanted[picture.name + palette.suffix + ".svg"] = picture.draw(palette).svg(picture.title)
    }
}
var isSame = true
// Those present may be of texts that are gone.
for file in Set(present.filter { $0.hasSuffix(".svg") }).union(wanted.keys).sorted() {
    let path = "Pictures/\(file)"
    if (try? String(contentsOfFile: path, encoding: .utf8)) == wanted[file] { continue }
    isSame = false
    print(isCheck ? "\(path): run Scripts/draw" : path)
    if isCheck { continue }
    try? FileManager.default.removeItem(atPath: path)
    try wanted[file]?.write(toFile: path, atomically: true, encoding: .utf8)
}
if isSame { print("as they should be") } else if isCheck { exit(1) }
