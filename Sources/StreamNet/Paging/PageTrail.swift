/// The pages requested so far, as far as they are needed to notice that one is requested again.
///
/// It remembers the first page and one of the later ones: the 2nd, 4th, 8th and so on (Brent's
/// algorithm). A page that names itself or the first is noticed at once, and any loop after at most
/// three times as many requests as there are pages.
struct PageTrail: Sendable {
    private var first: String?
    private var mark: String?
    private var distance = 0
    private var limit = 1

    /// Returns the trail with the page after `page` added to it; nil if `next` has been requested.
    func continued(from page: String?, to next: String) -> PageTrail? {
        guard next != page, next != first, next != mark else { return nil }
        var trail = self
        trail.first = first ?? page
        trail.distance += 1
        if trail.distance == limit {
            (trail.mark, trail.distance, trail.limit) = (next, 0, limit * 2)
        }
        return trail
    }
}
