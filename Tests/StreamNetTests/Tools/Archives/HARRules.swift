import Foundation

@testable import StreamNet

/// The rules of HAR 1.2 for a log: what must be there, and of which kind.
struct HARRules {
    private(set) var violations: [String] = []

    init(_ data: Data) throws {
        let tree = try JSONDecoder().decode(JSONTree.self, from: data)
        let log = tree["log"] ?? .null
        text(log, "version", "log")
        text(log["creator"] ?? .null, "name", "creator")
        text(log["creator"] ?? .null, "version", "creator")
        for (index, entry) in (log["entries"]?.elements ?? []).enumerated() {
            check(entry, "entries[\(index)]")
        }
    }

    private mutating func check(_ entry: JSONTree, _ place: String) {
        let form = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/
        let date = entry["startedDateTime"]?.text ?? ""
        require(date.wholeMatch(of: form) != nil, "\(place).startedDateTime is no date: \(date)")
        require(entry["cache"].map { if case .object = $0 { true } else { false } } == true, place)
        let (request, response) = (entry["request"] ?? .null, entry["response"] ?? .null)
        for name in ["method", "url", "httpVersion"] { text(request, name, place) }
        for name in ["statusText", "httpVersion", "redirectURL"] { text(response, name, place) }
        number(response, "status", 0, place)
        for message in [request, response] {
            for name in ["headersSize", "bodySize"] { number(message, name, -1, place) }
            for name in ["headers", "cookies"] { list(message, name, place) }
        }
        list(request, "queryString", place)
        let content = response["content"] ?? .null
        number(content, "size", 0, place)
        text(content, "mimeType", place)
        if let body = request["postData"] {
            text(body, "mimeType", place)
            require(body["encoding"] == nil, "\(place): encoding is not a field of postData")
        }
        let timings = entry["timings"] ?? .null
        for name in ["send", "wait", "receive"] { number(timings, name, 0, place) }
        for name in ["blocked", "dns", "connect", "ssl"] { number(timings, name, -1, place) }
        let phases = ["blocked", "dns", "connect", "send", "wait", "receive"]
            .map { max(timings[$0]?.double ?? 0, 0) }
        let sum = phases.reduce(0, +)
        require(abs((entry["time"]?.double ?? -1) - sum) < 0.0005, "\(place).time is not \(sum)")
        let ssl = timings["ssl"]?.double ?? -1
        require(ssl <= timings["connect"]?.double ?? -1, "\(place): ssl is not within connect")
    }

    private mutating func require(_ condition: Bool, _ text: String) {
        if !condition { violations.append(text) }
    }

    private mutating func text(_ object: JSONTree, _ name: String, _ place: String) {
        require(object[name]?.text != nil, "\(place): no text \(name)")
    }

    private mutating func number(
        _ object: JSONTree, _ name: String, _ least: Double, _ place: String
    ) {
        let number = object[name]?.double
        require(number.map { $0 >= least } == true, "\(place): \(name) is no number")
        // Only -1 stands for what is not known.
        require(number.map { $0 >= 0 || $0 == -1 } == true, "\(place): \(name) is negative")
    }

    private mutating func list(_ object: JSONTree, _ name: String, _ place: String) {
        let elements = object[name]?.elements
        let isPairs = elements?.allSatisfy { $0["name"]?.text != nil && $0["value"]?.text != nil }
        require(isPairs == true, "\(place): \(name) is no list of pairs")
    }
}
