import Foundation

/// A walk from the first page of the site along all links: each leads to a page or a file that
/// exists, and each page is reached.
struct Walk {
    private let site: Site
    private(set) var faults: [String] = []
    private var waiting = ["/documentation"]
    private var reached: Set = ["/documentation"]

    init(through site: Site) throws {
        self.site = site
        while let page = waiting.popLast() { try visit(page) }
        let pages = Set(
            site.pages(below: "data").map { $0.dropFirst("data".count).dropLast(".json".count) })
        faults += pages.subtracting(reached.map { $0[...] }).sorted()
            .map { "no link leads to \($0)" }
        print("\(reached.count) pages reached")
    }

    private mutating func visit(_ page: String) throws {
        let json = try site.object("data\(page).json")
        for reference in (json["references"] as? JSONObject ?? [:]).values {
            guard let reference = reference as? JSONObject else { continue }
            for file in variants(of: reference) where !site.isThere(file) {
                faults.append("\(page): no file \(file)")
            }
            // The titles of sections are references, too.
            guard let url = reference["url"] as? String, url.hasPrefix("/") else { continue }
            let target = String(url.split(separator: "#")[0])
            if !reached.insert(target).inserted { continue }
            if site.isThere("data\(target).json") {
                waiting.append(target)
            } else {
                reached.remove(target)
                faults.append("\(page): leads nowhere: \(target)")
            }
        }
    }

    /// The files of a picture or a download.
    private func variants(of reference: JSONObject) -> [String] {
        let variants = reference["variants"] as? [JSONObject] ?? []
        return variants.compactMap { $0["url"] as? String }.filter { $0.hasPrefix("/") }
    }
}
