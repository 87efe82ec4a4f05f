extension Action {
    /// The request that the action makes of `input`, as a value.
    ///
    /// Throws ``NetError/request(_:)``, which names the action, for a path that cannot be part of a
    /// URL and for an input that cannot be written; what is encoded when the request is sent fails
    /// then.
    public func endpoint(_ input: Input) throws(NetError) -> Endpoint {
        do {
            return try written(input)
        } catch let failure as RequestFailure {
            throw .request(failure.naming(description))
        } catch NetError.request(let failure) {
            throw .request(failure.naming(description))
        } catch {
            throw .request(
                RequestFailure(
                    .encoding, request: description, wanted: "a written input",
                    found: "\(error)", underlying: error))
        }
    }

    private func written(_ input: Input) throws -> Endpoint {
        let path = declaration.hasPath ? declaration.path.path(for: input) : self.path
        guard let path else {
            throw RequestFailure(.invalidPath, wanted: "a path", found: "none")
        }
        var written = WrittenInput()
        if !declaration.path.isWhole {
            written = try declaration.writing.write(input, declaration.path.omission)
        }
        if let accept = declaration.reading.accept, written.headers["Accept"] == nil {
            written.headers.add("Accept", accept)
        }
        return try Endpoint(
            path, summary, headers: written.headers, payload: written.payload)
    }
}

extension Action where Input == Void {
    /// The request that the action makes, as a value; as with an input.
    public func endpoint() throws(NetError) -> Endpoint { try endpoint(()) }
}
