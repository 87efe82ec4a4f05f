// The path is left to Attributes/path; with `input:` or `output:` the path is written as nil.

extension Declared {
    /// Declares an action whose input is encoded and whose output is decoded.
    @_disfavoredOverload
    public init(_ attributes: Attributes...) where Input: Encodable, Output: Decodable {
        self.init(nil, saying: attributes, input: .parameters, output: .decoded)
    }

    /// Declares an action whose input is encoded and whose output parses itself.
    public init(_ attributes: Attributes...) where Input: Encodable, Output: Parsable {
        self.init(nil, saying: attributes, input: .parameters, output: .parsed)
    }

    /// Declares an action whose input is encoded and whose output is nothing.
    public init(_ attributes: Attributes...) where Input: Encodable, Output == Void {
        self.init(nil, saying: attributes, input: .parameters, output: .nothing)
    }

    /// Declares an action whose input is nothing and whose output is decoded.
    @_disfavoredOverload
    public init(_ attributes: Attributes...) where Input == Void, Output: Decodable {
        self.init(nil, saying: attributes, input: .nothing, output: .decoded)
    }

    /// Declares an action whose input is nothing and whose output parses itself.
    public init(_ attributes: Attributes...) where Input == Void, Output: Parsable {
        self.init(nil, saying: attributes, input: .nothing, output: .parsed)
    }

    /// Declares an action whose input is nothing and whose output is nothing.
    public init(_ attributes: Attributes...) where Input == Void, Output == Void {
        self.init(nil, saying: attributes, input: .nothing, output: .nothing)
    }
}
