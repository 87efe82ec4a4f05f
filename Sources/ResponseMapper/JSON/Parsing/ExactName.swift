import Foundation

/// A name that equals only names with the same bytes: in Swift, canonically equivalent texts are
/// equal, in JSON they differ, and a document could be made of names that all have the same hash.
/// Unsafe: hashes and compares the bytes as buffers.
struct ExactName: Hashable {
    let text: String

    static func == (left: Self, right: Self) -> Bool {
        var (left, right) = (left.text, right.text)
        guard left.utf8.count == right.utf8.count else { return false }
        return left.withUTF8 { left in
            right.withUTF8 { right in
                guard let one = left.baseAddress, let other = right.baseAddress else { return true }
                return memcmp(one, other, left.count) == 0
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension ExactName: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        var (left, right) = (left.text, right.text)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                guard let one = left.baseAddress, let other = right.baseAddress else {
                    return left.count < right.count
                }
                let order = memcmp(one, other, min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
    }
}

extension [String] {
    /// Each text once, at the position of its last occurrence.
    var distinct: [String] {
        var seen: Set<ExactName> = []
        return reversed().filter { seen.insert(ExactName(text: $0)).inserted }.reversed()
    }
}
