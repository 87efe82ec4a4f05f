/// Declares an action; ``GET``, ``POST`` and the other verbs are its type aliases.
///
///     @POST("/vip/subscription", .payAPI) var subscribe: Action<Order, Receipt>
///     static let rate = POST<Order, Void>("/rates", attributes).action
///
/// As a property wrapper it declares an action in the table of an ``API``. ``action`` is the same
/// without a table, so that it has only the attributes given here, and names those that it shares.
///
/// The path comes first, then the attributes of the action; of two values for one key the last
/// wins, and headers are merged by name. The types decide how input and output are encoded and
/// decoded, unless `input:` and `output:` do. No attribute changes the method or the path.
@propertyWrapper
public struct ActionDeclaration<Method: Verb, Input: Sendable, Output: Sendable>: Sendable {
    /// One reference, so that a table of hundreds is copied and compiled as fast as one of three.
    let definition: ActionDefinition<Input, Output>

    /// The action, without the attributes of its API.
    public var wrappedValue: Action<Input, Output> { Action(definition) }
    /// The action, in no table.
    public var action: Action<Input, Output> { Action(definition) }

    init(
        _ path: PathTemplate<Input>, _ attributes: [Attributes], input: InputEncoding<Input>,
        output: OutputDecoding<Output>
    ) {
        definition = ActionDefinition(
            Method.method, path, attributes, input: input, output: output)
    }
}

// One for each kind of input and output. A type that is both Decodable and Parsable parses itself,
// so the overload for Decodable is disfavored.

extension ActionDeclaration where Input: Encodable {
    /// Declares an action with an encoded input and a decoded output.
    @_disfavoredOverload
    public init(_ path: PathTemplate<Input>, _ attributes: Attributes...) where Output: Decodable {
        self.init(path, attributes, input: .parameters, output: .decoded)
    }

    /// Declares an action with an encoded input and an output that parses itself.
    public init(_ path: PathTemplate<Input>, _ attributes: Attributes...) where Output: Parsable {
        self.init(path, attributes, input: .parameters, output: .parsed)
    }

    /// Declares an action with an encoded input and no output.
    public init(_ path: PathTemplate<Input>, _ attributes: Attributes...) where Output == Void {
        self.init(path, attributes, input: .parameters, output: .nothing)
    }

    /// Declares an action with an encoded input and a specified decoding of the output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: OutputDecoding<Output>
    ) { self.init(path, attributes, input: .parameters, output: output) }
}

extension ActionDeclaration where Input == Void {
    /// Declares an action without input and with a decoded output.
    @_disfavoredOverload
    public init(_ path: PathTemplate<Input>, _ attributes: Attributes...) where Output: Decodable {
        self.init(path, attributes, input: .nothing, output: .decoded)
    }

    /// Declares an action without input and with an output that parses itself.
    public init(_ path: PathTemplate<Input>, _ attributes: Attributes...) where Output: Parsable {
        self.init(path, attributes, input: .nothing, output: .parsed)
    }

    /// Declares an action without input and without output.
    public init(_ path: PathTemplate<Input>, _ attributes: Attributes...) where Output == Void {
        self.init(path, attributes, input: .nothing, output: .nothing)
    }

    /// Declares an action without input and with a specified decoding of the output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., output: OutputDecoding<Output>
    ) { self.init(path, attributes, input: .nothing, output: output) }
}

extension ActionDeclaration {
    /// Declares an action with a specified encoding of the input and a decoded output.
    @_disfavoredOverload
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: InputEncoding<Input>
    ) where Output: Decodable { self.init(path, attributes, input: input, output: .decoded) }

    /// Declares an action with a specified encoding of the input and an output that parses itself.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: InputEncoding<Input>
    ) where Output: Parsable { self.init(path, attributes, input: input, output: .parsed) }

    /// Declares an action with a specified encoding of the input and no output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: InputEncoding<Input>
    ) where Output == Void { self.init(path, attributes, input: input, output: .nothing) }

    /// Declares an action with a specified encoding of the input and decoding of the output.
    public init(
        _ path: PathTemplate<Input>, _ attributes: Attributes..., input: InputEncoding<Input>,
        output: OutputDecoding<Output>
    ) { self.init(path, attributes, input: input, output: output) }
}

/// The method of actions, as a type, whose name is the method: `Purge` is `PURGE`.
///
///     enum Purge: Verb {}
///     typealias PURGE<I: Sendable, O: Sendable> = ActionDeclaration<Purge, I, O>
public protocol Verb {
    /// The method that the actions are sent with; by default the name of the type in capitals.
    static var method: HTTPMethod { get }
}

extension Verb {
    /// The name of the type in capitals.
    public static var method: HTTPMethod { HTTPMethod(rawValue: "\(Self.self)".uppercased()) }
}

/// The verbs of HTTP.
public enum Verbs {
    /// ``HTTPMethod/get``.
    public enum Get: Verb {}
    /// ``HTTPMethod/post``.
    public enum Post: Verb {}
    /// ``HTTPMethod/put``.
    public enum Put: Verb {}
    /// ``HTTPMethod/patch``.
    public enum Patch: Verb {}
    /// ``HTTPMethod/delete``.
    public enum Delete: Verb {}
    /// ``HTTPMethod/head``.
    public enum Head: Verb {}
    /// ``HTTPMethod/options``.
    public enum Options: Verb {}
}

/// Declares an action that is sent with `GET`.
public typealias GET<I: Sendable, O: Sendable> = ActionDeclaration<Verbs.Get, I, O>
/// Declares an action that is sent with `POST`.
public typealias POST<I: Sendable, O: Sendable> = ActionDeclaration<Verbs.Post, I, O>
/// Declares an action that is sent with `PUT`.
public typealias PUT<I: Sendable, O: Sendable> = ActionDeclaration<Verbs.Put, I, O>
/// Declares an action that is sent with `PATCH`.
public typealias PATCH<I: Sendable, O: Sendable> = ActionDeclaration<Verbs.Patch, I, O>
/// Declares an action that is sent with `DELETE`.
public typealias DELETE<I: Sendable, O: Sendable> = ActionDeclaration<Verbs.Delete, I, O>
/// Declares an action that is sent with `HEAD`.
public typealias HEAD<I: Sendable, O: Sendable> = ActionDeclaration<Verbs.Head, I, O>
/// Declares an action that is sent with `OPTIONS`.
public typealias OPTIONS<I: Sendable, O: Sendable> = ActionDeclaration<Verbs.Options, I, O>
