import Foundation

extension Site {
    /// Gives the first page a colour, a sentence with the version, and the order of its links, and
    /// leads the root of the site to it: docc makes it grey, and shows nothing at the root.
    func finishFirstPage(version: String) throws {
        let path = "data/documentation.json"
        var page = try object(path)
        var metadata = page["metadata"] as? JSONObject ?? [:]
        metadata["color"] = ["standardColorIdentifier": "blue"]
        page["metadata"] = metadata
        var references = page["references"] as? JSONObject ?? [:]
        let first = try start.map { try reference(to: $0) }
        for (id, fields) in first { references[id] = fields }
        page["references"] = references
        let ids = modules.map { "doc://\($0)/documentation/\($0)" }
        page["topicSections"] = [
            section("Start", first.map(\.id)),
            section("Modules", ids),
        ]
        page["abstract"] = [
            [
                "type": "text",
                "text": "Requests as streams, and responses as models. Version \(version).",
            ]
        ]
        try write(page, to: path)
        try #"<!doctype html><meta http-equiv="refresh" content="0; url=documentation/">"#
            .write(to: folder.appending(path: "index.html"), atomically: true, encoding: .utf8)
    }

    private func section(_ title: String, _ ids: [String]) -> JSONObject {
        ["title": title, "anchor": title, "identifiers": ids]
    }
}
