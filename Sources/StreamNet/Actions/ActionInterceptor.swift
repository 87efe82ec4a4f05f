/// Stands between the caller of an action and its request, and sees both with their types: the
/// input before it is written, the output when it is read.
///
/// ```swift
/// struct Stamping: ActionInterceptor {
///     func intercept<Input, Output>(
///         _ call: ActionCall<Input, Output>, _ next: @escaping ActionCall<Input, Output>.Next
///     ) -> Single<Output> {
///         guard var stamped = call.input as? any Stamped else { return next(call) }
///         stamped.time = now()
///         return next(call.with(input: stamped))
///     }
/// }
/// ```
///
/// It may change either, wait, call `next` again, fail, or answer without calling `next`. The one
/// that is said closest to the call sees the input first and the output last, as
/// ``Attributes/actionInterceptors`` has it. What it does is not repeated when the request is: an
/// ``Interceptor`` stands further inside, where bytes are.
public protocol ActionInterceptor: Sendable {
    /// A single of what the action brings, usually by way of `next`.
    ///
    /// Asked each time the action is subscribed.
    func intercept<Input, Output>(
        _ call: ActionCall<Input, Output>, _ next: @escaping ActionCall<Input, Output>.Next
    ) -> Single<Output>
}

/// An action and its input on their way.
///
/// Attributes are read as they will be sent and written for this call: `call.shouldEncrypt = true`.
@dynamicMemberLookup
public struct ActionCall<Input: Sendable, Output: Sendable>: Sendable {
    /// What is further inside: the other interceptors and the request.
    public typealias Next = @Sendable (ActionCall) -> Single<Output>

    /// The action, with what was said about it.
    public var action: Action<Input, Output>
    /// What goes in.
    public var input: Input { didSet { mistaken = nil } }
    /// What the provider says.
    private let provided: Attributes
    /// The type of what was to go in and cannot.
    private var mistaken: String?

    init(action: Action<Input, Output>, input: Input, below provided: Attributes) {
        self.action = action
        self.input = input
        self.provided = provided
    }

    /// The attribute of this name: as the action has it, else the provider, else its default.
    public subscript<Value>(
        dynamicMember path: KeyPath<Attributes.Type, Attributes.Key<Value>>
    ) -> Value {
        get {
            let key = Attributes.self[keyPath: path]
            return action.attributes.contains(key) ? action.attributes[key] : provided[key]
        }
        set { action.attributes[dynamicMember: path] = newValue }
    }

    /// The same call with another input, which is of the type that goes in, though that may be
    /// known at run time only.
    ///
    /// With one of another type it fails where it is passed on, as ``NetError/request(_:)``, and
    /// nothing is sent. Writing ``input`` is checked by the compiler.
    public func with<New: Sendable>(input: New) -> ActionCall {
        var call = self
        if let input = input as? Input { call.input = input } else { call.mistaken = "\(New.self)" }
        return call
    }

    /// Why it cannot be passed on, if so.
    var failure: NetError? {
        mistaken.map { mistaken in
            .request(
                RequestFailure(
                    .intercepted, request: action.description,
                    wanted: "an input of type \(Input.self)", found: mistaken))
        }
    }
}

extension Attributes {
    /// Who sees an action with its types, the outermost first.
    ///
    /// Merging puts what is said later ahead: those of the call, of the action, of the API, of the
    /// plugins, of the provider. Targets have no types to be seen and ignore them.
    public static var actionInterceptors: Key<[any ActionInterceptor]> {
        .init([], combining: { $1 + $0 })
    }
}
