import Foundation

/// The texts of pictures by their names, each one light and dark.
typealias Pictures = [String: String]

/// The tiers, and what each text in Pictures says.
func architecture(of modules: [Module]) throws -> Pictures {
    var pictures: Pictures = [:]
    func add(_ name: String, _ title: String, _ draw: (Palette) -> Drawing) {
        for palette in Palette.all { pictures[palette.file(name)] = draw(palette).svg(title) }
    }
    add("tiers", "The folders of each module") { drawTiers(modules, $0) }
    for text in try PictureText.all(in: "Pictures") {
        let steps = text.lines.map { Step($0, in: text.path) }
        guard ["chain", "steps", "list"].contains(text.kind), !steps.isEmpty else {
            stop("\(text.path): wanted `chain`, `steps` or `list`, and steps")
        }
        add(text.name, text.title) {
            text.kind == "chain"
                ? drawChain(steps, $0) : drawSteps(steps, isList: text.kind == "list", $0)
        }
    }
    return pictures
}

/// The pictures of the pages of a module.
func pages(_ module: String) throws -> Pictures {
    var pictures: Pictures = [:]
    for text in try PictureText.all(in: "Pictures/\(module)") {
        guard text.kind == "marbles", let drawing = MarbleDrawing(text.lines.map { String($0) })
        else { stop("\(text.path): wanted `marbles`, and a drawing") }
        for palette in Palette.all {
            let picture = MarblePicture(drawing, palette)
            pictures[palette.file(text.name)] = picture.svg(title: text.title)
        }
    }
    return pictures
}

/// A file that is drawn: the first line is `kind: title`.
private struct PictureText {
    let path: String
    let kind: Substring
    let title: String
    let lines: ArraySlice<Substring>

    var name: String { String(path.split(separator: "/").last?.dropLast(4) ?? "") }

    static func all(in folder: String) throws -> [PictureText] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
            .map { try PictureText("\(folder)/\($0)") }
    }

    private init(_ path: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let head = lines.first.map { $0.split(separator: ":", maxSplits: 1) } ?? []
        guard head.count == 2 else { stop("\(path): wanted a kind and a title after a colon") }
        (self.path, kind, self.lines) = (path, head[0], lines.dropFirst())
        title = head[1].trimmingCharacters(in: .whitespaces)
    }
}

/// The drawings of doc comments.
func marbles(_ drawings: [DocumentedDrawing]) -> Pictures {
    var pictures: Pictures = [:]
    for documented in DocumentedDrawing.pictured(drawings) {
        for palette in Palette.all {
            let picture = MarblePicture(documented.drawing, palette)
            pictures[palette.file(documented.name)] = picture.svg(title: documented.imageTitle)
        }
    }
    return pictures
}

/// Writes what is not so yet, or says it; true if all were.
func write(_ wanted: Pictures, to folder: String, isCheck: Bool) throws -> Bool {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Those present may be of texts that are gone.
    let present = try files.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".svg") }
    var isSame = true
    for file in Set(present).union(wanted.keys).sorted() {
        let path = "\(folder)/\(file)"
        if (try? String(contentsOfFile: path, encoding: .utf8)) == wanted[file] { continue }
        isSame = false
        print(isCheck ? "\(path): run Scripts/draw" : path)
        if isCheck { continue }
        if let text = wanted[file] {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } else {
            try files.removeItem(atPath: path)
        }
    }
    return isSame
}
