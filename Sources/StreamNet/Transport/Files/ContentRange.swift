/// The range of a file that a response contains: `bytes 5-9/10` (RFC 9110 §14.4).
struct ContentRange {
    /// The positions of the first and the last byte.
    let bounds: ClosedRange<Int>
    /// The length of the file; nil if it is unknown.
    let total: Int?

    /// The number of bytes of the file up to the end of the range.
    var end: Int { bounds.upperBound + 1 }

    /// Parses `text`; nil if it is invalid, and for `bytes */10`, which has no bytes.
    init?(_ text: String) {
        let words = text.split(at: " ")
        guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
        let halves = words[1].split(at: "/", keepingEmpty: true)
        guard halves.count == 2 else { return nil }
        let ends = halves[0].split(at: "-", keepingEmpty: true).map(\.number)
        // The number of bytes before the end must be a number, too.
        guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last, last < .max
        else { return nil }
        (bounds, total) = (first...last, halves[1].number)
        guard halves[1] == "*" || total.map({ $0 > last }) == true else { return nil }
    }
}
