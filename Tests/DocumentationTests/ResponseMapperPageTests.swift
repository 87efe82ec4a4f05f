import Testing

/// The tables on the pages of ResponseMapper have a row for everything there is.
@Suite struct ResponseMapperPageTests {
    @Test(
        arguments: [
            ("public func ", "Mapping/Responses/Flow+Fetch.swift"),
            ("public func ", "Mapping/Responses/Flow+MapObject.swift"),
            ("public func ", "Mapping/Responses/Flow+MapResult.swift"),
            ("public func ", "Mapping/Responses/Flow+Problem.swift"),
            ("case ", "Errors/MapError.swift"),
        ].map { Table("MapAResponse", $0, in: $1, of: .responseMapper) }
            + [
                ("public static var ", "Actions/Reading+Models.swift"),
                ("public static func ", "Actions/Reading+Models.swift"),
            ].map { Table("ActionModels", $0, in: $1, of: .responseMapper) }
            + [
                Table(
                    "WhenTheServerLies", "case ", in: "Repairs/Repair.swift", of: .responseMapper),
                Table(
                    "NestedModels", "public func ", in: "Mapping/Models/Modelable+Writing.swift",
                    of: .responseMapper),
            ])
    func `a table leaves nothing out`(_ table: Table) throws { try table.expectNothingLeftOut() }
}
