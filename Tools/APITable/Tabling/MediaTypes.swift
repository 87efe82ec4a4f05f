/// The media types of bodies.
enum MediaTypes {
    /// Returns a media type without parameters, in lower case.
    static func plain(_ type: String) -> String {
        type.split(separator: ";").first.map { $0.filter { $0 != " " }.lowercased() } ?? type
    }

    /// True for JSON of any kind, and for any type at all.
    static func isJSON(_ type: String) -> Bool {
        let type = plain(type)
        return ["application/json", "text/json", "*/*", "application/*"].contains(type)
            || type.hasSuffix("+json")
    }

    /// The lower, the better: JSON before forms, texts and bytes.
    static func rank(_ type: String) -> Int {
        switch plain(type) {
        case "application/json": 0
        case let type where isJSON(type): 1
        case "application/x-www-form-urlencoded": 2
        case "multipart/form-data": 3
        case let type where type.hasPrefix("text/"): 4
        default: 5
        }
    }
}

extension Members<MediaContent> {
    /// The media type that a table takes of several.
    var best: (name: String, value: MediaContent)? {
        list.min { MediaTypes.rank($0.name) < MediaTypes.rank($1.name) }
    }
}
