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

    /// The style set by the action, else by the provider.
    private func style(_ below: Attributes?) -> ParameterStyle {
        let isOwn = attributes.contains(Attributes.parameterStyle)
        return (isOwn ? attributes : below ?? attributes).parameterStyle
    }
}

extension Action where Input == Void {
    /// Returns the request that the action makes, as a value; as with an input.
    public func endpoint() throws(NetError) -> Endpoint { try endpoint(()) }
}
