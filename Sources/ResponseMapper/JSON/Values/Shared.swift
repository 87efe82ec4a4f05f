/// A value that copies share by one reference, as all else of it would be copied with each of them.
final class Shared<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
