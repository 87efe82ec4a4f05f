extension DisposeBag {
    /// A bag that holds what the lines of `disposables` make.
    ///
    ///     let bag = DisposeBag {
    ///         names.subscribe(onNext: show)
    ///         ages.subscribe(onNext: count)
    ///     }
    public convenience init(@DisposableBuilder _ disposables: () -> [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Disposes what the lines of `disposables` make with the bag.
    ///
    ///     bag.insert {
    ///         names.subscribe(onNext: show)
    ///         ages.subscribe(onNext: count)
    ///     }
    public func insert(@DisposableBuilder _ disposables: () -> [any Disposable]) {
        for disposable in disposables() { insert(disposable) }
    }

    /// Collects disposables, one to a line; `if` and `for` are understood.
    @resultBuilder
    public enum DisposableBuilder {
        /// One line.
        public static func buildExpression(_ line: any Disposable) -> [any Disposable] { [line] }

        /// All lines.
        public static func buildBlock(_ lines: [any Disposable]...) -> [any Disposable] {
            lines.flatMap { $0 }
        }

        /// The lines of an `if` without `else`.
        public static func buildOptional(_ lines: [any Disposable]?) -> [any Disposable] {
            lines ?? []
        }

        /// The lines of an `if`.
        public static func buildEither(first lines: [any Disposable]) -> [any Disposable] { lines }

        /// The lines of an `else`.
        public static func buildEither(second lines: [any Disposable]) -> [any Disposable] { lines }

        /// The lines of a `for`.
        public static func buildArray(_ lines: [[any Disposable]]) -> [any Disposable] {
            lines.flatMap { $0 }
        }
    }
}
