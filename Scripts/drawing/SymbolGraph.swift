import Foundation

/// Puts a picture in front of each drawing in the doc comments of symbol graphs, so that the
/// sources and the help of editors have only the text.
func show(_ drawings: [DocumentedDrawing], in paths: [String]) throws {
    let shown = try paths.reduce(into: Set()) { $0.formUnion(try show(drawings, in: $1)) }
    let hidden = Set(DocumentedDrawing.pictured(drawings).map(\.name)).subtracting(shown)
    guard hidden.isEmpty else { stop("drawings that no symbol has: \(hidden.sorted())") }
    print("\(shown.count) marble diagrams")
}

private func show(_ drawings: [DocumentedDrawing], in path: String) throws -> Set<String> {
    let file = URL(filePath: path)
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    guard var graph = json as? [String: Any], var symbols = graph["symbols"] as? [[String: Any]]
    else { stop("\(path): no symbol graph") }
    var shown: Set<String> = []
    for at in symbols.indices {
        guard var comment = symbols[at]["docComment"] as? [String: Any],
            var lines = comment["lines"] as? [[String: Any]]
        else { continue }
        let texts = lines.map { $0["text"] as? String ?? "" }
        for block in DocumentedDrawing.blocks(in: texts).reversed() {
            guard let documented = drawings.first(where: { $0.drawing == block.drawing }) else {
                stop("\(path): a drawing that no source has: \(texts[block.start])")
            }
            shown.insert(documented.name)
            // An error that the picture makes is reported where the drawing is.
            var line = lines[block.start]
            let texts = ["![\(documented.imageTitle)](\(documented.name))", ""]
            lines.insert(
                contentsOf: texts.map { text in
                    line["text"] = text
                    return line
                }, at: block.start)
        }
        comment["lines"] = lines
        symbols[at]["docComment"] = comment
    }
    graph["symbols"] = symbols
    try JSONSerialization.data(withJSONObject: graph).write(to: file)
    return shown
}
