import Testing

/// The tables on the pages of ResponseMapper have a row for everything there is.
@Suite struct ResponseMapperPageTests {
    @Test(
        arguments: [
            ("public func ", "Mapping/Responses/Response+JSON.swift"),
            ("public func ", "Mapping/Responses/Response+MapObject.swift"),
            ("public func ", "Mapping/Responses/Response+MapResult.swift"),
            ("public func ", "Mapping/Responses/Problem.swift"),
            ("case ", "Outcomes/MapError.swift"),
        ].map { Table("MapAResponse", $0, in: $1, of: .responseMapper) }
            + [
                Table(
                    "ActionModels", "public static func ",
                    in: "Mapping/Responses/Response+MapResult.swift", of: .responseMapper),
                Table(
                    "WhenTheServerLies", "case ", in: "Repairs/Repair.swift", of: .responseMapper),
                Table(
                    "NestedModels", "public func ", in: "Mapping/Models/Mappable+JSON.swift",
                    of: .responseMapper),
            ])
    func `a table leaves nothing out`(_ table: Table) throws { try table.expectNothingLeftOut() }
}
