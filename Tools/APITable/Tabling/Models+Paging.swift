extension Models {
    /// Returns the rule by which the pages of a list follow each other, as code; nil for no pages
    /// of a known form. The model of a page is named after its elements.
    func pagingRule(of operation: DescribedOperation, _ output: RowOutput) throws -> String? {
        guard operation.method == "GET" else { return nil }
        if case .model(let page)? = output.type, let (path, key) = next(in: page) {
            let place = Source.literal(path)
            let parameter = cursor(of: operation, key).map { Source.literal($0) }
            let isAddress = Names.addresses.contains(key)
            if isAddress || parameter != nil { namePage(page) }
            if isAddress { return ".paging(.address(at: \(place)))" }
            if let parameter { return ".paging(.cursor(\(parameter), at: \(place)))" }
        }
        for (code, answer) in operation.operation.responses?.list ?? [] where code.hasPrefix("2") {
            let headers = try description.resolve(answer).headers?.list ?? []
            let isLinked = headers.contains { $0.name.lowercased() == "link" }
            if isLinked { return ".paging(.link)" }
        }
        return nil
    }

    /// The member of a page, or of an object in it, that leads to the next one.
    private func next(in page: Model.ID) -> (path: String, key: String)? {
        guard case .object(let properties) = self[page].kind else { return nil }
        for property in properties where property.type == .text {
            let isCertain = property.key != "next" || properties.contains { $0.type.isList }
            let isNext = isCertain && Names.all.contains(property.key)
            if isNext { return (step(property.key), property.key) }
        }
        for property in properties where Names.holders.contains(property.key) {
            guard case .model(let inner) = property.type,
                case .object(let members) = self[inner].kind
            else { continue }
            for member in members where member.type == .text && Names.all.contains(member.key) {
                return ("\(step(property.key))>\(step(member.key))", member.key)
            }
        }
        return nil
    }

    private func step(_ key: String) -> String {
        key.replacing("\\", with: "\\\\").replacing(">", with: "\\>")
    }

    /// The parameter of the query that takes a cursor.
    private func cursor(of operation: DescribedOperation, _ key: String) -> String? {
        let names = operation.parameters.filter { $0.value.place == .query }.map(\.value.name)
        return names.first { Names.parameters.contains($0) || key == "next_\($0)" || key == $0 }
    }

    private func namePage(_ page: Model.ID) {
        guard case .object(let properties) = self[page].kind else { return }
        if case .component = self[page].origin { return }
        let lists = properties.compactMap {
            if case .list(.model(let id)) = $0.type { id } else { nil }
        }
        guard lists.count == 1, case .component = self[lists[0]].origin else { return }
        self[page].origin = .page(of: lists[0])
    }
}

/// The names that pages are known by.
private enum Names {
    static let addresses: Set = [
        "next_page_url", "next_page_uri", "nextPageUrl", "nextPageUri", "next_url", "nextUrl",
        "next_uri", "nextLink", "next_link", "next", "@odata.nextLink", "odata.nextLink",
    ]
    static let cursors: Set = [
        "next_cursor", "nextCursor", "next_page_token", "nextPageToken", "next_token", "nextToken",
        "end_cursor", "endCursor", "cursor", "NextToken", "continuation_token",
    ]
    static let all = addresses.union(cursors)
    static let holders: Set = [
        "meta", "links", "_links", "paging", "pagination", "page", "page_info", "pageInfo",
        "response_metadata", "metadata",
    ]
    static let parameters: Set = [
        "cursor", "after", "page_token", "pageToken", "next_token", "nextToken", "starting_after",
        "NextToken", "continuation_token",
    ]
}
