import Foundation
import ResponseMapper

/// A place in a description, `#/paths/~1pets/get` (RFC 6901), as references and findings name it.
struct JSONPointer: Hashable, Sendable {
    let path: JSONPath

    static let root = JSONPointer(path: .root)

    /// The key at its end.
    var name: String { path.parts.last.map(Self.text) ?? "" }

    static func + (pointer: JSONPointer, steps: [String]) -> JSONPointer {
        JSONPointer(path: pointer.path + JSONPath(steps.map(part)))
    }

    /// A step that is a number is an index of an array, or else the key with these digits.
    private static func part(_ step: String) -> JSONPath.Part {
        if let index = Int(step), String(index) == step { .index(index) } else { .key(step) }
    }

    private static func text(_ part: JSONPath.Part) -> String {
        switch part {
        case .key(let key): key
        case .index(let index): String(index)
        }
    }
}

extension JSONPointer: CustomStringConvertible {
    /// Reads a reference; nil if it leads out of the document.
    init?(reference: String) {
        guard reference.hasPrefix("#") else { return nil }
        let text = reference.dropFirst().removingPercentEncoding ?? String(reference.dropFirst())
        let steps = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        self =
            JSONPointer.root
            + steps.map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
    }

    /// The place where a decoder is.
    init(_ decoder: any Decoder) {
        self =
            JSONPointer.root
            + decoder.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
    }

    var description: String {
        path.parts.map(Self.text).reduce("#") { text, step in
            text + "/" + step.replacing("~", with: "~0").replacing("/", with: "~1")
        }
    }
}
