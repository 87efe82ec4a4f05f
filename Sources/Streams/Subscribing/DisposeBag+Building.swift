extension DisposeBag {
    /// A bag that holds the disposables made by the lines of `disposables`.
    ///
    ///     let bag = DisposeBag {
    ///         names.subscribe(onNext: show)
    ///         ages.subscribe(onNext: count)
    ///     }
    public convenience init(@DisposableBuilder _ disposables: () -> [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Adds the disposables made by the lines of `disposables` to the bag.
    ///
    ///     bag.insert {
    ///         names.subscribe(onNext: show)
    ///         ages.subscribe(onNext: count)
    ///     }
    public func insert(@DisposableBuilder _ disposables: () -> [any Disposable]) {
        for disposable in disposables() { insert(disposable) }
    }

    /// Collects disposables, one per line; `if` and `for` are supported.
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
