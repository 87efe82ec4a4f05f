// One for each kind of input and output. A type that is both Decodable and Parsable parses itself,
// so the overload for Decodable is disfavored.

extension Declared {
    /// Declares an action with an encoded input and a decoded output.
    @_disfavoredOverload
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input: Encodable, Output: Decodable {
        self.init(path, setting: attributes, input: .parameters, output: .decoded)
    }

    /// Declares an action with an encoded input and an output that parses itself.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input: Encodable, Output: Parsable {
        self.init(path, setting: attributes, input: .parameters, output: .parsed)
    }

    /// Declares an action with an encoded input and no output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input: Encodable, Output == Void {
        self.init(path, setting: attributes, input: .parameters, output: .nothing)
    }

    /// Declares an action with an encoded input and a specified reading of the output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: Reading<Output>
    ) where Input: Encodable {
        self.init(path, setting: attributes, input: .parameters, output: output)
    }

    /// Declares an action without input and with a decoded output.
    @_disfavoredOverload
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input == Void, Output: Decodable {
        self.init(path, setting: attributes, input: .nothing, output: .decoded)
    }

    /// Declares an action without input and with an output that parses itself.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input == Void, Output: Parsable {
        self.init(path, setting: attributes, input: .nothing, output: .parsed)
    }

    /// Declares an action without input and without output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input == Void, Output == Void {
        self.init(path, setting: attributes, input: .nothing, output: .nothing)
    }

    /// Declares an action without input and with a specified reading of the output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: Reading<Output>
    ) where Input == Void {
        self.init(path, setting: attributes, input: .nothing, output: output)
    }

    /// Declares an action with a specified writing of the input and a decoded output.
    @_disfavoredOverload
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) where Output: Decodable {
        self.init(path, setting: attributes, input: input, output: .decoded)
    }

    /// Declares an action with a specified writing of the input and an output that parses itself.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) where Output: Parsable {
        self.init(path, setting: attributes, input: input, output: .parsed)
    }

    /// Declares an action with a specified writing of the input and no output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) where Output == Void {
        self.init(path, setting: attributes, input: input, output: .nothing)
    }

    /// Declares an action with a specified writing of the input and reading of the output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>,
        output: Reading<Output>
    ) {
        self.init(path, setting: attributes, input: input, output: output)
    }
}
