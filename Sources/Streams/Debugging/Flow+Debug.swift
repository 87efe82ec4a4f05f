extension ObservableType {
    /// Prints the subscription, each event and the end of the subscription.
    ///
    ///     names -> subscribed
    ///     names -> next(Ada)
    ///     names -> completed
    ///     names -> disposed
    /// - Parameters:
    ///   - identifier: the text before the arrow; by default, the place of the call.
    ///   - output: called with each line, on the thread of the event; by default, it prints.
    public func debug(
        _ identifier: String? = nil,
        to output: @escaping @Sendable (String) -> Void = { print($0) },
        fileID: String = #fileID, line: Int = #line
    ) -> Flow<Element, Count> {
        let (source, name) = (flow, identifier ?? "\(fileID):\(line)")
        return Flow { sink in
            output("\(name) -> subscribed")
            sink.lifetime.afterTearDown { output("\(name) -> disposed") }
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { ending in
                let event: Event<Element> = ending.event()
                output("\(name) -> \(event)")
                sink.on(event)
            }
            source.start(in: lifetime) { element in
                output("\(name) -> next(\(element))")
                sink.next(element)
            }
        }
    }
}
