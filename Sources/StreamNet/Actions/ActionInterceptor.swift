/// Intercepts the calls of actions, by their types: the input before, the output after the request.
///
/// It may change either, wait, call `next` again, fail, or answer without calling `next`. The one
/// set closest to the call sees the input first and the output last; see
/// ``Attributes/actionInterceptors``. It does not run again when the request is retried: for that,
/// an ``Interceptor`` stands further inside, at the level of requests and responses.
public protocol ActionInterceptor: Sendable {
    /// Returns a single of the output, usually by calling `next`. Called on each subscription.
    func intercept<Input, Output>(
        _ call: ActionCall<Input, Output>, _ next: @escaping ActionCall<Input, Output>.Next
    ) -> Single<Output>
}

/// An interceptor that replaces errors, also those of an output that is a stream, which come after
/// the call.
package protocol ErrorReading: ActionInterceptor {
    /// Returns the error to deliver; the same one if it has nothing to replace it with.
    func read(_ error: any Error) -> any Error
}

extension Error {
    /// The error to deliver for one of a live stream, as the interceptors of its request read it.
    var readForStream: any Error {
        let interceptors = response?.endpoint?.actionInterceptors ?? []
        return interceptors.reversed().reduce(self) {
            ($1 as? any ErrorReading)?.read($0) ?? $0
        }
    }
}

/// A call of an action: the action and its input. Attributes are read as they will be sent, and set
/// for this call: `call.shouldEncrypt = true`.
@dynamicMemberLookup
public struct ActionCall<Input: Sendable, Output: Sendable>: Sendable {
    /// The rest of the chain: the other interceptors and the request.
    public typealias Next = @Sendable (ActionCall) -> Single<Output>

    /// The action, with its attributes.
    public var action: Action<Input, Output>
    /// The input of the action.
    public var input: Input { didSet { failure = nil } }
    private let provided: Attributes
    /// The error of passing on the call; nil if its input is valid.
    private(set) var failure: NetError?

    init(action: Action<Input, Output>, input: Input, below provided: Attributes) {
        (self.action, self.input, self.provided) = (action, input, provided)
    }

    /// The attribute of this name: the action's, else the provider's, else its default.
    public subscript<Value>(
        dynamicMember path: KeyPath<Attributes.Type, Attributes.Key<Value>>
    ) -> Value {
        get {
            let key = Attributes.self[keyPath: path]
            return action.attributes.contains(key) ? action.attributes[key] : provided[key]
        }
        set { action.attributes[dynamicMember: path] = newValue }
    }

    /// Returns the same call with another input, whose type is checked at run time. If it is not an
    /// `Input`, passing the call to `next` fails with ``NetError/request(_:)``, and nothing is
    /// sent. Writing ``input`` is checked by the compiler.
    public func with<New: Sendable>(input: New) -> ActionCall {
        var call = self
        if let input = input as? Input {
            call.input = input
        } else {
            call.failure = .request(
                RequestError(
                    .intercepted, request: action.description,
                    wanted: "an input of type \(Input.self)", found: "\(New.self)"))
        }
        return call
    }
}

extension Attributes {
    /// The interceptors of an action, the outermost first. Merging puts later ones in front. The
    /// order is: those of the call, of the action, of the API, of the plugins, of the provider.
    /// Targets are not typed and ignore them, but for the errors that `.problem` reads of their
    /// events, records and messages.
    public static var actionInterceptors: Key<[any ActionInterceptor]> {
        .init([], combining: { $1 + $0 })
    }
}
