import Foundation

extension Site {
    /// Lets the name of a chapter above a tutorial lead to the list of tutorials: docc gives
    /// chapters an address without a page.
    func finishTutorials() throws {
        for path in pages(below: "data/tutorials") {
            var page = try object(path)
            guard var references = page["references"] as? JSONObject else { continue }
            for (id, reference) in references {
                guard var reference = reference as? JSONObject,
                    let url = reference["url"] as? String,
                    url.hasPrefix("/tutorials/tutorials/")
                else { continue }
                reference["url"] = "/tutorials/tutorials"
                references[id] = reference
            }
            page["references"] = references
            try write(page, to: path)
        }
    }
}
