/// A request as a value, typed by its input and its output.
///
///     @POST("/user/login") var login: Action<LoginRequest, UserProfile>
///
///     let profile = try await NetAPI.login(request).value
///
/// Changing a copy leaves the declaration as it is:
/// `var login = NetAPI.login; login.timeout = .seconds(5)`, or `NetAPI.login.with(…)`.
///
/// The response must have a status of 200…299 unless ``Attributes/validation`` is set anywhere.
public struct Action<Input: Sendable, Output: Sendable>: Sendable, Attributed {
    /// The attributes of the action: those of its API, its own, and those set on this copy.
    public var attributes: Attributes
    /// Those without the ones of a call; nil if there are none of a call.
    private var declared: Attributes?
    let definition: ActionDefinition<Input, Output>
    private(set) var table: (any ActionNames)?

    init(_ definition: ActionDefinition<Input, Output>) {
        (self.definition, attributes) = (definition, definition.attributes)
    }

    /// The method that the action is sent with.
    public var method: HTTPMethod { definition.method }

    /// The action as a member of an API: its own attributes are merged over those of the API.
    @usableFromInline func found(in table: APITable<some API>) -> Action {
        var action = self
        (action.table, action.attributes) = (table, table.attributes.merging(closer: attributes))
        return action
    }

    func setting(_ call: [Attributes]) -> Action {
        var action = self
        action.declared = declared ?? attributes
        action.attributes = attributes.merging(closer: call)
        return action
    }

    var summary: DeclaredAction {
        DeclaredAction(
            row: definition, table: table, attributes: attributes, declared: declared ?? attributes)
    }
}

extension Action: CustomStringConvertible {
    /// The name and the address: `NetAPI.login: POST /user/login`.
    public var description: String { summary.description }
}

/// The part that all copies of an action share.
final class ActionDefinition<Input: Sendable, Output: Sendable>: Sendable, ActionRow {
    let method: HTTPMethod
    let path: PathTemplate<Input>
    let attributes: Attributes
    let input: InputEncoding<Input>
    let output: OutputDecoding<Output>

    init(
        _ method: HTTPMethod, _ path: PathTemplate<Input>, _ attributes: [Attributes],
        input: InputEncoding<Input>, output: OutputDecoding<Output>
    ) {
        (self.method, self.path, self.input, self.output) = (method, path, input, output)
        self.attributes = output.attributes.merging(closer: attributes)
    }

    var hasPath: Bool { !path.isEmpty }
    func path(_ text: (_ place: String) -> String) -> String { path.text(text) }

    var inputType: Any.Type { Input.self }
    var outputType: Any.Type { Output.self }
}

extension Attributes {
    /// Returns these attributes with those set closer to the call merged over them. A ``host``
    /// without a ``baseURL`` removes the earlier ``baseURL``, which would win over it, so that one
    /// action of an API can go to another server by name. A provider's wins over both.
    @inline(never) func merging(closer other: Attributes) -> Attributes {
        if other.isEmpty { return self }
        var merged = merging(other)
        if other.host != nil, !other.contains(Attributes.baseURL) {
            merged.remove(Attributes.baseURL)
        }
        return merged
    }

    func merging(closer others: [Attributes]) -> Attributes {
        others.reduce(self) { $0.merging(closer: $1) }
    }
}

extension Action {
    /// Returns the request that the action makes of `input`, as a value. Throws
    /// ``NetError/request(_:)``, which names the action, for a path that cannot be part of a URL
    /// and for an input that cannot be encoded; some parts are encoded later.
    public func endpoint(_ input: Input) throws(NetError) -> Endpoint {
        try endpoint(input, below: nil)
    }

    /// Returns the same request, taking into account the attributes of a provider.
    func endpoint(_ input: Input, below: Attributes?) throws(NetError) -> Endpoint {
        do {
            return try encoded(input, below)
        } catch NetError.request(let failure) {
            throw .request(failure.naming(description))
        } catch {
            let failure = RequestError(.encoding, wanted: "an encoded input", causedBy: error)
            throw .request(failure.naming(description))
        }
    }

    private func encoded(_ input: Input, _ below: Attributes?) throws -> Endpoint {
        let path =
            definition.hasPath
            ? try definition.path.path(for: input) { style(below) } : self.path
        guard let path else { throw RequestError(.invalidPath, wanted: "a path", found: "none") }
        var encoded = EncodedInput()
        if !definition.path.isWhole {
            encoded = try definition.input.encode(input, definition.path.omittedKeys)
        }
        if let accept = definition.output.accept, encoded.headers["Accept"] == nil {
            encoded.headers.add("Accept", accept)
        }
        return try Endpoint(path, summary, headers: encoded.headers, payload: encoded.payload)
    }

    private func style(_ below: Attributes?) -> ParameterStyle {
        let isOwn = attributes.contains(Attributes.parameterStyle)
        return (isOwn ? attributes : below ?? attributes).parameterStyle
    }
}

extension Action where Input == Void {
    /// Returns the request that the action makes, as a value; as with an input.
    public func endpoint() throws(NetError) -> Endpoint { try endpoint(()) }
}
