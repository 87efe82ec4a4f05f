/// The path of an action, with places that the input fills.
///
/// ```swift
/// @GET("/users/\(\.user)/repos") var repos: Action<UserRepos, [Repo]>
/// ```
///
/// The key paths are checked by the compiler. What they bring is escaped as one segment, as in a
/// ``Path``; an empty one, `.` and `..` are a ``NetError/request(_:)``. A property that fills a
/// place is left out of the query or the body, where its name must be one of the encoded keys;
/// `\(\.user, omitting: "user_name")` names another one, `omitting: nil` none. A property that is
/// computed has no name that is known, and needs one of these. `\(\.self)` is the whole input, of
/// which nothing is left.
///
/// `nil` leaves the path to ``Attributes/path``.
public struct PathTemplate<Input: Sendable>: Sendable {
    struct Place: Sendable {
        /// As it is written in the template: `\.user`.
        let name: String
        /// The encoded key that is left out.
        let omitted: String?
        let text: @Sendable (Input, Style) throws -> String

        init(
            _ name: String, _ omitted: String?,
            _ text: @escaping @Sendable (Input, Style) throws -> String
        ) {
            (self.name, self.omitted, self.text) = (name, omitted, text)
        }
    }

    /// How the action writes parameters; asked for only where it matters.
    typealias Style = () -> ParameterStyle

    private var pieces: [Piece] = []
    /// What is left out of the query or body; nil where nothing is.
    private(set) var omission: Omission?
    private var hasQuery = false
    /// Whether nothing of the input is left.
    private(set) var isWhole = false
    /// The path where it has no places.
    private var fixed: Path? = Path()
    /// Adds all pieces to a path. One closure: a list of those that take an input would be of a
    /// type that is looked up each time the list is.
    private var write: @Sendable (Input, Style, inout Path) throws -> Void = { _, _, _ in }
    /// The first place that is written as another library has it.
    private var mistake: String?

    init() {}

    mutating func append(literal: String) {
        if !hasQuery { mistake = mistake ?? literal.foreignPlace(isFirst: pieces.isEmpty) }
        hasQuery = hasQuery || literal.utf8.contains { $0 == UInt8(ascii: "?") }
        let path = pieces.isEmpty ? Path(literal) : nil
        append(raw: path?.text ?? literal.utf8.percentEncoded(keeping: .url))
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

    mutating func append(_ place: Place) {
        pieces.append(.place(place.name))
        fixed = nil
        let (write, text) = (write, place.text)
        self.write = { input, style, path in
            try write(input, style, &path)
            path.append(segment: try text(input, style))
        }
        isWhole = isWhole || place.name == "self"
        if let omitted = place.omitted {
            omission = Omission(names: (omission?.names ?? []) + [omitted])
        }
    }

    /// Whether there is no text, and no place for any.
    var isEmpty: Bool { pieces.isEmpty }

    /// The path for `input`.
    func path(for input: Input, in style: Style) throws -> Path {
        if let mistake {
            throw RequestFailure(
                .invalidPath, wanted: #"a place that is a key path of the input, \(\.name)"#,
                found: mistake)
        }
        if let fixed { return fixed }
        var path = Path()
        try write(input, style, &path)
        return path
    }
}

extension PathTemplate: ExpressibleByNilLiteral {
    /// Leaves the path to ``Attributes/path``.
    public init(nilLiteral: ()) {}

    /// A path without places, as the attribute of that name says it: `@GET(.path("/zen"))`.
    public static func path(_ path: Path) -> PathTemplate {
        var template = PathTemplate()
        template.append(raw: path.text)
        template.fixed = path
        return template
    }
}

extension PathTemplate: CustomStringConvertible {
    /// The path with the names of its places: `/users/{user}/repos`.
    public var description: String { text { "{\($0)}" } }

    /// The path, with what `name` makes of the names of its places.
    func text(_ name: (String) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .place(let place): name(place)
            }
        }.joined()
    }
}

private enum Piece: Sendable {
    /// Escaped text.
    case text(String)
    /// The name of a place.
    case place(String)
}
