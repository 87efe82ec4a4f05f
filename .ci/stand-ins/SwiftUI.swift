// The names of SwiftUI that are ours, too.

public struct Path: Sendable {
    public init() {}
}
