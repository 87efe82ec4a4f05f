extension Flow where Count == Many {
    /// The elements that a closure returns until it returns nil; each of them, and the completion,
    /// is one piece of work on `scheduler`, so that other work has its turn between them.
    /// - Parameter begin: returns that closure; called for each subscription, in its first piece.
    @usableFromInline
    static func scheduled(
        on scheduler: any Scheduler,
        _ begin: @escaping @Sendable () -> () throws -> Element?
    ) -> Self {
        Self { sink in
            let next = StateBox<(() throws -> Element?)?>(nil)
            let timed = TimedSource<Never>(in: sink.lifetime, scheduler) { _, timer in
                let draw = next.value ?? begin()
                next.value = draw
                do {
                    guard let element = try draw() else { return sink.complete() }
                    sink.next(element)
                    timer.wait(.zero)
                } catch {
                    sink.fail(error)
                }
            }
            timed.wait(.zero)
        }
    }
}
