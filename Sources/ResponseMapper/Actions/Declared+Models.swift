import StreamNet

// For an output that is both Modelable and Decodable, these declarations are used: the ones for
// Decodable are disfavored.

extension Declared {
    /// Declares an action that encodes its input and returns a model.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input: Encodable, Output: Modelable {
        self.init(path, setting: attributes, input: .parameters, output: .model)
    }

    /// Declares an action that has no input and returns a model.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) where Input == Void, Output: Modelable {
        self.init(path, setting: attributes, input: .nothing, output: .model)
    }

    /// Declares an action that writes its input as `input` specifies and returns a model.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) where Output: Modelable {
        self.init(path, setting: attributes, input: input, output: .model)
    }
}

extension ActionMaker {
    /// Declares an action that encodes its input and returns a model.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input: Encodable, Output: Modelable {
        self(path, setting: attributes, input: .parameters, output: .model)
    }

    /// Declares an action that has no input and returns a model.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes...
    ) -> Action<Input, Output> where Input == Void, Output: Modelable {
        self(path, setting: attributes, input: .nothing, output: .model)
    }

    /// Declares an action that writes its input as `input` specifies and returns a model.
    public func callAsFunction(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: Writing<Input>
    ) -> Action<Input, Output> where Output: Modelable {
        self(path, setting: attributes, input: input, output: .model)
    }
}
