/// A name that equals only names with the same bytes: in Swift, canonically equivalent texts are
/// equal, in JSON they differ, and a document could be made of names that all have the same hash.
/// Unsafe: hashes and compares the bytes as buffers.
struct ExactName: Hashable, Comparable {
    let text: String

    static func == (left: Self, right: Self) -> Bool {
        left.text.utf8.count == right.text.utf8.count
            && left.text.withBytes { left in right.text.withBytes { left.elementsEqual($0) } }
    }

    func hash(into hasher: inout Hasher) {
        text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    static func < (left: Self, right: Self) -> Bool {
        left.text.withBytes { left in
            right.text.withBytes { left.lexicographicallyPrecedes($0) }
        }
    }
}

extension String {
    /// Calls `body` with the text in UTF-8, without the copy of the string that `withUTF8` needs.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }
}

extension Array {
    /// The last element of each name, in their order.
    func lastOfEach(_ name: (Element) -> String) -> [Element] {
        var seen: Set<ExactName> = []
        return reversed().filter { seen.insert(ExactName(text: name($0))).inserted }.reversed()
    }
}

extension [String] { var distinct: [String] { lastOfEach { $0 } } }
