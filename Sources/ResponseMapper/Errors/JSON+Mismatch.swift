extension JSON {
    /// Returns the error for a value other than the one expected; the path is this value itself.
    public func mismatch(wanted: String) -> MapError {
        exists
            ? .mismatch(path: .root, wanted: wanted, found: summary)
            : .missing(path: .root)
    }
}
