extension Reading {
    /// Returns the result of another reading together with the response.
    ///
    /// ```swift
    /// @GET("/repos", output: .reply(.decoded)) var repos: Action<Page, Reply<[Repo]>>
    /// ```
    ///
    /// A type that is ``Parsable`` needs none: `Action<Void, Reply<User>>` is enough.
    public static func reply<Value>(_ value: Reading<Value>) -> Reading
    where Output == Reply<Value> {
        Reading(accept: value.accept, attributes: value.attributes) {
            Reply(try value.read($0), $0)
        }
    }
}
