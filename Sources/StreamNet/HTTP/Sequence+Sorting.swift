// Sorting is generic and long, and each further type of element compiles the whole of it again: so
// only places are sorted here, and the elements follow them.

extension Sequence {
    /// The elements in the order of a text; those of the same text stay in theirs.
    func sorted(byText text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        return elements.map(text).sortedPlaces.map { elements[$0] }
    }

    /// The elements in the order of a number; those of the same number stay in theirs.
    func sorted(byNumber number: (Element) -> Double) -> [Element] {
        let elements = Array(self)
        return elements.map(number).sortedPlaces.map { elements[$0] }
    }
}

extension [String] {
    fileprivate var sortedPlaces: [Int] { places(count) { self[$0] < self[$1] } }
}

extension [Double] {
    fileprivate var sortedPlaces: [Int] { places(count) { self[$0] < self[$1] } }
}

@inline(never)
private func places(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted(by: precedes)
}
