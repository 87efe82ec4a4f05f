extension DocumentedDrawing {
    /// The title of the picture.
    var imageTitle: String { "Marble diagram of \(title)" }
}

extension MarbleDrawing {
    /// The drawing in words, for those who do not see it.
    var described: String {
        panels.map { panel in
            let sources = panel.sources.map { $0.described("Source") }
            let operation = panel.operation.map { [$0 + "."] } ?? []
            let results = panel.results.map { $0.described("Result") }
            return ((panel.hasNames ? operation + sources : sources + operation) + results)
                .joined(separator: " ")
        }.joined(separator: " ")
    }
}

extension MarbleLine {
    fileprivate func described(_ role: String) -> String {
        let name = name.isEmpty ? role : name.capitalized
        let start = start > 0 ? ["from \(start) s"] : []
        let said =
            start + events.map { "\(words(for: $0.mark)) at \($0.column) s" }
            + (isEndless ? ["and so on"] : [])
        let inner = inner.sorted { $0.key < $1.key }.map { $1.described($0) }
        let text = said.isEmpty ? "nothing" : said.joined(separator: ", ")
        return (["\(name): \(text)."] + inner).joined(separator: " ")
    }

    private func words(for mark: Mark) -> String {
        switch mark {
        case .element(let element): text(of: element)
        case .error: "an error"
        case .completed: "completed"
        case .subscribed: name == "connect" ? "connected" : "subscribed"
        case .disposed: "disposed"
        }
    }
}
