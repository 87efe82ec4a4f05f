/// A key of any text, or a step of a path that a model sees; named as by Foundation.
enum PathKey: CodingKey {
    case name(String)
    case element(Int)

    init(_ name: String) { self = .name(name) }
    init(_ element: Int) { self = .element(element) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }

    var stringValue: String {
        switch self {
        case .name(let name): name
        case .element(let element): "Index \(element)"
        }
    }

    var intValue: Int? { if case .element(let element) = self { element } else { nil } }
}
