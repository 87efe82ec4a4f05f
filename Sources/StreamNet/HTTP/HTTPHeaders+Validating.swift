extension HTTPHeaders {
    /// Throws if a field cannot be sent as it is: a name that is not a token (RFC 9110 §5.1), or a
    /// value with a carriage return, line feed or NUL (§5.5), which would end the field and start
    /// another one.
    ///
    /// The error names the field and never quotes the value.
    public func validate() throws(RequestError) {
        for field in self {
            guard field.name.isToken else {
                throw RequestError(
                    .invalidHeader,
                    wanted: "a header name made of letters, digits and !#$%&'*+-.^_`|~",
                    found: field.name.debugDescription
                )
            }
            guard field.value.utf8.allSatisfy({ !breaksField($0) }) else {
                throw RequestError(
                    .invalidHeader,
                    wanted: "a header value without line breaks and NUL",
                    found: "one of them in \(field.name)"
                )
            }
        }
    }

    private func breaksField(_ byte: UInt8) -> Bool { byte == 13 || byte == 10 || byte == 0 }
}

extension String {
    /// True if this is a token, as header names and methods must be (RFC 9110 §5.6.2).
    var isToken: Bool { !isEmpty && utf8.allSatisfy { ASCIISet.token.contains($0) } }
}
