import Streams

extension ObservableType {
    /// The drawing of an observer that comes at `column`, while `tell` is called as drawn.
    func drawn(
        _ told: String, from column: Int, until end: String? = nil,
        _ tell: @escaping @Sendable (Event<Character>) -> Void
    ) -> String {
        let time = VirtualTimeScheduler()
        time.cold(told).subscribe { tell($0) }
        if column > 0 { time.advance(to: .seconds(column)) }
        return time.draw(flow, until: end)
    }

    /// The same for an observer without endings.
    func drawn(
        _ told: String, from column: Int, _ tell: @escaping @Sendable (Character) -> Void
    ) -> String {
        drawn(told, from: column) { event in if let element = event.element { tell(element) } }
    }
}

extension ObservableType where Self: Observer<Character> {
    /// The drawing of an observer of a subject that comes at `column`, when the subject is sent a
    /// drawing.
    func drawn(_ told: String, from column: Int, until end: String? = nil) -> String {
        drawn(told, from: column, until: end) { self.on($0) }
    }
}
