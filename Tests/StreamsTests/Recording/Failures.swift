/// A failure with a name, to see which of several arrives.
struct Oops: Error, Equatable, CustomStringConvertible {
    let name: String

    init(_ name: String = "oops") { self.name = name }

    var description: String { name }
}
