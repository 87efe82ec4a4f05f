import Foundation

typealias JSONObject = [String: Any]

/// The pages of the modules as one site.
struct Site {
    let folder: URL
    let modules: [String]

    /// The pages that a newcomer starts with.
    let start = [
        "/documentation/streamnet/gettingstarted", "/tutorials/responsemapper/firstcall",
        "/documentation/streamnet/indexoftasks",
    ]

    func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path)
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
            "url": address, "title": title, "abstract": page["abstract"] ?? [],
        ]
        return (id, fields)
    }

    func write(_ json: JSONObject, to path: String) throws {
        try JSONSerialization.data(withJSONObject: json).write(to: folder.appending(path: path))
    }
}
