import Foundation

extension ParameterStyle {
    /// How the elements of an array `k` are named; one without elements is not written at all.
    public enum Arrays: Sendable {
        /// `k[]`
        case brackets
        /// `k[0]`, counted from 0; nil elements count.
        case indexed
        /// `k`
        case none
        /// Whatever the closure makes of `k` and the index.
        case custom(@Sendable (_ name: String, _ index: Int) -> String)
    }

    /// How the name `sub` inside of `k` is written.
    public enum Paths: Sendable {
        /// `k[sub]`
        case brackets
        /// `k.sub`
        case dots
        /// Whatever the closure makes of `k` and `sub`.
        case custom(@Sendable (_ path: String, _ name: String) -> String)
    }

    /// How `pageSize` is spelt.
    public enum Keys: Sendable {
        /// `pageSize`
        case asWritten
        /// `page_size`, and `url_path` for `URLPath`.
        case snakeCase
        /// `page-size`
        case kebabCase
        /// `PageSize`
        case capitalized
        /// `pagesize`
        case lowercased
        /// `PAGESIZE`
        case uppercased
        /// Whatever the closure makes of it.
        case custom(@Sendable (_ name: String) -> String)
    }

    /// In which order names come.
    public enum Order: Sendable {
        /// As they were written or encoded; dictionaries are sorted.
        case asWritten
        /// Sorted, level by level; a name that repeats keeps its order.
        case sorted
    }

    /// What true and false are.
    public enum Booleans: Sendable {
        /// `1` and `0`
        case numbers
        /// `true` and `false`
        case words
    }

    /// What nil is.
    public enum Nils: Sendable {
        /// Nothing, its name neither.
        case dropped
        /// `k=`
        case empty
        /// `k=null`
        case null
        /// `k`
        case bareKey
    }

    /// What a date is.
    public enum Dates: Sendable {
        /// `2001-01-01T00:02:03Z`, to the second.
        case iso8601
        /// Seconds since 1970, with fractions if there are any: `978307323.456`.
        case seconds
        /// Whole milliseconds since 1970: `978307323456`.
        case milliseconds
        /// Whatever the closure makes of it; an error fails the request.
        case custom(@Sendable (Date) throws -> String)

        /// What a format of Foundation's makes of it.
        public static func formatted<Format: FormatStyle & Sendable>(
            _ format: Format
        ) -> Dates where Format.FormatInput == Date, Format.FormatOutput == String {
            .custom { format.format($0) }
        }
    }

    /// What bytes are.
    public enum Bytes: Sendable {
        /// Base64 with padding (RFC 4648 §4).
        case base64
        /// Two small digits for each byte.
        case hexadecimal
        /// Whatever the closure makes of them; an error fails the request.
        case custom(@Sendable (Data) throws -> String)
    }

    /// What a space is.
    public enum Spaces: Sendable {
        /// `%20`
        case escaped
        /// `+`; a plus is `%2B` in any case.
        case plus
    }
}
