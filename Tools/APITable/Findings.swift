/// The parts of a description that a table does not express, with their places.
final class Findings {
    private var texts: [String] = []
    private var places: [String: [JSONPointer]] = [:]
    private var known: Set<String> = []

    /// Notes a finding; places of one text stand together.
    func note(_ text: String, at pointer: JSONPointer) {
        guard known.insert("\(pointer) \(text)").inserted else { return }
        if places[text] == nil { texts.append(text) }
        places[text, default: []].append(pointer)
    }

    /// A line for each text, with the first place and the number of the others.
    var summary: [String] {
        texts.map { text in
            let places = places[text] ?? []
            let others = places.count > 1 ? ", and \(places.count - 1) more" : ""
            return "\(text): \(places.first ?? .root)\(others)"
        }
    }

    /// A line for each place.
    var all: [String] { texts.flatMap { text in (places[text] ?? []).map { "\($0): \(text)" } } }
}
