/// The files of Docs.
func pagesForGitHub(of library: Library) -> [String: String] {
    var all: [String: String] = [:]
    for page in library.pages { all[page.file] = document(page, library) }
    all["Docs/README.md"] = index(of: library)
    return all
}

private let origin = "Written by Scripts/docs-for-github: change"

private func document(_ page: Page, _ library: Library) -> String {
    let conversion = Conversion(of: page, in: library)
    let module = page.isFirst ? "" : " · [\(page.module)](README.md)"
    let body = conversion.document(page.lines)
    let topics = page.isFirst ? contents(of: page, conversion) : ""
    return tidy(
        """
        <!-- \(origin) \(page.source) -->
        [Documentation](../README.md)\(module)

        # \(page.title)

        \(body)

        \(topics)
        """)
}

/// The list of pages on the first page of a module.
private func contents(of page: Page, _ conversion: Conversion) -> String {
    let library = conversion.library
    return page.topics.compactMap { line in
        if line == "## Topics" { return "## Pages" }
        if line.hasPrefix("#") { return "\(line)\n" }
        guard let link = line.firstMatch(of: /^- <doc:(.+)>/),
            let target = library.page(link.1, from: page)
        else { return line.isEmpty ? "" : nil }
        let abstract = Conversion(of: target, in: library).inline(target.abstract)
        return "- [\(target.title)](\(conversion.way(to: target))): \(abstract)"
    }.joined(separator: "\n")
}

/// The first page of all: the index of tasks, then the pages of each module in their order.
private func index(of library: Library) -> String {
    guard let tasks = library.pages.first(where: { $0.name == "IndexOfTasks" }) else {
        stop("no page IndexOfTasks")
    }
    let file = "Docs/README.md"
    let modules = library.modules.compactMap { module -> String? in
        guard let page = library.pages.first(where: { $0.isFirst && $0.module == module })
        else { return nil }
        let conversion = Conversion(of: page, in: library, to: file)
        let links = page.topics.compactMap { line -> String? in
            guard let link = line.firstMatch(of: /^- <doc:(.+)>/),
                let target = library.page(link.1, from: page)
            else { return nil }
            return "[\(target.title)](\(conversion.way(to: target)))"
        }
        return """
            ### [\(module)](\(conversion.way(to: page)))

            \(conversion.inline(page.abstract))

            \(links.joined(separator: " ·\n"))
            """
    }
    return tidy(
        """
        <!-- \(origin) \(tasks.source) -->
        # Documentation

        \(Conversion(of: tasks, in: library, to: file).document(tasks.lines))

        ## All pages

        \(modules.joined(separator: "\n\n"))
        """)
}

/// One blank line between paragraphs, and none at the end; code blocks stay as they are.
private func tidy(_ document: String) -> String {
    let tidied = parts(of: document).map { part in
        part.isCode ? part.text : part.text.replacing(/\n{3,}/, with: "\n\n")
    }
    let text = tidied.joined(separator: "\n")
    return text.replacing(/\s+$/, with: "") + "\n"
}
