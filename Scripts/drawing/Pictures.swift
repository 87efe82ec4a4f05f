import Foundation

/// The texts of pictures by their names, each one light and dark.
typealias Pictures = [String: String]

/// The tiers, light and dark.
func tiers(of modules: [Module]) -> Pictures {
    Palette.all.reduce(into: [:]) { pictures, palette in
        pictures[palette.file("tiers")] =
            drawTiers(modules, palette).svg("The folders of each module")
    }
}

/// The pictures of the texts in a folder.
func pictures(in folder: String, with drawings: [DocumentedDrawing]) throws -> Pictures {
    try PictureText.all(in: folder).reduce(into: [:]) { pictures, text in
        let draw = text.picture(with: drawings)
        for palette in Palette.all { pictures[palette.file(text.name)] = draw(palette) }
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
    // Those present may be of texts that are gone; a test draws that of a trace.
    let present = try files.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".svg") && !$0.hasPrefix("waterfall") }
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
