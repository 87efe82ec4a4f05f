import Foundation
import ResponseMapper

/// The command `api-table`: reads a description, and writes a table or compares it.
public struct Command {
    private static let usage = """
        api-table DESCRIPTION.json --out FILE.swift   writes the table of an OpenAPI description

          --only NAME      only a tag, an operation, or what has this in its path (repeatable)
          --split          a file for each tag, beside FILE.swift
          --rename FILE    names by identifiers and JSON pointers: {"FetchService": "service"}
          --name NAME      the type of the table; by default the name of FILE.swift
          --base URL       the address of the server; by default that of the description
          --width COLUMNS  of a line; by default 100
          --check          writes nothing, and ends with 1 if a file differs
          --list           prints all that the table does not express, a line for each place
          --help           prints this
        """

    private var input = "", output = ""
    private var options = TableOptions(name: "")
    private var isCheck = false, isList = false, isHelp = false

    /// Reads the arguments. Throws for those that it does not know.
    public init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Failure("\(option): wanted a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--out": output = try value(of: argument)
            case "--only": options.only.append(try value(of: argument))
            case "--rename":
                let file = URL(filePath: try value(of: argument))
                let names = try Failure.naming(file, "read") { try Data(contentsOf: file) }
                options.renames = try ModelDecoder().decode([String: String].self, from: names)
            case "--name": options.name = try value(of: argument)
            case "--base": options.base = try value(of: argument)
            case "--width": options.width = Int(try value(of: argument)) ?? options.width
            case "--split": options.isSplit = true
            case "--check": isCheck = true
            case "--list": isList = true
            case "--help", "-h": isHelp = true
            case _ where argument.hasPrefix("-") || !input.isEmpty:
                throw Failure("found \(argument)\n\(Self.usage)")
            default: input = argument
            }
        }
        if isHelp { return }
        if input.isEmpty || output.isEmpty { throw Failure(Self.usage) }
        let file = URL(filePath: output).deletingPathExtension().lastPathComponent
        let name = options.name.isEmpty ? file : options.name
        let isName = name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil
        options.name = isName ? name : SwiftName.type(name)
    }

    /// Writes or compares the files, and returns the status of the process.
    public func run() throws -> Int32 {
        if isHelp {
            print(Self.usage)
            return 0
        }
        let (file, place) = (URL(filePath: input), URL(filePath: output))
        let data = try Failure.naming(file, "read") { try Data(contentsOf: file) }
        let table = try Table(data, named: file.lastPathComponent, options)
        let folder = place.deletingLastPathComponent()
        if !isCheck {
            try Failure.naming(folder, "made") {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
            }
        }
        var status: Int32 = 0
        for (index, file) in table.files().enumerated() {
            let url = index == 0 ? place : folder.appending(path: file.name)
            if !isCheck {
                try Failure.naming(url, "written") { try Data(file.text.utf8).write(to: url) }
            } else if let line = try Self.firstDifference(file.text, url) {
                print("\(url.lastPathComponent):\(line): differs from the description")
                status = 1
            }
        }
        if isCheck { return status }
        print("\(output): \(table.rows.count) actions")
        let findings = isList ? table.findings.all : table.findings.summary
        if !findings.isEmpty { print("not in the table:") }
        for finding in findings { print("  \(finding)") }
        return 0
    }

    /// Returns the first line in which a file differs from a text; nil if it does not.
    private static func firstDifference(_ text: String, _ url: URL) throws -> Int? {
        let present = try Failure.naming(url, "read") {
            try String(contentsOf: url, encoding: .utf8)
        }
        if present == text { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let others = present.split(separator: "\n", omittingEmptySubsequences: false)
        return zip(lines, others).prefix { $0 == $1 }.count + 1
    }
}
