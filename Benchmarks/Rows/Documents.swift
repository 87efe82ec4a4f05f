import Corpora
import Foundation
import Limit
import ResponseMapper

/// Reading JSON, and finding something in it.
func documents() {
    for corpus in Corpus.allCases {
        let bytes = corpus.bytes
        let data = Data(bytes)
        let name = "\(corpus.rawValue), \(bytes.count) B"
        row("parse \(name)", "JSON", .one) { _ in
            (try? JSON(parsing: data))?.count ?? 0
        }
        row("parse \(name)", "JSONSerialization", .one) { _ in
            (try? JSONSerialization.jsonObject(with: data)) == nil ? 0 : 1
        }
        if limit_has_simdjson() != 0 {
            row("parse \(name)", "simdjson", .one) { _ in data.asText(limit_simdjson) }
        }
        if limit_has_yyjson() != 0 {
            row("parse \(name)", "yyjson", .one) { _ in data.asText { limit_yyjson($0, $1, 0) } }
            row("parse \(name)", "yyjson, memory kept", .one) { _ in
                data.asText { limit_yyjson($0, $1, 1) }
            }
        }
        row("parse and print \(name)", "JSON", .one) { _ in
            (try? JSON(parsing: data))?.data.count ?? 0
        }
        row("parse and print \(name)", "JSONSerialization", .one) { _ in
            guard let object = try? JSONSerialization.jsonObject(with: data) else { return 0 }
            return (try? JSONSerialization.data(withJSONObject: object))?.count ?? 0
        }
    }
    let data = Data(Corpus.envelope.bytes)
    row("parse envelope, read 5 values of each repository", "JSON", .one) { _ in
        guard let json = try? JSON(parsing: data) else { return 0 }
        return json["data"]["items"].arrayValue.reduce(0) { sum, item in
            sum + item["id"].intValue + item["name"].stringValue.utf8.count
                + item["owner"]["login"].stringValue.utf8.count + item["size"].intValue
                + (item["fork"].boolValue ? 1 : 0)
        }
    }
    row("parse envelope, read 5 values of each repository", "JSONSerialization", .one) { _ in
        let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        let items = (json?["data"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
        return items.reduce(0) { sum, item in
            let owner = item["owner"] as? [String: Any]
            return sum + (item["id"] as? Int ?? 0) + (item["name"] as? String ?? "").utf8.count
                + (owner?["login"] as? String ?? "").utf8.count + (item["size"] as? Int ?? 0)
                + (item["fork"] as? Bool == true ? 1 : 0)
        }
    }
}

extension Data {
    fileprivate func asText(_ parse: (UnsafePointer<CChar>?, Int) -> Int) -> Int {
        withUnsafeBytes { parse($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count) }
    }
}
