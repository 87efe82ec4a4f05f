// The kinds of input and output of Declared+Kinds.swift, for the plain form.

extension ActionMaker {
    /// Declares an action with an encoded input and a decoded output.
    @_disfavoredOverload
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input: Encodable, Output: Decodable {
        self(path, setting: attributes, input: .parameters, output: .decoded)
    }

    /// Declares an action with an encoded input and an output that parses itself.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input: Encodable, Output: Parsable {
        self(path, setting: attributes, input: .parameters, output: .parsed)
    }

    /// Declares an action with an encoded input and no output.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input: Encodable, Output == Void {
        self(path, setting: attributes, input: .parameters, output: .nothing)
    }

    /// Declares an action with an encoded input and a specified reading of the output.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: Reading<Output>
    ) -> Action<Input, Output> where Input: Encodable {
        self(path, setting: attributes, input: .parameters, output: output)
    }

    /// Declares an action without input and with a decoded output.
    @_disfavoredOverload
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input == Void, Output: Decodable {
        self(path, setting: attributes, input: .nothing, output: .decoded)
    }

    /// Declares an action without input and with an output that parses itself.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input == Void, Output: Parsable {
        self(path, setting: attributes, input: .nothing, output: .parsed)
    }

    /// Declares an action without input and without output.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input == Void, Output == Void {
        self(path, setting: attributes, input: .nothing, output: .nothing)
    }

    /// Declares an action without input and with a specified reading of the output.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: Reading<Output>
    ) -> Action<Input, Output> where Input == Void {
        self(path, setting: attributes, input: .nothing, output: output)
    }

    /// Declares an action with a specified writing of the input and a decoded output.
    @_disfavoredOverload
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) -> Action<Input, Output> where Output: Decodable {
        self(path, setting: attributes, input: input, output: .decoded)
    }

    /// Declares an action with a specified writing of the input and an output that parses itself.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) -> Action<Input, Output> where Output: Parsable {
        self(path, setting: attributes, input: input, output: .parsed)
    }

    /// Declares an action with a specified writing of the input and no output.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) -> Action<Input, Output> where Output == Void {
        self(path, setting: attributes, input: input, output: .nothing)
    }

    /// Declares an action with a specified writing of the input and reading of the output.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>,
        output: Reading<Output>
    ) -> Action<Input, Output> {
        self(path, setting: attributes, input: input, output: output)
    }
}
