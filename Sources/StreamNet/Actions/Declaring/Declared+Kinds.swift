// One for each kind of input and output. What is both Decodable and Parsable parses itself, so the
// one for Decodable gives way.

extension Declared {
    /// Declares an action whose input is encoded and whose output is decoded.
    @_disfavoredOverload
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input: Encodable, Output: Decodable {
        self.init(path, saying: attributes, input: .parameters, output: .decoded)
    }

    /// Declares an action whose input is encoded and whose output parses itself.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input: Encodable, Output: Parsable {
        self.init(path, saying: attributes, input: .parameters, output: .parsed)
    }

    /// Declares an action whose input is encoded and whose output is nothing.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input: Encodable, Output == Void {
        self.init(path, saying: attributes, input: .parameters, output: .nothing)
    }

    /// Declares an action whose input is encoded and whose output is read as said.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: Reading<Output>
    ) where Input: Encodable {
        self.init(path, saying: attributes, input: .parameters, output: output)
    }

    /// Declares an action whose input is nothing and whose output is decoded.
    @_disfavoredOverload
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input == Void, Output: Decodable {
        self.init(path, saying: attributes, input: .nothing, output: .decoded)
    }

    /// Declares an action whose input is nothing and whose output parses itself.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input == Void, Output: Parsable {
        self.init(path, saying: attributes, input: .nothing, output: .parsed)
    }

    /// Declares an action whose input is nothing and whose output is nothing.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input == Void, Output == Void {
        self.init(path, saying: attributes, input: .nothing, output: .nothing)
    }

    /// Declares an action whose input is nothing and whose output is read as said.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: Reading<Output>
    ) where Input == Void {
        self.init(path, saying: attributes, input: .nothing, output: output)
    }

    /// Declares an action whose input is written as said and whose output is decoded.
    @_disfavoredOverload
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) where Output: Decodable {
        self.init(path, saying: attributes, input: input, output: .decoded)
    }

    /// Declares an action whose input is written as said and whose output parses itself.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) where Output: Parsable {
        self.init(path, saying: attributes, input: input, output: .parsed)
    }

    /// Declares an action whose input is written as said and whose output is nothing.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) where Output == Void {
        self.init(path, saying: attributes, input: input, output: .nothing)
    }

    /// Declares an action whose input is written as said and whose output is read as said.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>,
        output: Reading<Output>
    ) {
        self.init(path, saying: attributes, input: input, output: output)
    }
}
