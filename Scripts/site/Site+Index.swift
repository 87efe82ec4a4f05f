extension Site {
    /// Makes one index of the modules' indexes, in which the words of the index of tasks are found,
    /// too: a page that is a "module" would show only what is below it.
    func finishIndex() throws {
        let path = "index/index.json"
        var index = try object(path)
        guard var languages = index["interfaceLanguages"] as? JSONObject,
            var root = (languages["swift"] as? [JSONObject])?.first,
            let children = root["children"] as? [JSONObject]
        else { stop("\(path): wanted the pages of Swift") }
        let parts = modules.compactMap { module -> JSONObject? in
            var part = children.first { $0["title"] as? String == module }
            part?["type"] = "collection"
            return part
        }
        let first = try start.map { try node($0, title: reference(to: $0).fields["title"]) }
        // At the end: of two entries of a page, the first one is shown as open.
        var words = node(start.last ?? "", title: "Words of tasks")
        words["children"] = try taskWords().map { node($0.address, title: $0.words) }
        root["children"] = [marker("Start")] + first + [marker("Modules")] + parts + [words]
        languages["swift"] = [root]
        index["interfaceLanguages"] = languages
        try write(index, to: path)
    }

    /// The rows of the index of tasks: the words of its first column, the page of its second.
    private func taskWords() throws -> [(words: String, address: String)] {
        let page = try object("data/documentation/streamnet/indexoftasks.json")
        let references = page["references"] as? JSONObject ?? [:]
        return rows(in: page["primaryContentSections"] ?? []).compactMap { cells in
            guard cells.count == 2, let id = cells[1].id,
                let url = (references[id] as? JSONObject)?["url"] as? String
            else { return nil }
            return (cells[0].text, url)
        }
    }
}

private func marker(_ title: String) -> JSONObject { ["title": title, "type": "groupMarker"] }

private func node(_ address: String, title: Any?) -> JSONObject {
    ["title": title ?? "", "path": address, "type": "article"]
}

/// The text and the link of each cell of the tables in a part of a page.
private func rows(in json: Any) -> [[(text: String, id: String?)]] {
    if let list = json as? [Any] { return list.flatMap { rows(in: $0) } }
    guard let object = json as? JSONObject else { return [] }
    if object["type"] as? String == "table", let rows = object["rows"] as? [[Any]] {
        return rows.dropFirst().map { $0.map { (text(of: $0), link(in: $0)) } }
    }
    return object.values.flatMap { rows(in: $0) }
}

private func text(of json: Any) -> String {
    if let list = json as? [Any] { return list.map { text(of: $0) }.joined() }
    guard let object = json as? JSONObject else { return "" }
    return object["text"] as? String ?? object["code"] as? String
        ?? text(of: object["inlineContent"] ?? [])
}

private func link(in json: Any) -> String? {
    if let list = json as? [Any] { return list.lazy.compactMap { link(in: $0) }.first }
    guard let object = json as? JSONObject else { return nil }
    if object["type"] as? String == "reference" { return object["identifier"] as? String }
    return object["inlineContent"].flatMap { link(in: $0) }
}
