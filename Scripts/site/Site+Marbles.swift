import Foundation

extension Site {
    /// Shows the discussion of an operator, which begins with its marble diagram, before its
    /// parameters.
    func showMarblesFirst() throws {
        for path in pages(below: "data/documentation") {
            let data = try Data(contentsOf: folder.appending(path: path))
            guard data.range(of: Data(#""Marble diagram"#.utf8)) != nil else { continue }
            var page = try object(path)
            var sections = page["primaryContentSections"] as? [JSONObject] ?? []
            let kinds = sections.map { $0["kind"] as? String }
            guard let parameters = kinds.firstIndex(of: "parameters"),
                let discussion = kinds.firstIndex(of: "content"), parameters < discussion
            else { continue }
            sections.insert(sections.remove(at: discussion), at: parameters)
            page["primaryContentSections"] = sections
            try write(page, to: path)
        }
    }
}
