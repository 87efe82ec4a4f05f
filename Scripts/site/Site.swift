import Foundation

typealias JSONObject = [String: Any]

/// The pages of the modules as one site.
struct Site {
    let folder: URL
    let modules: [String]

    /// The pages that a newcomer starts with; the last one is the index of tasks.
    let start = [
        "/documentation/streamnet/gettingstarted", "/tutorials/responsemapper/firstcall",
        "/documentation/streamnet/indexoftasks",
    ]

    func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }

    /// The files of the pages below a folder, by their paths in the site.
    func pages(below place: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder.appending(path: place).path)
        guard let names = files?.compactMap({ $0 as? String }) else { stop("no folder \(place)") }
        return names.filter { $0.hasSuffix(".json") }.map { "\(place)/\($0)" }
    }

    func object(_ path: String) throws -> JSONObject {
        let data = try Data(contentsOf: folder.appending(path: path))
        guard let object = try JSONSerialization.jsonObject(with: data) as? JSONObject else {
            stop("\(path): wanted an object")
        }
        return object
    }

    /// The identifier of a page, its title and its first sentence, as a link to it has them.
    func reference(to address: String) throws -> (id: String, fields: JSONObject) {
        let page = try object("data\(address).json")
        guard let id = (page["identifier"] as? JSONObject)?["url"] as? String,
            let title = (page["metadata"] as? JSONObject)?["title"]
        else { stop("\(address): wanted an identifier and a title") }
        let fields: JSONObject = [
            "type": "topic", "kind": "article", "role": "article", "identifier": id,
            "url": address, "title": title, "abstract": abstract(of: page),
        ]
        return (id, fields)
    }

    /// The first sentence of a page; that of a tutorial is the first paragraph of its introduction.
    private func abstract(of page: JSONObject) -> Any {
        let introduction = (page["sections"] as? [JSONObject])?.first?["content"] as? [JSONObject]
        return page["abstract"] ?? introduction?.first?["inlineContent"] ?? []
    }

    func write(_ json: JSONObject, to path: String) throws {
        try JSONSerialization.data(withJSONObject: json).write(to: folder.appending(path: path))
    }
}
