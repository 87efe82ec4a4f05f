/// A key of any text, or a step of a path that a model sees.
struct PathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ key: String) {
        stringValue = key
        intValue = nil
    }

    init(_ element: Int) {
        stringValue = "Index \(element)"
        intValue = element
    }

    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
}
