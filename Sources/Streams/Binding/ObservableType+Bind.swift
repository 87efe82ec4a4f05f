extension ObservableType {
    /// Sends the events of the stream to observers, such as relays, subjects and ``Binder``s.
    ///
    ///     clicks.scan(0) { count, _ in count + 1 }.bind(to: total).disposed(by: bag)
    ///
    /// It is `subscribe` with observers, under the name of RxCocoa. Events are delivered on the
    /// threads of the stream. A subject receives the ending, too; a relay ignores a completion and
    /// reports a failure to ``StreamErrors/onUnhandled``.
    /// - Parameter observers: receive each event in the order given.
    @discardableResult
    public func bind(to observers: any Observer<Element>...) -> any Disposable {
        asObservable().subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }

    /// Sends the events of the stream to an observer of optional elements.
    @discardableResult
    public func bind(to observer: some Observer<Element?>) -> any Disposable {
        map { Optional($0) }.bind(to: observer)
    }

    /// Calls `onNext` with each element: `subscribe(onNext:)`, under the name of RxCocoa.
    ///
    /// A failure is reported to ``StreamErrors/onUnhandled``.
    @discardableResult
    public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext)
    }
}
