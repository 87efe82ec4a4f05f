import Foundation

extension DocumentedDrawing {
    /// The drawings in the doc comments of a folder, in the order of the files' paths.
    static func all(under folder: String) throws -> [DocumentedDrawing] {
        all(in: try sources(under: folder))
    }

    /// The texts of the Swift files of a folder, in the order of their paths.
    static func sources(under folder: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted()
            .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    }
}
