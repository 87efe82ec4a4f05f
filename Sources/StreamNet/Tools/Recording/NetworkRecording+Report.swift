extension NetworkRecording {
    /// The differences between a recording and the requests.
    public struct Report: Sendable {
        /// The requests whose recordings were not played, in the order of the file.
        public let unplayed: [String]
        /// The requests without a recording, each with the nearest and what differs, and the
        /// messages of sockets that differ.
        public let unmatched: [String]
        /// The reason for which nothing could be played; nil if there is none.
        public let failure: ArchiveError?
        let count: Int
        /// True if there is no difference.
        public var isEmpty: Bool { unplayed.isEmpty && unmatched.isEmpty && failure == nil }

        static let advice = "record again: STREAMNET_RECORDING=record swift test"
    }
}

extension NetworkRecording.Report: CustomStringConvertible {
    /// One line: `unplayed: 1 of 9: GET https://host/a; unmatched: …; record again: …`.
    public var description: String {
        if isEmpty { return "all played, \(count) recordings" }
        var parts = failure.map { ["failed: \($0)"] } ?? []
        if !unplayed.isEmpty {
            let names = unplayed.joined(separator: ", ")
            parts.append("unplayed: \(unplayed.count) of \(count): \(names)")
        }
        if !unmatched.isEmpty { parts.append("unmatched: \(unmatched.joined(separator: ", "))") }
        return (parts + [Self.advice]).joined(separator: "; ")
    }
}
