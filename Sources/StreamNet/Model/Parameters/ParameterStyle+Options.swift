import Foundation

extension ParameterStyle {
    /// The names of the elements of an array `k`; an empty array is not written at all.
    public enum Arrays: Sendable {
        /// `k[]`
        case brackets
        /// `k[0]`, counted from 0; nil elements count.
        case indexed
        /// `k`
        case none
        /// One name with all elements: `k=1,2`. A comma within an element is escaped, those between
        /// elements are not. An array in an array, or an object, fails the request.
        case commas
        /// The result of the closure, which receives `k` and the index.
        case custom(@Sendable (_ name: String, _ index: Int) -> String)
    }

    /// The form of the name `sub` inside `k`.
    public enum Paths: Sendable {
        /// `k[sub]`
        case brackets
        /// `k.sub`
        case dots
        /// The result of the closure, which receives `k` and `sub`.
        case custom(@Sendable (_ path: String, _ name: String) -> String)
    }

    /// The form of a name such as `pageSize`.
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
        /// The result of the closure.
        case custom(@Sendable (_ name: String) -> String)
    }

    /// The order of names.
    public enum Order: Sendable {
        /// As they were written or encoded; dictionaries are sorted.
        case asWritten
        /// Sorted, level by level; a name that repeats keeps its order.
        case sorted
    }

    /// The text of true and false.
    public enum Booleans: Sendable {
        /// `1` and `0`
        case numbers
        /// `true` and `false`
        case words
    }

    /// The text of nil.
    public enum Nils: Sendable {
        /// Nothing; the name is left out as well.
        case dropped
        /// `k=`
        case empty
        /// `k=null`
        case null
        /// `k`
        case bareKey
    }

    /// The text of a date.
    public enum Dates: Sendable {
        /// `2001-01-01T00:02:03Z`, to the second.
        case iso8601
        /// Seconds since 1970, with fractions if there are any: `978307323.456`.
        case seconds
        /// Whole milliseconds since 1970: `978307323456`.
        case milliseconds
        /// The result of the closure; an error fails the request.
        case custom(@Sendable (Date) throws -> String)
    }

    /// The text of bytes.
    public enum Bytes: Sendable {
        /// Base64 with padding (RFC 4648 §4).
        case base64
        /// Two lowercase hexadecimal digits for each byte.
        case hexadecimal
        /// The result of the closure; an error fails the request.
        case custom(@Sendable (Data) throws -> String)
    }

    /// The encoding of a space.
    public enum Spaces: Sendable {
        /// `%20`
        case escaped
        /// `+`; a plus is always `%2B`.
        case plus
    }
}
