// Sorting is a large generic function that is compiled again for each type of element. So only
// indices are sorted here, and the elements are picked in their order.

extension Sequence {
    /// Returns the elements ordered by a text; those of equal text stay in their order.
    func sorted(byText text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        return elements.map(text).sortedPlaces.map { elements[$0] }
    }

    /// Returns the elements ordered by a number; those of equal number stay in their order.
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

@inline(never) private func places(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted(by: precedes)
}
