/// The method of actions, as a type. A type and a typealias make a verb of your own:
///
/// ```swift
/// enum Purge: Verb { static let method: HTTPMethod = "PURGE" }
/// typealias PURGE<Input: Sendable, Output: Sendable> = Declared<Purge, Input, Output>
/// ```
public protocol Verb {
    /// The method that the actions are sent with; no attribute changes it.
    static var method: HTTPMethod { get }
}

/// The verbs of HTTP.
public enum Verbs {
    /// ``HTTPMethod/get``.
    public enum Get: Verb {
        /// `GET`
        public static let method = HTTPMethod.get
    }

    /// ``HTTPMethod/post``.
    public enum Post: Verb {
        /// `POST`
        public static let method = HTTPMethod.post
    }

    /// ``HTTPMethod/put``.
    public enum Put: Verb {
        /// `PUT`
        public static let method = HTTPMethod.put
    }

    /// ``HTTPMethod/patch``.
    public enum Patch: Verb {
        /// `PATCH`
        public static let method = HTTPMethod.patch
    }

    /// ``HTTPMethod/delete``.
    public enum Delete: Verb {
        /// `DELETE`
        public static let method = HTTPMethod.delete
    }

    /// ``HTTPMethod/head``.
    public enum Head: Verb {
        /// `HEAD`
        public static let method = HTTPMethod.head
    }

    /// ``HTTPMethod/options``.
    public enum Options: Verb {
        /// `OPTIONS`
        public static let method = HTTPMethod.options
    }
}

/// Declares an action that is sent with `GET`.
public typealias GET<Input: Sendable, Output: Sendable> = Declared<Verbs.Get, Input, Output>
/// Declares an action that is sent with `POST`.
public typealias POST<Input: Sendable, Output: Sendable> = Declared<Verbs.Post, Input, Output>
/// Declares an action that is sent with `PUT`.
public typealias PUT<Input: Sendable, Output: Sendable> = Declared<Verbs.Put, Input, Output>
/// Declares an action that is sent with `PATCH`.
public typealias PATCH<Input: Sendable, Output: Sendable> = Declared<Verbs.Patch, Input, Output>
/// Declares an action that is sent with `DELETE`.
public typealias DELETE<Input: Sendable, Output: Sendable> = Declared<Verbs.Delete, Input, Output>
/// Declares an action that is sent with `HEAD`.
public typealias HEAD<Input: Sendable, Output: Sendable> = Declared<Verbs.Head, Input, Output>
/// Declares an action that is sent with `OPTIONS`.
public typealias OPTIONS<Input: Sendable, Output: Sendable> = Declared<Verbs.Options, Input, Output>
