import StreamNet

// What is both Modelable and Decodable reads itself, since the one for Decodable gives way.

extension Declared {
    /// Declares an action whose input is encoded and whose output is a model.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input: Encodable, Output: Modelable {
        self.init(path, saying: attributes, input: .parameters, output: .model)
    }

    /// Declares an action whose input is nothing and whose output is a model.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input == Void, Output: Modelable {
        self.init(path, saying: attributes, input: .nothing, output: .model)
    }

    /// Declares an action whose input is written as said and whose output is a model.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) where Output: Modelable {
        self.init(path, saying: attributes, input: input, output: .model)
    }
}

extension ActionMaker {
    /// Declares an action whose input is encoded and whose output is a model.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input: Encodable, Output: Modelable {
        self(path, saying: attributes, input: .parameters, output: .model)
    }

    /// Declares an action whose input is nothing and whose output is a model.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input == Void, Output: Modelable {
        self(path, saying: attributes, input: .nothing, output: .model)
    }

    /// Declares an action whose input is written as said and whose output is a model.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) -> Action<Input, Output> where Output: Modelable {
        self(path, saying: attributes, input: input, output: .model)
    }
}
