import Foundation
import Streams
import Testing

/// The operators do as the doc comments draw, and the drawings have pictures.
@Suite(.virtualLimit) struct DocumentedDrawingTests {
    @Test func `every drawing is of something that is played, and nothing is played twice`() throws
    { #expect(try Self.drawings().map(\.name).sorted() == Played.all.map(\.name).sorted()) }

    @Test(arguments: Played.all)
    func `a drawing is what its operator does`(_ played: Played) throws {
        let found = try Self.drawings().first { $0.name == played.name }
        let panels = try #require(found).drawing.panels
        for (number, panel) in panels.enumerated() {
            for line in panel.results {
                let stage = Stage(panel: panel, number: number, line: line)
                #expect(played.draw(stage) == line.letteredOrDrawn)
                for (place, stream) in line.streams.enumerated() {
                    let stage = Stage(panel: panel, number: number, line: line, element: place)
                    #expect(played.draw(stage) == stream)
                }
            }
        }
    }

    @Test func `a source is read as it is played`() throws {
        let lines = try Self.drawings().flatMap(\.drawing.panels).flatMap(\.sources)
        for line in lines where line.name != "connect" {
            #expect(diagram(line.played) { $0 } == line.played)
        }
    }

    @Test func `every line of marks can be read`() throws {
        let code = try DocumentedDrawing.sources(under: Self.root + "Sources/Streams")
            .flatMap { $0.split(separator: "\n") }.map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("///     ") }.map { $0.dropFirst(3).drop { $0 == " " } }
        let marks = /[\w|#^!…()\[\]-]*[|\[-][\w|#^!…()\[\]-]*/
        let lines = try code.filter { try marks.wholeMatch(in: $0) != nil }
        #expect(lines.count > 100)
        for line in lines { #expect(MarbleLine(line) != nil, "\(line)") }
    }

    /// Equal drawings share pictures; what they show is compared by `Scripts/draw --check`.
    @Test func `every drawing has a light and a dark picture, and no others are there`() throws {
        let names = DocumentedDrawing.pictured(try Self.drawings()).map(\.name)
        let folder = Self.root + "Sources/Streams/Streams.docc/Resources/Marbles"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(files) == Set(names.flatMap { ["\($0).svg", "\($0)~dark.svg"] }))
    }

    private static let root =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path() + "/"

    private static func drawings() throws -> [DocumentedDrawing] { try read.get() }

    private static let read = Result { try DocumentedDrawing.all(under: root + "Sources/Streams") }
}

extension Played: CustomTestStringConvertible {
    var testDescription: String { name }
}

extension MarbleLine {
    /// The elements, in the order of their columns.
    var letters: [String] {
        events.compactMap { if case .element(let element) = $0.mark { element } else { nil } }
    }

    fileprivate var letteredOrDrawn: String { inner.isEmpty ? drawn : played }

    /// The drawings of the streams that are elements, from column 0.
    fileprivate var streams: [String] {
        events.compactMap { event in
            guard case .element(let element) = event.mark, let stream = inner[element] else {
                return nil
            }
            return String(repeating: "-", count: event.column) + stream.drawn
        }
    }
}
