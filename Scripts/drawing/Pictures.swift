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
    for file in try FileManager.default.contentsOfDirectory(atPath: "Pictures")
    where file.hasSuffix(".txt") {
        let path = "Pictures/\(file)"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let head = lines.first.map { $0.split(separator: ":", maxSplits: 1) } ?? []
        let steps = lines.dropFirst().map { Step($0, in: path) }
        guard head.count == 2, ["chain", "steps", "list"].contains(head[0]), !steps.isEmpty else {
            stop("\(path): wanted `chain`, `steps` or `list`, a title after a colon, and steps")
        }
        let isChain = head[0] == "chain", isList = head[0] == "list"
        add(String(file.dropLast(4)), head[1].trimmingCharacters(in: .whitespaces)) {
            isChain ? drawChain(steps, $0) : drawSteps(steps, isList: isList, $0)
        }
    }
    return pictures
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
