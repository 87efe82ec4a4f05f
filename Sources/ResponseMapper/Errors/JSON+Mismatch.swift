extension JSON {
    /// The error for a value that is not what was wanted; the path is this value itself.
    public func mismatch(wanted: String) -> MapError {
        exists
            ? .mismatch(path: .root, wanted: wanted, found: summary)
            : .missing(path: .root)
    }
}
