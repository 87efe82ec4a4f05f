/// The path of an action, with placeholders that the input fills.
///
///     @GET("/users/\(\.user)/repos") var repos: Action<UserRepos, [Repo]>
///
/// The key paths are checked by the compiler. Their values are escaped as one segment, as in a
/// ``Path``; an empty one, `.` and `..` fail with ``NetError/request(_:)``. A property that fills
/// a placeholder is left out of the query or the body. Its name must be one of the encoded keys:
/// `\(\.user, omitting: "user_name")` names another key, `omitting: nil` none. The name of a
/// computed property is not known, so it needs one of these. `\(\.self)` is the whole input, which
/// leaves nothing for the query or the body. `\(segments: \.fullName)` separates at the slashes of
/// a text, and escapes each part as a segment.
///
/// With `nil`, the path is ``Attributes/path``.
public struct PathTemplate<Input: Sendable>: Sendable {
    /// Returns the style of the action's parameters; called only where it matters.
    typealias Style = () -> ParameterStyle

    private var pieces: [Piece] = []
    private(set) var omittedKeys: [String] = []
    private var hasQuery = false
    /// True if the path takes the whole input, and leaves nothing for the query or body.
    private(set) var isWhole = false
    private var fixed: Path? = Path()
    /// Adds all pieces to a path. One closure, since the type of an array of closures that take an
    /// `Input` would be looked up at each use of the array.
    private var write: @Sendable (Input, Style, inout Path) throws -> Void = { _, _, _ in }
    /// The first placeholder in the syntax of another library; nil if there is none.
    private var mistake: String?

    mutating func append(literal: String) {
        if !hasQuery { mistake = mistake ?? literal.foreignPlace(isFirst: pieces.isEmpty) }
        hasQuery = hasQuery || literal.utf8.contains { $0 == UInt8(ascii: "?") }
        let path = pieces.isEmpty ? Path(literal) : nil
        append(raw: path?.text ?? literal.utf8.percentEncoded(keeping: .path))
    }

    private mutating func append(raw text: String) {
        if text.isEmpty { return }
        pieces.append(.text(text))
        fixed?.append(raw: text)
        let write = write
        self.write = { input, style, path in
            try write(input, style, &path)
            path.append(raw: text)
        }
    }

    /// Appends a property of the input.
    /// - Parameters:
    ///   - name: The name of the property: `user` for `\.user`.
    ///   - omitted: The encoded key that is left out; nil for none.
    ///   - isOne: True for one segment; false for one between two slashes each.
    mutating func append(
        place name: String, omitting omitted: String?, isOne: Bool = true,
        _ text: @escaping @Sendable (Input, Style) throws -> String
    ) {
        pieces.append(.place(name))
        fixed = nil
        let write = write
        self.write = { input, style, path in
            try write(input, style, &path)
            let text = try text(input, style)
            if isOne { path.append(segment: text) } else { path.append(segments: text) }
        }
        isWhole = isWhole || name == "self"
        if let omitted { omittedKeys.append(omitted) }
    }

    var isEmpty: Bool { pieces.isEmpty }

    func path(for input: Input, in style: Style) throws -> Path {
        if let mistake {
            throw RequestError(
                .invalidPath, wanted: #"a place that is a key path of the input, \(\.name)"#,
                found: mistake)
        }
        if let fixed { return fixed }
        var path = Path()
        try write(input, style, &path)
        return path
    }
}

extension PathTemplate: ExpressibleByNilLiteral, CustomStringConvertible {
    /// Makes a template that takes its path from ``Attributes/path``.
    public init(nilLiteral: ()) {}

    /// Returns a template of a path without placeholders: `@GET(.path("/zen"))`.
    public static func path(_ path: Path) -> PathTemplate {
        var template = PathTemplate()
        template.append(raw: path.text)
        template.fixed = path
        return template
    }

    /// The path with the names of its placeholders: `/users/{user}/repos`.
    public var description: String { text { "{\($0)}" } }

    func text(_ name: (String) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .place(let place): name(place)
            }
        }.joined()
    }
}

private enum Piece: Sendable { case text(String), place(String) }
