import Testing

/// The tables on the pages of ResponseMapper have a row for everything there is.
@Suite struct ResponseMapperPageTests {
    @Test(
        arguments: [
            ("public func ", "Mapping/Flow+Fetch.swift"),
            ("public func ", "Mapping/Flow+MapObject.swift"),
            ("public func ", "Mapping/Flow+MapResult.swift"),
            ("public func ", "Mapping/Flow+Problem.swift"),
            ("public func ", "Mapping/Modelable+Writing.swift"),
            ("case ", "Mapping/MapError.swift"),
        ].map { Table("MapAResponse", $0, in: $1, of: .responseMapper) }
            + [
                ("public static var ", "Acting/Reading+Models.swift"),
                ("public static func ", "Acting/Reading+Models.swift"),
            ].map { Table("ActionModels", $0, in: $1, of: .responseMapper) }
            + [("case ", "Repairing/Repair.swift")].map {
                Table("WhenTheServerLies", $0, in: $1, of: .responseMapper)
            })
    func `a table leaves nothing out`(_ table: Table) throws { try table.expectNothingLeftOut() }
}
