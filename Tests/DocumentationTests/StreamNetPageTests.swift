import Testing

/// The tables on the pages of StreamNet have a row for everything there is.
@Suite struct StreamNetPageTests {
    private static let validating = "Client/Validating/Validation"

    @Test(arguments: [
        Table("ActionsInDetail", "public static var ", in: "Actions/Coding/InputEncoding.swift"),
        Table("ActionsInDetail", "public static func ", in: "Actions/Coding/InputEncoding.swift"),
        Table("ActionsInDetail", "public static var ", in: "Actions/Coding/OutputDecoding.swift"),
        Table(
            "ActionsInDetail", "public static func ", in: "Actions/Coding/OutputDecoding+Keys.swift"
        ),
        Table("AttributesInDetail", "public static var ", ": Key<"),
        Table("WriteAPlugin", "func ", in: "Client/Intercepting/Plugin.swift"),
        Table("EncodeAPayload", "public static func ", in: "Model/Requests/Payload.swift"),
        Table("EncodeAPayload", "let ", in: "Model/Parameters/ParameterStyle.swift"),
        Table("EncodeAPayload", "case ", in: "Model/Parameters/ParameterStyle+Options.swift"),
        Table("ErrorsInDetail", "case ", in: "Model/HTTP/RequestError.swift"),
        Table("ErrorsInDetail", "case ", in: "Model/Responses/TransportError.swift"),
        Table("ValidateAResponse", "public static let ", in: "\(validating)+Status.swift"),
        Table("ValidateAResponse", "public static func ", in: "\(validating)+Status.swift"),
        Table(
            "ValidateAResponse", "public static let ", in: "\(validating)+ContentType.swift"),
        Table(
            "ValidateAResponse", "public static func ", in: "\(validating)+ContentType.swift"),
        Table("ValidateAResponse", "public static func ", in: "\(validating).swift"),
    ])
    func `a table leaves nothing out`(_ table: Table) throws { try table.expectNothingLeftOut() }

    @Test func `what URLSession is known to do wrong is told, and no more`() throws {
        let conformance = "Tests/StreamNetTests/Transport/Conformance"
        let contender = try text(of: "\(conformance)/Contender+URLSession.swift")
        let known = contender.matches(of: /\n +"([^"]+)": \.(?:traps|gets)\(/)
        let page = try text(of: Catalogue.streamNet.page("PlatformTable"))
        let table = try #require(page.split(separator: "\n| a server sends |").last)
        let rows = table.split(separator: "\n\n")[0].matches(of: /\n\| ([^|]+) \|/)
        #expect(!known.isEmpty)
        #expect(Set(rows.map(\.1)) == Set(known.map(\.1)))
    }
}
