extension InputEncoding where Input: Encodable {
    /// Writes the values of some keys into the query instead, for any method, such as with a body.
    ///
    ///     @PATCH("/pets/\(\.id)", input: .json.withQuery("dry_run"))
    ///     var rename: Action<Rename, Pet>
    ///
    /// A key that the input never encodes is an error at the first call.
    public func withQuery(_ keys: String...) -> InputEncoding {
        // Ahead of the others, so that a key that is never encoded is named as one of these.
        placing(keys) { $0.payload.query = $1 + $0.payload.query }
    }

    /// Writes the values of some keys as headers instead, one for each name; elements of an array
    /// are joined by commas, Booleans are `true` and `false`, and nil is no header.
    ///
    /// A key that the input never encodes is an error at the first call.
    public func withHeaders(_ keys: String...) -> InputEncoding {
        placing(keys) { encoded, values in
            let pairs = try values.pairs(ParameterStyle(arrays: .commas, booleans: .words))
            for pair in pairs { encoded.headers.add(pair.name, pair.value ?? "") }
        }
    }

    private func placing(
        _ keys: [String],
        _ place: @escaping @Sendable (inout EncodedInput, Parameters) throws -> Void
    ) -> InputEncoding {
        InputEncoding { input, omitted in
            var encoded = try encode(input, omitted + keys)
            try place(&encoded, Parameters(encoding: input, only: keys))
            return encoded
        }
    }
}
