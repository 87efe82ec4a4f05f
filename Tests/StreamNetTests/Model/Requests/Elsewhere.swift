@testable import StreamNet

extension Attributes {
    fileprivate static var attempts: Key<Int> { .init(0) }
}

/// A key that has the name of another file's.
enum Elsewhere {
    static func attempts(_ value: Int) -> Attributes { .attempts(value) }
    static func attempts(in attributes: Attributes) -> Int { attributes.attempts }
}
