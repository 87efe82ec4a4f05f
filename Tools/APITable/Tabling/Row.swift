/// A row of a table: one operation.
struct Row {
    /// A piece of a path: text, or a property of the input.
    enum Piece { case text(String), place(String) }

    let name, method: String
    let path: [Piece]
    let input: RowInput
    let output: RowOutput
    /// The attributes of this row only, as code.
    var attributes: [String]
    let summary: String?
    let isDeprecated: Bool
    let tag: String
}

/// The input of a row; without a type, `Void`.
struct RowInput {
    var type: ValueType?
    /// The encoding, as code; nil for the default of the library.
    var encoding: String?
    var isJSON = false
    /// The media type of JSON of another kind.
    var contentType: String?
    /// True if arrays in the query are joined by commas, or repeat their name.
    var hasCommas = false, hasNames = false
}

/// The output of a row; without a type, `Void`.
struct RowOutput {
    var type: ValueType?
    var isOptional = false
    /// The decoding, as code; nil for the default of the library.
    var decoding: String?
    /// The type of the server's words for a refusal.
    var problem: ValueType?
    var attributes: [String] = []
}
