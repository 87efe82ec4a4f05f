import Streams

extension ObservableType {
    /// What an observer draws who comes at `column`, while `tell` is called as the drawing says.
    func drawn(
        _ told: String, from column: Int, until end: String? = nil,
        _ tell: @escaping @Sendable (Event<Character>) -> Void
    ) -> String {
        let time = VirtualTimeScheduler()
        time.cold(told).subscribe { tell($0) }
        if column > 0 { time.advance(to: .seconds(column)) }
        return time.draw(flow, until: end)
    }

    /// The same for what can be told no ending.
    func drawn(
        _ told: String, from column: Int, _ tell: @escaping @Sendable (Character) -> Void
    ) -> String {
        drawn(told, from: column) { event in if let element = event.element { tell(element) } }
    }
}

extension ObservableType where Self: Observer<Character> {
    /// What an observer of a subject draws who comes at `column`, when the subject is told a
    /// drawing.
    func drawn(_ told: String, from column: Int, until end: String? = nil) -> String {
        drawn(told, from: column, until: end) { self.on($0) }
    }
}
