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
