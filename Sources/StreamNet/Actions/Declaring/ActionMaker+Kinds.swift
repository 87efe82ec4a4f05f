// The same kinds of input and output as in Declared+Kinds.swift, for the plain form.

extension ActionMaker {
    /// Declares an action whose input is encoded and whose output is decoded.
    @_disfavoredOverload
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input: Encodable, Output: Decodable {
        self(path, saying: attributes, input: .parameters, output: .decoded)
    }

    /// Declares an action whose input is encoded and whose output parses itself.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input: Encodable, Output: Parsable {
        self(path, saying: attributes, input: .parameters, output: .parsed)
    }

    /// Declares an action whose input is encoded and whose output is nothing.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input: Encodable, Output == Void {
        self(path, saying: attributes, input: .parameters, output: .nothing)
    }

    /// Declares an action whose input is encoded and whose output is read as said.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: Reading<Output>
    ) -> Action<Input, Output> where Input: Encodable {
        self(path, saying: attributes, input: .parameters, output: output)
    }

    /// Declares an action whose input is nothing and whose output is decoded.
    @_disfavoredOverload
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input == Void, Output: Decodable {
        self(path, saying: attributes, input: .nothing, output: .decoded)
    }

    /// Declares an action whose input is nothing and whose output parses itself.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input == Void, Output: Parsable {
        self(path, saying: attributes, input: .nothing, output: .parsed)
    }

    /// Declares an action whose input is nothing and whose output is nothing.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input == Void, Output == Void {
        self(path, saying: attributes, input: .nothing, output: .nothing)
    }

    /// Declares an action whose input is nothing and whose output is read as said.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: Reading<Output>
    ) -> Action<Input, Output> where Input == Void {
        self(path, saying: attributes, input: .nothing, output: output)
    }

    /// Declares an action whose input is written as said and whose output is decoded.
    @_disfavoredOverload
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) -> Action<Input, Output> where Output: Decodable {
        self(path, saying: attributes, input: input, output: .decoded)
    }

    /// Declares an action whose input is written as said and whose output parses itself.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) -> Action<Input, Output> where Output: Parsable {
        self(path, saying: attributes, input: input, output: .parsed)
    }

    /// Declares an action whose input is written as said and whose output is nothing.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) -> Action<Input, Output> where Output == Void {
        self(path, saying: attributes, input: input, output: .nothing)
    }

    /// Declares an action whose input is written as said and whose output is read as said.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>,
        output: Reading<Output>
    ) -> Action<Input, Output> {
        self(path, saying: attributes, input: input, output: output)
    }
}
