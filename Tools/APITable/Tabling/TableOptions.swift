import Foundation

/// The parts of a table, and their names.
struct TableOptions {
    /// The name of the API's type.
    var name: String
    /// The tags, paths and operations of the table; empty for all.
    var only: [String] = []
    /// True for a file for each tag.
    var isSplit = false
    /// Names by the identifiers of operations, and by the pointers of operations and schemas.
    var renames: [String: String] = [:]
    /// The number of columns of a line.
    var width = 100
    /// The address in place of that of the description.
    var base: String?

    /// Throws if an option names nothing, which is probably a mistake.
    func check(_ operations: [DescribedOperation], _ description: Description) throws {
        for filter in only where !operations.contains(where: { $0.matches([filter]) }) {
            throw Failure("--only \(filter): wanted a tag, a path or an operation, found none")
        }
        let identifiers = Set(operations.map(\.identifier))
        let unknown = renames.keys.sorted().first { key in
            !identifiers.contains(key) && !description.contains(key)
        }
        if let unknown { throw Failure("--rename \(unknown): wanted an operation or a pointer") }
    }
}

/// An error of the command, or of the description: one line.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Does something with a file; an error of the system becomes one that names the file.
    static func naming<Value>(_ file: URL, _ verb: String, _ body: () throws -> Value) throws
        -> Value
    {
        do { return try body() } catch let error as CocoaError {
            let isMissing = error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
            let reason = isMissing ? "no such file" : error.localizedDescription
            throw Failure("\(file.relativePath): cannot be \(verb): \(reason)")
        }
    }
}
