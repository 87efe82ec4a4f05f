/// The documents that JSON is measured with: the same bytes on every machine and every run.
///
/// They resemble the ones the field measures with in size, shape and share of white space, escapes
/// and characters beyond ASCII, but nothing in them is copied.
public enum Corpus: String, CaseIterable, Sendable {
    /// Posts with their people, much of it beyond ASCII; indented, 0.6 MB.
    case twitter
    /// Tables of events, mostly keys, small integers and indentation; 2.2 MB.
    case citm
    /// A border: pairs of doubles with many digits; compact, 2.4 MB.
    case canada
    /// A status and 1000 repositories, as an API sends them; compact, 4.5 MB.
    case envelope
    /// One repository without its links; compact, 1.9 KB.
    case small
    /// The posts, compact, with all characters beyond ASCII escaped; 0.5 MB.
    case twitterescaped
    /// Events of an account: addresses, and texts with line breaks; indented, 0.06 MB.
    case githubEvents = "github_events"
    /// Projects with long descriptions; indented, 4.7 MB.
    case gsoc
    /// Lists of small integers and of doubles; compact, 0.9 MB.
    case mesh
    /// People with names in two bytes a character, and their friends; compact, 0.4 MB.
    case random
    /// Plugins with their dependencies and developers, and texts with markup; compact, 0.5 MB.
    case updateCenter = "update-center"
    /// A figure and its movements, short numbers in short lists; compact, 2.4 MB.
    case marineIK = "marine_ik"

    /// The document as UTF-8.
    public var bytes: [UInt8] {
        var random = SplitMix(state: UInt64(rawValue.utf8.count))
        return switch self {
        case .twitter: posts(&random).bytes(indentation: 2)
        case .citm: tables(&random).bytes(indentation: 4)
        case .canada: border(&random).bytes()
        case .envelope: repositories(&random).bytes()
        case .small: repository(1, isSmall: true, &random).bytes()
        case .twitterescaped: posts(&random).bytes(isASCII: true)
        case .githubEvents: accountEvents(&random).bytes(indentation: 2)
        case .gsoc: projects(&random).bytes(indentation: 2)
        case .mesh: corners(&random).bytes()
        case .random: people(&random).bytes()
        case .updateCenter: plugins(&random).bytes()
        case .marineIK: figure(&random).bytes()
        }
    }
}
